// SPDX-License-Identifier: BSD-3-Clause
/// Multiplications and additions that the processor can do, by instructions that no compiler can merge or leave out.
#pragma once

#include <xattn/simd/arch.hpp>

namespace bench {

/// Independent chains in flight: more than latency times throughput of the processors with these instruction sets.
inline constexpr int chains = 12;

/// True if there is code for this instruction set.
template <class T>
inline constexpr bool has_fma_loop =
#if defined(__x86_64__)
    xattn::simd::lanes<T> > 1;
#else
    false;
#endif

/// Operations of one round of fma_loop: without a fused instruction, half of the chains multiply and half of them add.
template <class T>
inline constexpr double operations_of_round =
#if defined(__FMA__)
    2.0 * chains* xattn::simd::lanes<T>;
#else
    1.0 * chains* xattn::simd::lanes<T>;
#endif

/// All numbers are zero, so that none is a denormal.
template <class T>
void fma_loop([[maybe_unused]] long rounds) {
#if defined(__x86_64__)
  [[maybe_unused]] constexpr int bytes = xattn::simd::lanes<T> * static_cast<int>(sizeof(T));
#if defined(__FMA__)
  if constexpr (bytes == 64) {
    asm volatile(
        ".irp r,0,1,2,3,4,5,6,7,8,9,10,11,15\n vxorps %%xmm\\r,%%xmm\\r,%%xmm\\r\n .endr\n 1:\n"
        ".irp r,0,1,2,3,4,5,6,7,8,9,10,11\n .if %c[single]\n vfmadd231ps %%zmm15,%%zmm15,%%zmm\\r\n"
        ".else\n vfmadd231pd %%zmm15,%%zmm15,%%zmm\\r\n .endif\n .endr\n dec %[n]\n jnz 1b"
        : [n] "+r"(rounds)
        : [single] "i"(sizeof(T) == 4)
        : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm15",
          "cc");
  } else {
    asm volatile(
        ".irp r,0,1,2,3,4,5,6,7,8,9,10,11,15\n vxorps %%xmm\\r,%%xmm\\r,%%xmm\\r\n .endr\n 1:\n"
        ".irp r,0,1,2,3,4,5,6,7,8,9,10,11\n .if %c[single]\n vfmadd231ps %%ymm15,%%ymm15,%%ymm\\r\n"
        ".else\n vfmadd231pd %%ymm15,%%ymm15,%%ymm\\r\n .endif\n .endr\n dec %[n]\n jnz 1b"
        : [n] "+r"(rounds)
        : [single] "i"(sizeof(T) == 4)
        : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm15",
          "cc");
  }
#elif defined(__AVX__)
  asm volatile(
      ".irp r,0,1,2,3,4,5,6,7,8,9,10,11,15\n vxorps %%xmm\\r,%%xmm\\r,%%xmm\\r\n .endr\n 1:\n .if %c[single]\n"
      ".irp r,0,2,4,6,8,10\n vmulps %%ymm15,%%ymm\\r,%%ymm\\r\n .endr\n"
      ".irp r,1,3,5,7,9,11\n vaddps %%ymm15,%%ymm\\r,%%ymm\\r\n .endr\n .else\n"
      ".irp r,0,2,4,6,8,10\n vmulpd %%ymm15,%%ymm\\r,%%ymm\\r\n .endr\n"
      ".irp r,1,3,5,7,9,11\n vaddpd %%ymm15,%%ymm\\r,%%ymm\\r\n .endr\n .endif\n dec %[n]\n jnz 1b"
      : [n] "+r"(rounds)
      : [single] "i"(sizeof(T) == 4)
      : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm15",
        "cc");
#else
  asm volatile(
      ".irp r,0,1,2,3,4,5,6,7,8,9,10,11,15\n xorps %%xmm\\r,%%xmm\\r\n .endr\n 1:\n .if %c[single]\n"
      ".irp r,0,2,4,6,8,10\n mulps %%xmm15,%%xmm\\r\n .endr\n .irp r,1,3,5,7,9,11\n addps %%xmm15,%%xmm\\r\n .endr\n"
      ".else\n"
      ".irp r,0,2,4,6,8,10\n mulpd %%xmm15,%%xmm\\r\n .endr\n .irp r,1,3,5,7,9,11\n addpd %%xmm15,%%xmm\\r\n .endr\n"
      ".endif\n dec %[n]\n jnz 1b"
      : [n] "+r"(rounds)
      : [single] "i"(sizeof(T) == 4)
      : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm15",
        "cc");
#endif
#endif
}

}  // namespace bench
