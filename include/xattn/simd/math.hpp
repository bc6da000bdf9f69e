// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Every function of packs: exp, exp2, sigmoid, log, tanh, erf.
#pragma once

#include "xattn/simd/error_function.hpp"
#include "xattn/simd/exp.hpp"
#include "xattn/simd/hyperbolic.hpp"
#include "xattn/simd/log.hpp"
