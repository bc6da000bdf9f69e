// SPDX-License-Identifier: BSD-3-Clause
/// Layer normalisation as a layer that owns its weights.
#pragma once

#include "xattn/layers/layer_norm.hpp"
