// SPDX-License-Identifier: BSD-3-Clause
/// Brief   What this translation unit was built with: print it in a bug report, compare it between files.
#pragma once

#include "xattn/core/version.hpp"
#include "xattn/simd/arch.hpp"

namespace xattn::inline XATTN_ISA {

struct build_description {
  const char* version;          // of xattn
  const char* instruction_set;  // isa_avx2, ...
  const char* symbol_tag;       // the inline namespace: instruction set, then what else changes code
  int float_lanes;
  int double_lanes;
  const char* xsimd_version;  // empty where xsimd is not used
  bool assertions;
  bool exceptions;
};

constexpr build_description build_info() noexcept {
  return {
    XATTN_STRING(XATTN_VERSION_MAJOR)
    "." XATTN_STRING(XATTN_VERSION_MINOR) "." XATTN_STRING(XATTN_VERSION_PATCH), XATTN_STRING(XATTN_ISA_SET),
        XATTN_STRING(XATTN_ISA), simd::lanes<float>, simd::lanes<double>,
#if defined(XATTN_SCALAR)
        "",
#else
        XATTN_STRING(XSIMD_VERSION_MAJOR) "." XATTN_STRING(XSIMD_VERSION_MINOR) "." XATTN_STRING(XSIMD_VERSION_PATCH),
#endif
        XATTN_ASSERTIONS != 0, XATTN_EXCEPTIONS != 0,
  };
}

}  // namespace xattn::inline XATTN_ISA
