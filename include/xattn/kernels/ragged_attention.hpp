// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Attention of many sequences of different lengths that lie one after the other, without padding and without
///         copies: each is a strided view of the tokens, and all share one pool of tasks.
/// Shapes  q (tokens, H, D), k (key tokens, G, D), v (key tokens, G, Dv) -> out (tokens, H, Dv), lse (tokens, H);
///         sequence s has the tokens from offsets(s) up to offsets(s + 1).
/// Formula that of attention.hpp on each sequence, with the kernel that it would get alone: the same bits.
/// Edges   sequences without queries or keys are legal. A rule counts rows and columns of its sequence; its batch item
///         b is the number of the sequence.
/// Error   that of attention.hpp.
#pragma once

#include "xattn/kernels/attention.hpp"

namespace xattn::inline XATTN_ISA::kernels {

/// Where sequences start, read from any integer type; the last number is where they end.
struct prefix_sums {
  const void* data = nullptr;
  index_t size = 0;
  index_t stride = 0;
  index_t (*read)(const void* data, index_t element) = nullptr;

  index_t operator()(index_t n) const { return read(data, n * stride); }
  index_t sequences() const noexcept { return size - 1; }
};

/// Tokens [first, first + n) of an array whose axes begin with tokens and heads, as a batch item: heads in front.
template <class E, std::size_t R>
  requires(R >= 2)
view<E, R + 1> tokens_of(const view<E, R>& v, index_t first, index_t n) noexcept {
  extents<R + 1> extent{1, v.extent(1), n}, stride{0, v.stride(1), v.stride(0)};
  for (std::size_t d = 2; d < R; ++d) {
    extent[d + 1] = v.extent(d);
    stride[d + 1] = v.stride(d);
  }
  return {v.data() + first * v.stride(0), extent, stride};
}

/// A call on all sequences; shapes and offsets have been checked.
template <class TQ, class TK = TQ, class TV = TQ>
struct ragged_problem {
  using alone = attention_problem<TQ, TK, TV>;
  using scalar = typename alone::scalar;

  tensor3_view<const TQ> q;
  tensor3_view<const TK> k;
  tensor3_view<const TV> v;
  tensor3_view<scalar> out;
  matrix_view<scalar> lse;
  scalar scale;
  std::optional<scalar> softcap;
  sink_logits<scalar> sinks;
  prefix_sums q_offsets, k_offsets;

  index_t sequences() const noexcept { return q_offsets.sequences(); }

  /// One sequence as a call of its own.
  alone sequence(index_t s) const {
    const index_t first = q_offsets(s), rows = q_offsets(s + 1) - first;
    const index_t first_key = k_offsets(s), keys = k_offsets(s + 1) - first_key;
    alone p{};
    p.q = tokens_of(q, first, rows);
    p.k = tokens_of(k, first_key, keys);
    p.v = tokens_of(v, first_key, keys);
    p.out = tokens_of(out, first, rows);
    p.lse = tokens_of(lse, first, rows);
    p.scale = scale;
    p.softcap = softcap;
    p.sinks = sinks;
    return p;
  }

  score_shape shape(const char* function, index_t s) const {
    const index_t rows = q_offsets(s + 1) - q_offsets(s), keys = k_offsets(s + 1) - k_offsets(s);
    return {function, 4, sequences(), q.extent(1), rows, keys, keys - rows};
  }
};

/// The rule of one sequence of a batch, for kernels that see that sequence alone, as batch item 0.
template <class Bound>
struct sequence_rule : Bound {
  index_t sequence;

  bool allowed(index_t, index_t h, index_t i, index_t j) const { return Bound::allowed(sequence, h, i, j); }
  tile_class classify(const score_tile& t) const { return Bound::classify(moved(t)); }
  template <class T>
  simd::pack<T> modified(simd::pack<T> score, const score_pack& at) const {
    return Bound::modified(score, moved(at));
  }
  template <class T>
  void add_bias(const tile_scores<T>& s, const score_tile& t) const {
    Bound::add_bias(s, moved(t));
  }
  template <class T>
  void exclude(const tile_scores<T>& s, const score_tile& t) const {
    Bound::exclude(s, moved(t));
  }
  template <class T>
  simd::pack<T> reweighed(simd::pack<T> weight, const score_pack& at) const {
    return Bound::reweighed(weight, moved(at));
  }

 private:
  template <class Place>
  Place moved(Place at) const noexcept {
    at.b = sequence;
    return at;
  }
};

/// A mask that is bound to one sequence after the other, whatever its type. It has to outlive this.
template <class T>
class ragged_rules {
 public:
  template <mask M>
  ragged_rules(const char* function, const M& mask) noexcept
      : function_(function),
        mask_(&mask),
        reweighs_(bound_mask_t<M>::reweighs),
        bind_([](const void* self, const score_shape& shape, index_t s, const void* body, on_rules run) {
          using rule = sequence_rule<bound_mask_t<M>>;
          const rule bound{static_cast<const M*>(self)->bind(shape), s};
          run(body, score_rules<T>(bound));
        }) {}

  /// A function of the weights takes the kernel that has them in memory.
  bool reweighs() const noexcept { return reweighs_; }

  /// f(the rules of sequence s); throws what the mask says of a shape that it does not fit.
  template <class Problem, class F>
  void with(const Problem& p, index_t s, const F& f) const {
    bind_(mask_, p.shape(function_, s), s, &f,
          [](const void* body, const score_rules<T>& rules) { (*static_cast<const F*>(body))(rules); });
  }

 private:
  using on_rules = void (*)(const void* body, const score_rules<T>& rules);

  const char* function_;
  const void* mask_;
  bool reweighs_;
  void (*bind_)(const void*, const score_shape&, index_t, const void*, on_rules);
};

/// A call without a hook; run() takes scratch_bytes(rules) of scratch. Sequences that decode run one after the other,
/// each by all threads; the blocks of all others are one pool of tasks.
template <class Problem>
class ragged_run {
 public:
  using T = typename Problem::scalar;
  using alone = typename Problem::alone;

  ragged_run(const Problem& p, const executor_ref& executor) : p_(p), executor_(executor), rows_(stream_rows) {
    const index_t wanted = stream_tasks * executor.concurrency();
    while (executor.concurrency() > 1 && rows_ > strip_columns<T> && tasks() < wanted) rows_ /= 2;
    slots_ = concurrent_tasks(executor, tasks());
    for (index_t s = 0; s < p.sequences(); ++s) {
      const alone one = p.sequence(s);
      if (decodes(one))
        decode_bytes_ = std::max(decode_bytes_, decode_workspace(one, executor));
      else
        block_bytes_ = std::max(block_bytes_, bytes_of(one));
    }
  }

  /// Functions of the weights take one sequence after the other.
  std::size_t scratch_bytes(const ragged_rules<T>& rules) const {
    if (!rules.reweighs()) return scratch_bytes();
    std::size_t bytes = 0;
    for (index_t s = 0; s < p_.sequences(); ++s) {
      bytes = std::max(bytes, plain_workspace(p_.sequence(s), executor_));
    }
    return bytes;
  }
  std::size_t scratch_bytes() const {
    const std::size_t blocks = aligned_bytes(block_bytes_ * static_cast<std::size_t>(slots_));
    return workspace_bytes<index_t>(p_.sequences() + 1) + std::max(blocks, decode_bytes_);
  }

  void run(const ragged_rules<T>& rules, workspace scratch) const {
    for (index_t s = 0; rules.reweighs() && s < p_.sequences(); ++s) {
      rules.with(p_, s, [&](const score_rules<T>& mask) { plain_attention(p_.sequence(s), mask, executor_, scratch); });
    }
    if (!rules.reweighs()) run_blocks(rules, scratch);
  }

 private:
  void run_blocks(const ragged_rules<T>& rules, workspace scratch) const {
    index_t* first = scratch.take<index_t>(p_.sequences() + 1);
    first[0] = 0;
    for (index_t s = 0; s < p_.sequences(); ++s) {
      const alone one = p_.sequence(s);
      first[s + 1] = first[s] + tasks_of(one);
      if (decodes(one)) {
        rules.with(p_, s, [&](const score_rules<T>& mask) { decode_attention(one, mask, executor_, scratch); });
      }
    }
    std::byte* memory = scratch.template take<std::byte>(slots_ * static_cast<index_t>(block_bytes_));
    for_each_task(executor_, first[p_.sequences()], slots_, [&](index_t slot, index_t task) {
      const index_t s = std::upper_bound(first, first + p_.sequences() + 1, task) - first - 1;
      const workspace own(std::span<std::byte>(memory + static_cast<std::size_t>(slot) * block_bytes_, block_bytes_));
      rules.with(p_, s, [&](const score_rules<T>& mask) { some_rows(p_.sequence(s), mask, task - first[s], own); });
    });
  }

  static bool decodes(const alone& one) {
    return has_stream_attention<alone> && !small_attention<alone>::fits(one) && decode_attention_fits(one);
  }
  static bool streams(const alone& one) { return has_stream_attention<alone> && !small_attention<alone>::fits(one); }

  index_t rows_of(const alone& one) const { return streams(one) ? rows_ : plain_block(one); }
  index_t blocks_of(const alone& one) const { return (one.q_len() + rows_of(one) - 1) / rows_of(one); }

  /// A task is a block of rows of one head, or of all heads where they are small.
  index_t tasks_of(const alone& one) const {
    if (decodes(one)) return 0;
    return small_attention<alone>::fits(one) ? blocks_of(one) : blocks_of(one) * one.heads();
  }
  index_t tasks() const {
    index_t n = 0;
    for (index_t s = 0; s < p_.sequences(); ++s) n += tasks_of(p_.sequence(s));
    return n;
  }

  std::size_t bytes_of(const alone& one) const {
    if (one.q_len() == 0 || small_attention<alone>::fits(one)) return 0;
    if constexpr (has_stream_attention<alone>)
      return stream_memory<alone>(one, rows_).bytes(one);
    else
      return plain_workspace(one, {});
  }

  /// Several tasks at once take the last rows of all heads first, as block_grid does.
  void some_rows(const alone& one, const score_rules<T>& mask, index_t task, workspace own) const {
    const index_t blocks = blocks_of(one);
    if (small_attention<alone>::fits(one)) {
      for (index_t h = 0; h < one.heads(); ++h) small_attention<alone>::run(one, mask, block_at(one, h, task));
      return;
    }
    const bool shared = slots_ > 1;
    const index_t head = shared ? task % one.heads() : task / blocks;
    const query_block at = block_at(one, head, shared ? blocks - 1 - task / one.heads() : task % blocks);
    if constexpr (has_stream_attention<alone>)
      stream_task<alone>(one, mask, at, own).run({});
    else
      detail::run_block(one, mask, at, own);
  }

  query_block block_at(const alone& one, index_t head, index_t block) const {
    const index_t rows = rows_of(one), first = block * rows;
    return {0, head, one.kv_head(head), first, std::min(rows, one.q_len() - first)};
  }

  const Problem& p_;
  executor_ref executor_;
  index_t rows_, slots_ = 1;
  std::size_t block_bytes_ = 0, decode_bytes_ = 0;
};

/// Scratch of a call for an executor of this concurrency, with any hook.
template <class Problem>
std::size_t ragged_workspace(const Problem& p, const executor_ref& executor) {
  std::size_t bytes = ragged_run<Problem>(p, executor).scratch_bytes();
  for (index_t s = 0; s < p.sequences(); ++s) bytes = std::max(bytes, attention_workspace(p.sequence(s), executor));
  return bytes;
}

/// The call under observation: one sequence after the other, each with its number as batch item. `scratch` holds
/// ragged_workspace bytes.
template <class Problem, tracer Tr>
void ragged_observed(const Problem& p, const ragged_rules<typename Problem::scalar>& rules,
                     const executor_ref& executor, workspace scratch, Tr tr, trace::place where) {
  using trace::origin;
  using trace::stage;
  for (index_t s = 0; s < p.sequences(); ++s) {
    const auto one = p.sequence(s);
    where.at.batch = static_cast<std::int32_t>(s);
    if constexpr (trace::wants<Tr, stage::q>) trace::emit<stage::q, origin::computed>(tr, where, one.q);
    if constexpr (trace::wants<Tr, stage::k>) trace::emit<stage::k, origin::computed>(tr, where, one.k);
    if constexpr (trace::wants<Tr, stage::v>) trace::emit<stage::v, origin::computed>(tr, where, one.v);
    rules.with(p, s, [&](const auto& mask) { kernels::attention(one, mask, executor, scratch, tr, where); });
  }
}

}  // namespace xattn::inline XATTN_ISA::kernels
