// SPDX-License-Identifier: BSD-3-Clause
/// xt::view and xt::strided_view, from wherever the installed xtensor keeps them.
#pragma once

#if __has_include(<xtensor/views/xview.hpp>)
#include <xtensor/views/xstrided_view.hpp>
#include <xtensor/views/xview.hpp>
#else
#include <xtensor/xstrided_view.hpp>
#include <xtensor/xview.hpp>
#endif
