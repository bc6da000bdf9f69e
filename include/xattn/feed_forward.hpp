// SPDX-License-Identifier: BSD-3-Clause
/// Feed-forward networks and the activations, as a layer that owns its weights.
#pragma once

#include "xattn/layers/feed_forward.hpp"
