// SPDX-License-Identifier: BSD-3-Clause
/// Brief   Several hooks as one: see core/tee.hpp.
#pragma once

#include "xattn/core/tee.hpp"
