// SPDX-License-Identifier: BSD-3-Clause
/// For people who port a model: what PyTorch and ONNX compute, in their own terms, and loaders of weights. Not part of
/// xattn.hpp.
#pragma once

#include "xattn/layers/onnx_attention.hpp"
#include "xattn/layers/torch_mha.hpp"
#include "xattn/layers/torch_weights.hpp"
#include "xattn/models/torch_layers.hpp"
#include "xattn/xtensor/torch_sdpa.hpp"
