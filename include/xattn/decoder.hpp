// SPDX-License-Identifier: BSD-3-Clause
/// The transformer decoder: its layer, and the stack of them; token embedding.
#pragma once

#include "xattn/layers/embedding.hpp"
#include "xattn/models/decoder.hpp"
#include "xattn/models/decoder_layer.hpp"
