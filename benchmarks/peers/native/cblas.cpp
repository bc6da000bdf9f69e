// SPDX-License-Identifier: BSD-3-Clause
/// sgemm of a library that is loaded by name: MKL, with weights in its own layout too, or OpenBLAS.
#include "native/peer.hpp"

#include <dlfcn.h>

#include <array>
#include <fstream>
#include <stdexcept>
#include <vector>

namespace peer {
namespace {

enum : int { row_major = 101, plain = 111, packed = 151, second_operand = 162 };

using sgemm_function = void(int, int, int, int, int, int, float, const float*, int, const float*, int, float, float*,
                            int);
using pack_size_function = std::size_t(int, int, int, int);
using pack_function = void(int, int, int, int, int, int, float, const float*, int, float*);
using compute_function = void(int, int, int, int, int, int, const float*, int, const float*, int, float, float*, int);

void* library = nullptr;

/// OpenBLAS puts its maker's name in front of its functions.
template <class F>
F* find(const std::string& name) {
  for (const char* prefix : {"", "scipy_"}) {
    if (void* found = dlsym(library, (prefix + name).c_str())) return reinterpret_cast<F*>(found);
  }
  return nullptr;
}

template <class F>
F* need(const std::string& name) {
  if (F* found = find<F>(name)) return found;
  throw std::runtime_error("no function " + name);
}

bool is_mkl() { return find<void()>("MKL_Get_Version_String") != nullptr; }

/// MKL loads one file for each instruction set.
std::string mkl_kernels() {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    for (const char* set : {"avx512", "avx10", "avx2", "mc3", "def"}) {
      if (line.find(std::string("libmkl_") + set + ".so") != std::string::npos) return set;
    }
  }
  return "unknown";
}

struct sizes {
  int m, n, k;
  explicit sizes(const request& r)
      : m(static_cast<int>(r.sizes[0])), n(static_cast<int>(r.sizes[1])), k(static_cast<int>(r.sizes[2])) {}
};

std::unique_ptr<problem> product(const request& r) {
  auto* const sgemm = need<sgemm_function>("cblas_sgemm");
  return problem_of([=, s = sizes(r), a = r.inputs[0], b = r.inputs[1], c = r.out] {
    sgemm(row_major, plain, plain, s.m, s.n, s.k, 1.0f, a, s.k, b, s.n, 0.0f, c, s.n);
  });
}

std::unique_ptr<problem> packed_product(const request& r) {
  const sizes s(r);
  auto* const compute = need<compute_function>("cblas_sgemm_compute");
  const std::size_t bytes = need<pack_size_function>("cblas_sgemm_pack_get_size")(second_operand, s.m, s.n, s.k);
  std::vector<float> w(bytes / sizeof(float) + 1);
  need<pack_function>("cblas_sgemm_pack")(row_major, second_operand, plain, s.m, s.n, s.k, 1.0f, r.inputs[1], s.n,
                                          w.data());
  return problem_of([=, w = std::move(w), x = r.inputs[0], y = r.out] {
    compute(row_major, plain, packed, s.m, s.n, s.k, x, s.k, w.data(), s.n, 0.0f, y, s.n);
  });
}

}  // namespace

/// The first product makes the library choose its kernels.
void start(int threads, const std::string& place) {
  library = dlopen(place.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (library == nullptr) throw std::runtime_error(dlerror());
  need<void(int)>(is_mkl() ? "MKL_Set_Num_Threads" : "openblas_set_num_threads")(threads);
  const float one = 1;
  float two = 0;
  need<sgemm_function>("cblas_sgemm")(row_major, plain, plain, 1, 1, 1, 2.0f, &one, 1, &one, 1, 0.0f, &two, 1);
}

std::string description() {
  if (!is_mkl()) {
    const std::string config = need<const char*()>("openblas_get_config")();
    return config.substr(0, config.find("  ")) + ", core " + need<const char*()>("openblas_get_corename")();
  }
  std::array<char, 200> version{};
  need<void(char*, int)>("MKL_Get_Version_String")(version.data(), static_cast<int>(version.size()));
  const std::string words = version.data();
  const std::size_t first = words.find("Version ");
  return words.substr(first, words.find(" for") - first) + ", kernels " + mkl_kernels();
}

std::string ways(const std::string& operation, const std::int64_t*) {
  if (operation == "linear" && is_mkl()) return ",packed";
  return operation == "matmul" || operation == "linear" ? "" : "-";
}

std::unique_ptr<problem> prepare(const request& r) { return r.way.empty() ? product(r) : packed_product(r); }

}  // namespace peer
