// SPDX-License-Identifier: BSD-3-Clause
/// Multi-head attention as a layer that owns its weights.
#pragma once

#include "xattn/layers/multi_head_attention.hpp"
