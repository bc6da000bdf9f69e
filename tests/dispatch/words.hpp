// A variable of another file of the library.
#pragma once

#include <string>
#include <vector>

const std::vector<std::string>& words();
