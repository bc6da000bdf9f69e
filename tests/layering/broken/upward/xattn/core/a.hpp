#include "xattn/kernels/b.hpp"
