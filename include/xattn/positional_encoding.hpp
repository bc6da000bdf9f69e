// SPDX-License-Identifier: BSD-3-Clause
/// Positional encodings: sinusoidal_encoding, rotary.
#pragma once

#include "xattn/layers/rotary.hpp"
#include "xattn/xtensor/sinusoidal.hpp"
