// SPDX-License-Identifier: BSD-3-Clause
/// Attention: attention, attention_into, attention_with_lse, merge, merge_into, attention_ragged, attention_ragged_into,
/// attention_paged, attention_paged_into, attention_summary, attention_summary_ragged, attention_summary_paged,
/// workspace_size, matmul, and the masks: causal, causal_top_left, causal_at, window, sliding_window, chunked, prefix,
/// segments, valid_lengths, query_at, boolean, boolean_bits, key_padding, additive, alibi, t5_bias, relative_bias,
/// score_mod, mask_mod, prob_mod, dropout, and blocks of any.
#pragma once

#include "xattn/kernels/block_mask.hpp"
#include "xattn/xtensor/attention.hpp"
#include "xattn/xtensor/attention_summary.hpp"
#include "xattn/xtensor/matmul.hpp"
#include "xattn/xtensor/paged_attention.hpp"
#include "xattn/xtensor/paged_summary.hpp"
#include "xattn/xtensor/partial_attention.hpp"
#include "xattn/xtensor/ragged_attention.hpp"
#include "xattn/xtensor/ragged_summary.hpp"
