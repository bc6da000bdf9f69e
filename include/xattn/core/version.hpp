// SPDX-License-Identifier: BSD-3-Clause
/// The version of xattn; the build reads it from here.
#pragma once

#define XATTN_VERSION_MAJOR 0
#define XATTN_VERSION_MINOR 1
#define XATTN_VERSION_PATCH 0
