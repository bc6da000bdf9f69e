// SPDX-License-Identifier: BSD-3-Clause
/// Attention: attention, attention_into, workspace_size, matmul, and the masks causal, causal_top_left, causal_at,
/// boolean, additive.
#pragma once

#include "xattn/xtensor/attention.hpp"
#include "xattn/xtensor/matmul.hpp"
