// SPDX-License-Identifier: BSD-3-Clause
/// Positional encodings: sinusoidal_encoding.
#pragma once

#include "xattn/xtensor/sinusoidal.hpp"
