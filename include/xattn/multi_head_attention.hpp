// SPDX-License-Identifier: BSD-3-Clause
/// Multi-head attention as a layer that owns its weights, and attention_summary over the keys of its cache.
#pragma once

#include "xattn/layers/cache_summary.hpp"
#include "xattn/layers/multi_head_attention.hpp"
