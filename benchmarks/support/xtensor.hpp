// SPDX-License-Identifier: BSD-3-Clause
/// Containers and functions of xtensor, from its flat headers (up to 0.25) or its foldered ones.
#pragma once

#include <xattn/xtensor/containers.hpp>

#if __has_include(<xtensor/containers/xtensor.hpp>)
#include <xtensor/core/xmath.hpp>
#include <xtensor/core/xtensor_config.hpp>
#include <xtensor/generators/xbuilder.hpp>
#include <xtensor/views/xview.hpp>
#else
#include <xtensor/xbuilder.hpp>
#include <xtensor/xmath.hpp>
#include <xtensor/xtensor_config.hpp>
#include <xtensor/xview.hpp>
#endif
