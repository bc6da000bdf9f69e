// SPDX-License-Identifier: BSD-3-Clause
#include "support/alloc_counter.hpp"
#include "support/thrown.hpp"

#include <xattn/core/workspace.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace {

using xattn::workspace;
using xattn::workspace_alignment;
using xattn::workspace_ref;

using xattn::detail::call_scratch;

std::byte* first_piece(const call_scratch& scratch) {
  workspace w = scratch.memory();
  return w.take<std::byte>(8);
}

bool aligned(const void* p) { return reinterpret_cast<std::uintptr_t>(p) % workspace_alignment == 0; }

struct with_member {
  double x = 1.5;
};

}  // namespace

TEST_CASE("workspace: sizes round up to whole cache lines", "[core][workspace]") {
  STATIC_REQUIRE(xattn::aligned_bytes(0) == 0);
  STATIC_REQUIRE(xattn::aligned_bytes(1) == 64);
  STATIC_REQUIRE(xattn::aligned_bytes(64) == 64);
  STATIC_REQUIRE(xattn::aligned_bytes(65) == 128);
  STATIC_REQUIRE(xattn::workspace_bytes<double>(9) == 128);
}

TEST_CASE("workspace: pieces are aligned, apart and inside, wherever the buffer starts", "[core][workspace]") {
  alignas(workspace_alignment) std::array<std::byte, 640> memory{};
  for (std::size_t offset = 0; offset < workspace_alignment; ++offset) {
    workspace w(std::span<std::byte>(memory).subspan(offset, 512));
    const float* a = w.take<float>(3);
    const double* b = w.take<double>(9);
    CHECK(aligned(a));
    CHECK(aligned(b));
    CHECK(reinterpret_cast<const std::byte*>(b) >= reinterpret_cast<const std::byte*>(a + 3));
    CHECK(reinterpret_cast<const std::byte*>(b + 9) <= memory.data() + offset + 512);
    CHECK(w.remaining() <= 512 - 192);
    CHECK(w.remaining() >= 512 - 192 - workspace_alignment);
  }
}

TEST_CASE("workspace: a buffer smaller than its misalignment holds nothing", "[core][workspace]") {
  alignas(workspace_alignment) std::array<std::byte, 64> memory{};
  CHECK(workspace(std::span<std::byte>(memory).subspan(1, 8)).remaining() == 0);
  CHECK(workspace(std::span<std::byte>{}).remaining() == 0);
  CHECK(workspace{}.remaining() == 0);
}

TEST_CASE("workspace: elements of a class are constructed", "[core][workspace]") {
  alignas(workspace_alignment) std::array<std::byte, 128> memory;
  memory.fill(std::byte{0xff});
  workspace w{std::span<std::byte>(memory)};
  const with_member* x = w.take<with_member>(3);
  CHECK(x[0].x == 1.5);
  CHECK(x[2].x == 1.5);
}

TEST_CASE("workspace: any contiguous range of bytes that lives can be given", "[core][workspace]") {
  std::vector<std::byte> vector(100);
  std::array<std::byte, 64> array{};
  std::byte plain[32];
  const std::span<std::byte> span(vector);
  CHECK(workspace_ref(vector).bytes().size() == 100);
  CHECK(workspace_ref(array).bytes().data() == array.data());
  CHECK(workspace_ref(plain).bytes().size() == 32);
  CHECK(workspace_ref(span).bytes().data() == vector.data());
  CHECK(workspace_ref(std::span(vector)).given());
  CHECK_FALSE(workspace_ref{}.given());
  STATIC_REQUIRE_FALSE(std::is_constructible_v<workspace_ref, std::vector<std::byte>>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<workspace_ref, const std::vector<std::byte>&>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<workspace_ref, std::vector<float>&>);
}

TEST_CASE("workspace: one that is too small names function and both sizes", "[core][workspace]") {
  std::vector<std::byte> small(100);
  const auto message =
      test::message_of<xattn::option_error>([&] { call_scratch("attention_into", workspace_ref(small), 4096); });
  CHECK(test::mentions(message, {"attention_into", "workspace", "100", "4160"}));
}

TEST_CASE("workspace: one of the size that was asked for is enough at any alignment", "[core][workspace]") {
  std::vector<std::byte> memory(1024 + 2 * workspace_alignment);
  for (std::size_t offset = 0; offset < workspace_alignment; ++offset) {
    const auto piece = std::span<std::byte>(memory).subspan(offset, 1024 + workspace_alignment);
    const call_scratch scratch("f", workspace_ref(piece), 1024);
    CHECK(scratch.memory().remaining() >= 1024);
  }
}

TEST_CASE("workspace: given scratch is the scratch that is used", "[core][workspace]") {
  std::vector<std::byte> memory(512);
  const std::byte* piece = first_piece(call_scratch("f", workspace_ref(memory), 128));
  CHECK(piece >= memory.data());
  CHECK(piece + 128 <= memory.data() + memory.size());
}

TEST_CASE("workspace: without one, small calls use the stack and larger ones allocate when they grow",
          "[core][workspace]") {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{4096}, std::size_t{1} << 17}) {
    const call_scratch scratch("f", {}, bytes);
    CHECK(scratch.memory().remaining() >= bytes);
    CHECK(aligned(first_piece(scratch)));
  }
  std::thread([] {  // whose memory has not grown yet
    const auto counted = [](std::size_t bytes) {
      return test::allocations_during([&] { (void)first_piece(call_scratch("f", {}, bytes)); });
    };
    CHECK(counted(64) == 0);
    (void)counted(100000);  // also tells the thread to give the memory back at its end; how, depends on the C library
    CHECK(counted(4096) == 0);
    CHECK(counted(100000) == 0);
    CHECK(counted(50000) == 0);
    CHECK(counted(200000) == 1);
  }).join();
}

TEST_CASE("workspace: a call inside a call, and other threads, have memory of their own", "[core][workspace]") {
  const std::size_t bytes = 1 << 16;
  const call_scratch outer("f", {}, bytes);
  std::byte* a = first_piece(outer);
  std::fill(a, a + bytes, std::byte{1});
  {
    const call_scratch inner("f", {}, bytes);
    std::byte* b = first_piece(inner);
    std::fill(b, b + bytes, std::byte{2});
  }
  std::thread([&] {
    const call_scratch other("f", {}, bytes);
    std::byte* c = first_piece(other);
    std::fill(c, c + bytes, std::byte{3});
  }).join();
  CHECK(std::count(a, a + bytes, std::byte{1}) == static_cast<std::ptrdiff_t>(bytes));
}

TEST_CASE("workspace: the thread's memory is free again after an exception", "[core][workspace]") {
  const std::size_t bytes = 1 << 16;
  const std::byte* first = first_piece(call_scratch("f", {}, bytes));
  try {
    const call_scratch scratch("f", {}, bytes);
    throw std::runtime_error("body");
  } catch (const std::runtime_error&) {
  }
  CHECK(first_piece(call_scratch("f", {}, bytes)) == first);
}
