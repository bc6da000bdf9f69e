// SPDX-License-Identifier: BSD-3-Clause
/// Everything the library computes, written a second time as plain index loops that share no code with it.
/// Each function is a template on its number type: long double is the truth; the type under test, put through the same
/// loops, is the naive result whose error the truth measures (see tolerance.hpp).
#pragma once

#include "support/oracle/activation.hpp"
#include "support/oracle/array.hpp"
#include "support/oracle/attention.hpp"
#include "support/oracle/blocks.hpp"
#include "support/oracle/dropout.hpp"
#include "support/oracle/layers.hpp"
#include "support/oracle/linear.hpp"
#include "support/oracle/norm.hpp"
#include "support/oracle/position.hpp"
#include "support/oracle/softmax.hpp"
