// SPDX-License-Identifier: BSD-3-Clause
/// Positional encodings: sinusoidal_encoding and its other layouts, learned_encoding, rotary.
#pragma once

#include "xattn/kernels/rotary_lookup.hpp"
#include "xattn/layers/learned_encoding.hpp"
#include "xattn/layers/rotary.hpp"
#include "xattn/xtensor/sinusoidal.hpp"
