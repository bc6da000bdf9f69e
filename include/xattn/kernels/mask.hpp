// SPDX-License-Identifier: BSD-3-Clause
/// Which query may attend to which key, as small types joined by &: the rules that need no memory.
#pragma once

#include "xattn/kernels/mask_interval.hpp"
