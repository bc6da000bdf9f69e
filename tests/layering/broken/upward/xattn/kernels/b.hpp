#include "xattn/core/c.hpp"
