# Finds or fetches what xattn builds on.
#
#   xattn_need(NAME TARGET MINIMUM)   afterwards TARGET exists: it was there, or was found, or is fetched
#
# XATTN_DEPS says which ways are allowed. The archive of each NAME can be changed with XATTN_URL_NAME and
# XATTN_SHA256_NAME (a mirror, a file:// URL).
include_guard(GLOBAL)
include(FetchContent)
include(${CMAKE_CURRENT_LIST_DIR}/pins.cmake)

set(XATTN_DEPS AUTO CACHE STRING "Dependencies: AUTO (installed, else fetched), SYSTEM (installed only) or FETCH")
set_property(CACHE XATTN_DEPS PROPERTY STRINGS AUTO SYSTEM FETCH)

# Looks for an installed package. No version is passed on: xsimd calls only its own major version compatible.
macro(xattn_find name target)
  if(NOT TARGET ${target} AND NOT XATTN_DEPS STREQUAL "FETCH")
    find_package(${name} CONFIG QUIET)
    if(TARGET ${target})
      message(STATUS "xattn: found ${name} ${${name}_VERSION} in ${${name}_DIR}")
    endif()
  endif()
endmacro()

macro(xattn_need name target minimum)
  xattn_find(${name} ${target})
  if(NOT TARGET ${target})
    if(XATTN_DEPS STREQUAL "SYSTEM")
      message(FATAL_ERROR "xattn: ${name} ${minimum} or newer is not installed (and XATTN_DEPS=SYSTEM forbids to fetch it).")
    endif()
    xattn_fetch(${name})
  elseif(${name}_DIR AND "${${name}_VERSION}" VERSION_LESS ${minimum})
    message(FATAL_ERROR "xattn: needs ${name} ${minimum} or newer, but ${${name}_DIR} holds ${${name}_VERSION}; "
                        "set CMAKE_PREFIX_PATH to a newer one or XATTN_DEPS to FETCH.")
  endif()
endmacro()

# Downloads the pinned archive of NAME and adds it to the build.
function(xattn_fetch name)
  set(url "${XATTN_PIN_URL_${name}}")
  set(sha256 "${XATTN_PIN_SHA256_${name}}")
  if(XATTN_URL_${name})
    set(url "${XATTN_URL_${name}}")
    set(sha256 "${XATTN_SHA256_${name}}")
  endif()
  message(STATUS "xattn: fetching ${name} from ${url}")
  set(as_system "")
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.25)
    set(as_system SYSTEM)  # must come first: after URL_HASH it would become a part of the hash
  endif()
  set(stamp "")
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.24)
    set(stamp DOWNLOAD_EXTRACT_TIMESTAMP OFF)
  endif()
  FetchContent_Declare(${name} ${as_system} URL "${url}" URL_HASH "SHA256=${sha256}" INACTIVITY_TIMEOUT 60 ${stamp})
  FetchContent_MakeAvailable(${name})
  message(STATUS "xattn: fetched ${name}")
endfunction()

# What the library itself needs. xtl comes before xsimd: Debian's xsimd target links xtl without looking for it.
macro(xattn_need_library_dependencies)
  find_package(Threads REQUIRED)
  xattn_find(xtl xtl)
  xattn_need(xsimd xsimd 8.1.0)
  xattn_find(xtensor xtensor)
  if(NOT TARGET xtensor)
    xattn_pick_xtensor()
    xattn_need(xtl xtl 0.7.2)
  endif()
  xattn_need(xtensor xtensor 0.24.3)
endmacro()
