// SPDX-License-Identifier: BSD-3-Clause
/// The only header that defines macros: compiler floor, instruction set tag, error and assertion policy.
///
/// XATTN_ISA names the inline namespace that holds all of xattn. It is made of everything that changes generated code
/// (instruction set, assertions, exceptions), so that two files built with different flags have different symbols: a
/// mix is a link error or two separate copies, never one copy with instructions that the processor may not have.
///
/// What a user may define: XATTN_SCALAR (no vector unit), XATTN_ASSERTIONS (0 or 1; default 0, whatever NDEBUG says),
/// XATTN_ALLOW_FINITE_MATH (accept wrong results for infinities and NaN).
#pragma once

#if !defined(__cplusplus) || (__cplusplus < 202002L && !(defined(_MSVC_LANG) && _MSVC_LANG >= 202002L))
#error "xattn needs C++20: compile with -std=c++20 (MSVC: /std:c++20)."
#endif

#if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ && !defined(XATTN_ALLOW_FINITE_MATH)
#error "xattn: -ffinite-math-only (part of -ffast-math and -Ofast) breaks masks, which rest on infinities. Remove the flag, \
or add -fno-finite-math-only, or define XATTN_ALLOW_FINITE_MATH to insist."
#endif

#if defined(XATTN_SCALAR)
#define XATTN_ISA_SET isa_scalar
#elif defined(__AVX512F__) && defined(__AVX512CD__) && defined(__AVX512DQ__) && defined(__AVX512BW__) && \
    defined(__AVX512VL__)
#define XATTN_ISA_SET isa_avx512
#elif defined(__AVX2__) && defined(__FMA__)
#define XATTN_ISA_SET isa_avx2
#elif defined(__AVX__)
#define XATTN_ISA_SET isa_avx
#elif defined(__SSE4_2__)
#define XATTN_ISA_SET isa_sse42
#elif defined(__SSE2__) || defined(_M_X64)
#define XATTN_ISA_SET isa_sse2
#elif defined(__aarch64__)
#define XATTN_ISA_SET isa_neon64
#else
#define XATTN_ISA_SET isa_generic
#endif

#if !defined(XATTN_ASSERTIONS)
#define XATTN_ASSERTIONS 0
#endif

#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define XATTN_EXCEPTIONS 1
#define XATTN_ERRORS_TAG
#else
#define XATTN_EXCEPTIONS 0
#define XATTN_ERRORS_TAG _noexcept
#endif

#if XATTN_ASSERTIONS
#define XATTN_CHECKS_TAG _checked
#else
#define XATTN_CHECKS_TAG
#endif

#define XATTN_JOIN_(a, b, c) a##b##c
#define XATTN_JOIN(a, b, c) XATTN_JOIN_(a, b, c)
#define XATTN_ISA XATTN_JOIN(XATTN_ISA_SET, XATTN_ERRORS_TAG, XATTN_CHECKS_TAG)
#define XATTN_STRING_(x) #x
#define XATTN_STRING(x) XATTN_STRING_(x)

#if defined(_MSC_VER) && !defined(__clang__)
#define XATTN_INLINE __forceinline
#else
#define XATTN_INLINE inline __attribute__((always_inline))
#endif

/// Code kept out of line. Cold: rare branches, so that what calls them stays small. Noinline: what several callers
/// share, so that it is compiled once. One copy: large enough that callers with a constant get none of their own.
#if defined(__GNUC__)
#define XATTN_COLD __attribute__((cold, noinline))
#define XATTN_NOINLINE __attribute__((noinline))
#else
#define XATTN_COLD
#define XATTN_NOINLINE
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define XATTN_ONE_COPY __attribute__((noinline, noclone))
#else
#define XATTN_ONE_COPY XATTN_NOINLINE
#endif

/// Ask for a full unroll of the loop that follows: register tiles must not live on the stack at -O2. Beside g++'s
/// address sanitizer, whose checks multiply with the copies, there is none: compiling would take half as long again.
#if defined(__clang__)
#define XATTN_UNROLL _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__) && !defined(__SANITIZE_ADDRESS__)
#define XATTN_UNROLL _Pragma("GCC unroll 32")
#else
#define XATTN_UNROLL
#endif

/// Internal invariants, never user input: checked with assertions on, free otherwise.
#if XATTN_ASSERTIONS
#define XATTN_ASSERT(condition) \
  ((condition) ? void(0) : ::xattn::detail_assert::failed(#condition, __FILE__, __LINE__))
#include <cstdio>
#include <cstdlib>
namespace xattn::inline XATTN_ISA::detail_assert {
[[noreturn]] inline void failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "xattn internal error: %s (%s:%d)\n", condition, file, line);
  std::abort();
}
}  // namespace xattn::inline XATTN_ISA::detail_assert
#else
#define XATTN_ASSERT(condition) void(0)
#endif
