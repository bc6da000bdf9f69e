#include "xattn/core/gone.hpp"
