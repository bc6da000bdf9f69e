#include "xattn/core/a.hpp"
