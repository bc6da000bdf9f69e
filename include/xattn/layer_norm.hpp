// SPDX-License-Identifier: BSD-3-Clause
/// Layer normalisation and root-mean-square normalisation as layers that own their weights.
#pragma once

#include "xattn/layers/layer_norm.hpp"
#include "xattn/layers/rms_norm.hpp"
