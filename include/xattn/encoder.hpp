// SPDX-License-Identifier: BSD-3-Clause
/// The transformer encoder, and with a causal mask and caches the decoder-only model: its layer, and the stack of them;
/// token embedding.
#pragma once

#include "xattn/layers/embedding.hpp"
#include "xattn/models/encoder.hpp"
#include "xattn/models/encoder_layer.hpp"
