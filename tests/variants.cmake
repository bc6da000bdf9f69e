# Every variant that this machine can run, in XATTN_VARIANTS; the one that runs all tests by default is XATTN_MAIN_VARIANT.
# A variant that cannot run is left out with one sentence. Compiling is what the tests spend their time on, so none is
# optimised more than it needs (both sanitizers at once take g++ three times as long with -O1 as with -O0).
set(optimised $<$<CONFIG:Release>:-O2>)
set(barely_optimised $<$<CONFIG:Release>:-O1>)
set(main_optimised ${barely_optimised})
if(XATTN_TEST_SET STREQUAL "all")
  set(main_optimised ${optimised})
endif()
set(sanitized -O0 -g1 -UNDEBUG -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all)

xattn_machine_runs(SSE2 runs_sse2)
if(runs_sse2)
  xattn_variant(sse2 ARCH SSE2 ISA isa_sse2 LANES 4 OPTIONS ${optimised})
  xattn_variant(sse2_sanitized ARCH SSE2 ISA isa_sse2 LANES 4 OPTIONS ${sanitized})
  list(APPEND XATTN_VARIANTS sse2 sse2_sanitized)
endif()

xattn_machine_runs(AVX2 runs_avx2)
set(best ARCH ${XATTN_BEST_ARCH})
if(runs_avx2)
  list(APPEND best ISA isa_avx2 LANES 8)
  set(XATTN_MAIN_VARIANT avx2)
  xattn_variant(avx2 ${best} OPTIONS ${main_optimised})
  xattn_variant(avx2_sanitized ${best} OPTIONS ${sanitized})
  list(APPEND XATTN_VARIANTS avx2 avx2_sanitized)
else()
  message(STATUS "xattn tests: no AVX2 variant, because this machine does not run AVX2.")
  set(XATTN_MAIN_VARIANT native)
  xattn_variant(native ${best} OPTIONS ${optimised})
  list(APPEND XATTN_VARIANTS native)
endif()

xattn_machine_runs(AVX512 runs_avx512)
if(runs_avx512)
  xattn_variant(avx512 ARCH AVX512 ISA isa_avx512 LANES 16 OPTIONS ${optimised})
  list(APPEND XATTN_VARIANTS avx512)
else()
  message(STATUS "xattn tests: no AVX-512 variant, because this machine does not run AVX-512.")
endif()

xattn_variant(scalar ARCH ${XATTN_BEST_ARCH} ISA isa_scalar LANES 1 OPTIONS ${barely_optimised} DEFINITIONS XATTN_SCALAR=1)
list(APPEND XATTN_VARIANTS scalar)

xattn_find_newest_xsimd()
if(XATTN_NEWEST_XSIMD)
  message(STATUS "xattn tests: newest xsimd is the one in ${XATTN_NEWEST_XSIMD}")
  xattn_variant(newest_xsimd ${best} OPTIONS ${barely_optimised})
  target_include_directories(variant_newest_xsimd SYSTEM BEFORE INTERFACE ${XATTN_NEWEST_XSIMD})
  list(APPEND XATTN_VARIANTS newest_xsimd)
else()
  message(STATUS "xattn tests: no newest-xsimd variant, because neither XATTN_NEWEST_XSIMD nor the Python package pythran gives its headers.")
endif()

if(XATTN_NEWEST_XTENSOR)
  xattn_variant(newest_xtensor ${best} OPTIONS ${barely_optimised})
  target_include_directories(variant_newest_xtensor SYSTEM BEFORE INTERFACE ${XATTN_NEWEST_XTENSOR})
  list(APPEND XATTN_VARIANTS newest_xtensor)
else()
  message(STATUS "xattn tests: no newest-xtensor variant, because XATTN_NEWEST_XTENSOR does not name the headers of 0.26 or later.")
endif()

# Flags that let the compiler change values, short of those that the headers refuse: what is exact must stay so. Linked
# without them, because g++ would make the program flush denormal numbers.
xattn_variant(value_changing ${best} OPTIONS -O2 -funsafe-math-optimizations)

# xtensor with vector units of its own, which users may ask for: containers have another allocator, other assignments.
xattn_variant(vector_xtensor ${best} OPTIONS ${barely_optimised} DEFINITIONS XTENSOR_USE_XSIMD)

# Two more that build only the files that ask for them by name.
xattn_variant(noexcept ${best} OPTIONS ${barely_optimised} -fno-exceptions)
set(thread_sanitized -O1 -g1 -fsanitize=thread)
xattn_options_run("${thread_sanitized}" runs_thread_sanitizer)
if(runs_thread_sanitizer)
  xattn_variant(threads ${best} OPTIONS ${thread_sanitized})
else()
  message(STATUS "xattn tests: no thread sanitizer, because programs built with -fsanitize=thread do not run here.")
endif()
