#include "words.hpp"

#include "meeting.hpp"

namespace {
const int place = ++initialisers();
const std::vector<std::string> all(static_cast<std::size_t>(place > 0 ? 3 : 0), "word");
}  // namespace

const std::vector<std::string>& words() { return all; }
