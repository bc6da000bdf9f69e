# The sources that are fetched where a package is not installed: the archives of the projects' release tags.
include_guard(GLOBAL)

# xattn_pin(NAME URL SHA256)
macro(xattn_pin name url sha256)
  set(XATTN_PIN_URL_${name} ${url})
  set(XATTN_PIN_SHA256_${name} ${sha256})
endmacro()

xattn_pin(xsimd https://github.com/xtensor-stack/xsimd/archive/refs/tags/14.3.0.tar.gz
          b3d50e7a73fbf4642ceef30131c93414901d69eee41c2a5302db650b03e2c792)
xattn_pin(Catch2 https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
          c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)
xattn_pin(benchmark https://github.com/google/benchmark/archive/refs/tags/v1.9.5.tar.gz
          9631341c82bac4a288bef951f8b26b41f69021794184ece969f8473977eaa340)

# xtensor 0.26 and later take xtl 0.8, earlier ones 0.7; clang before 16 cannot compile xtensor 0.27.
# Looks at the xtl that may have been found already.
macro(xattn_pick_xtensor)
  if((CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 16)
     OR (TARGET xtl AND "${xtl_VERSION}" VERSION_LESS 0.8))
    xattn_pin(xtensor https://github.com/xtensor-stack/xtensor/archive/refs/tags/0.25.0.tar.gz
              32d5d9fd23998c57e746c375a544edf544b74f0a18ad6bc3c38cbba968d5e6c7)
    xattn_pin(xtl https://github.com/xtensor-stack/xtl/archive/refs/tags/0.7.7.tar.gz
              44fb99fbf5e56af5c43619fc8c29aa58e5fad18f3ba6e7d9c55c111b62df1fbb)
  else()
    xattn_pin(xtensor https://github.com/xtensor-stack/xtensor/archive/refs/tags/0.27.1.tar.gz
              117c192ae3b7c37c0156dedaa88038e0599a6b264666c3c6c2553154b500fe23)
    xattn_pin(xtl https://github.com/xtensor-stack/xtl/archive/refs/tags/0.8.2.tar.gz
              8fb38d6a5856aab5740d2ccb3d791d289f648d4cc506b94a1338fe5fce100c11)
  endif()
endmacro()
