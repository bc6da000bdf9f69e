// message: the scalar type needs an infinity
#include <xattn/core/types.hpp>

struct number {
  double x;
  number(double v = 0) : x(v) {}
  bool operator==(const number&) const = default;
  bool operator<(const number& o) const { return x < o.x; }
  number operator-() const { return -x; }
  friend number operator+(number a, number b) { return a.x + b.x; }
  friend number operator-(number a, number b) { return a.x - b.x; }
  friend number operator*(number a, number b) { return a.x * b.x; }
  friend number operator/(number a, number b) { return a.x / b.x; }
};

#ifndef BAD
template <>
class std::numeric_limits<number> : public std::numeric_limits<double> {};
#endif

static_assert(xattn::real<number>);

int main() { return xattn::minus_infinity<number>() < number(0) ? 0 : 1; }
