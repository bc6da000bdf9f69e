// SPDX-License-Identifier: BSD-3-Clause
/// Eigen, compiled here: matrix products.
#include "native/peer.hpp"

#include <Eigen/Core>

namespace peer {
namespace {

using matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}  // namespace

void start(int threads, const std::string&) { Eigen::setNbThreads(threads); }

std::string description() {
  return std::to_string(EIGEN_WORLD_VERSION) + "." + std::to_string(EIGEN_MAJOR_VERSION) + "." +
         std::to_string(EIGEN_MINOR_VERSION) + ", " + Eigen::SimdInstructionSetsInUse() + ", " +
         std::to_string(Eigen::nbThreads()) + " threads";
}

std::string ways(const std::string& operation, const std::int64_t*) {
  return operation == "matmul" || operation == "linear" ? "" : "-";
}

std::unique_ptr<problem> prepare(const request& r) {
  const Eigen::Map<const matrix> a(r.inputs[0], r.sizes[0], r.sizes[2]), b(r.inputs[1], r.sizes[2], r.sizes[1]);
  return problem_of([a, b, c = Eigen::Map<matrix>(r.out, r.sizes[0], r.sizes[1])]() mutable { c.noalias() = a * b; });
}

}  // namespace peer
