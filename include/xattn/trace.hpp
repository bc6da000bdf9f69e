// SPDX-License-Identifier: BSD-3-Clause
/// Everything that looks at a run: sinks that record, print, measure and write, ways to combine them, and the audit.
#pragma once

#include "xattn/io/chrome_trace.hpp"
#include "xattn/io/html_report.hpp"
#include "xattn/io/json_lines.hpp"
#include "xattn/io/mask_picture.hpp"
#include "xattn/io/npy_folder.hpp"
#include "xattn/io/npz.hpp"
#include "xattn/trace/any.hpp"
#include "xattn/trace/audit.hpp"
#include "xattn/trace/comparison.hpp"
#include "xattn/trace/editor.hpp"
#include "xattn/trace/estimate.hpp"
#include "xattn/trace/filter.hpp"
#include "xattn/trace/nan_finder.hpp"
#include "xattn/trace/recorder.hpp"
#include "xattn/trace/sample.hpp"
#include "xattn/trace/stats.hpp"
#include "xattn/trace/tee.hpp"
#include "xattn/trace/text_printer.hpp"
#include "xattn/trace/tile_recorder.hpp"
#include "xattn/trace/timed_executor.hpp"
