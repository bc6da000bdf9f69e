// SPDX-License-Identifier: BSD-3-Clause
/// The C functions of every library here; an error is a message that Python takes.
#include "native/peer.hpp"

#include <exception>

namespace {

/// Of the last call; it lives until the next one.
std::string text;

const char* said(std::string words) {
  text = std::move(words);
  return text.c_str();
}

/// f(), or null and the reason in peer_error().
template <class F>
auto guarded(F f) noexcept -> decltype(f()) {
  try {
    text.clear();
    return f();
  } catch (const std::exception& e) {
    text = e.what();
  } catch (...) {
    text = "unknown error";
  }
  return {};
}

}  // namespace

extern "C" {

const char* peer_error() { return text.c_str(); }

bool peer_start(int threads, const char* place) {
  return guarded([=] { return peer::start(threads, place), true; });
}

const char* peer_description() {
  return guarded([] { return said(peer::description()); });
}

const char* peer_ways(const char* operation, const std::int64_t* sizes) {
  return guarded([=] { return said(peer::ways(operation, sizes)); });
}

void* peer_prepare(const char* operation, const char* way, const std::int64_t* sizes, bool causal,
                   const float* const* inputs, float* out) {
  return guarded([=]() -> void* { return peer::prepare({operation, way, sizes, causal, inputs, out}).release(); });
}

bool peer_run(void* problem, long calls) {
  return guarded([=] {
    for (long i = 0; i < calls; ++i) static_cast<peer::problem*>(problem)->run();
    return true;
  });
}

void peer_free(void* problem) { delete static_cast<peer::problem*>(problem); }
}
