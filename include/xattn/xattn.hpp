// SPDX-License-Identifier: BSD-3-Clause
/// All of xattn that needs only the standard library, xsimd and xtensor.
#pragma once

#include "xattn/attention.hpp"
#include "xattn/decoder.hpp"
#include "xattn/encoder.hpp"
#include "xattn/feed_forward.hpp"
#include "xattn/layer_norm.hpp"
#include "xattn/multi_head_attention.hpp"
#include "xattn/positional_encoding.hpp"
#include "xattn/simd/build_info.hpp"
#include "xattn/trace.hpp"
#include "xattn/core/dispatch.hpp"
#include "xattn/core/thread_pool.hpp"
#include "xattn/core/version.hpp"
