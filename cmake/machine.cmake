# Asks whether the machine that builds can also run what it builds; asks once and remembers.
#
#   xattn_machine_runs(SSE2|AVX2|AVX512 RESULT)   code for an instruction set
#   xattn_options_run("OPTIONS" RESULT)           programs compiled and linked with these options
include(CheckCXXSourceRuns)

function(xattn_machine_runs arch result)
  set(features_SSE2 sse2)
  set(features_AVX2 avx2 fma)
  set(features_AVX512 avx512f avx512cd avx512dq avx512bw avx512vl)
  set(condition 1)
  foreach(feature ${features_${arch}})
    string(APPEND condition " && __builtin_cpu_supports(\"${feature}\")")
  endforeach()
  set(CMAKE_REQUIRED_QUIET ON)
  check_cxx_source_runs("int main() { return ${condition} ? 0 : 1; }" XATTN_MACHINE_RUNS_${arch})
  set(${result} ${XATTN_MACHINE_RUNS_${arch}} PARENT_SCOPE)
endfunction()

function(xattn_options_run options result)
  string(MAKE_C_IDENTIFIER "XATTN_RUNS${options}" memory)
  set(CMAKE_REQUIRED_QUIET ON)
  set(CMAKE_REQUIRED_LINK_OPTIONS ${options})
  list(JOIN options " " CMAKE_REQUIRED_FLAGS)
  check_cxx_source_runs("int main() {}" ${memory})
  set(${result} ${${memory}} PARENT_SCOPE)
endfunction()
