#include "xattn/core/b.hpp"
