// SPDX-License-Identifier: BSD-3-Clause
/// Options drawn until every two that can meet have met with effect.
///   XATTN_DRAWS       draws of a test, in place of those that it takes to let every pair meet
///   XATTN_DRAW_SEED   seed of the first one, the others count up from it. A failure names its seed, which with one
///                     draw gives the same call again.
#pragma once

#include "support/random.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace drawn {

using test::index_t;

constexpr std::size_t most_features = 96;
using options = std::bitset<most_features>;
using pair = std::pair<std::size_t, std::size_t>;

/// Options by number: what they are called, and which of them cannot meet.
struct option_space {
  std::vector<const char*> names;
  std::vector<std::vector<std::size_t>> choices;  // of each of these a call has one
  std::vector<pair> odds;                         // these cannot meet
  std::size_t rare = 0;                           // the first so many are drawn less often
  std::vector<pair> parents{};                    // the first does nothing without the second

  std::size_t size() const { return names.size(); }
  bool at_odds(std::size_t f, std::size_t g) const {
    const auto is = [&](const pair& p) { return p == pair(f, g) || p == pair(g, f); };
    const auto both = [&](const auto& c) {
      return std::count(c.begin(), c.end(), f) + std::count(c.begin(), c.end(), g) == 2;
    };
    const bool told = std::any_of(odds.begin(), odds.end(), is) || std::any_of(choices.begin(), choices.end(), both);
    const std::size_t of_f = parent(f), of_g = parent(g);
    if (of_f != f && of_f != g && at_odds(of_f, g)) return true;
    return f == g || told || (of_g != g && of_g != f && at_odds(f, of_g));
  }
  /// What an option needs to do something; itself if that is nothing.
  std::size_t parent(std::size_t f) const {
    const auto found = std::find_if(parents.begin(), parents.end(), [&](const pair& p) { return p.first == f; });
    return found == parents.end() ? f : found->second;
  }
  /// Neither at odds with the other, nor both of them together with all of a choice.
  bool can_meet(std::size_t f, std::size_t g, const options& known) const {
    const auto left = [&](const auto& choice) {
      return std::any_of(choice.begin(), choice.end(), [&](std::size_t c) {
        return known[c] && (c == f || !at_odds(c, f)) && (c == g || !at_odds(c, g));
      });
    };
    return !at_odds(f, g) && std::all_of(choices.begin(), choices.end(), left);
  }
  std::string shown(const options& on) const {
    std::string text;
    for (std::size_t f = 0; f < size(); ++f) text += on[f] ? std::string(" ") + names[f] : "";
    return text;
  }
  /// Pairs that can meet.
  std::vector<pair> pairs_of(const options& known) const {
    std::vector<pair> all;
    for (std::size_t f = 0; f < size(); ++f) {
      for (std::size_t g = 0; g < f; ++g) {
        if (known[f] && known[g] && can_meet(f, g, known)) all.emplace_back(f, g);
      }
    }
    return all;
  }
  /// Options of a call: the two that must be there, one of each choice, others by chance; none at odds with another.
  options draw(test::random& r, const options& known, const pair& wanted) const {
    options on;
    while (!choose(r, known, wanted, on)) continue;
    const auto all = static_cast<index_t>(size());
    for (std::size_t n = 0, first = static_cast<std::size_t>(r.below(all)); n < size(); ++n) {
      const std::size_t f = (first + n) % size();
      if (r.below(f < rare ? 8 : 3) == 0 && fits(f, on, known)) on[f] = true;
    }
    return on;
  }

 private:
  bool fits(std::size_t f, const options& on, const options& known) const {
    for (std::size_t g = 0; g < size(); ++g) {
      if (on[g] && at_odds(f, g)) return false;
    }
    return known[f];
  }
  /// The wanted ones and one of each choice; false if what was drawn for one leaves nothing for another.
  bool choose(test::random& r, const options& known, const pair& wanted, options& on) const {
    on.reset();
    for (const std::size_t f : {wanted.first, wanted.second}) on[f] = on[parent(f)] = true;
    for (const auto& choice : choices) {
      if (std::any_of(choice.begin(), choice.end(), [&](std::size_t f) { return on[f]; })) continue;
      std::vector<std::size_t> left;
      for (const std::size_t f : choice) {
        if (fits(f, on, known)) left.push_back(f);
      }
      if (left.empty()) return false;
      on[left[static_cast<std::size_t>(r.below(static_cast<index_t>(left.size())))]] = true;
    }
    return true;
  }
};

/// Pairs that have met.
class meetings {
 public:
  void note(std::size_t f, std::size_t g) { met_[f][g] = met_[g][f] = true; }
  void note(const options& on) {
    for (std::size_t f = 0; f < most_features; ++f) met_[f] |= on[f] ? on : options();
  }
  /// Notes the options of a call that had effect, asking of those alone that have not met all the others; gives these.
  template <class Effect>
  options note_effective(const options& on, const Effect& had_effect) {
    options effective;
    const options asked = new_to_some(on);
    for (std::size_t f = 0; f < most_features; ++f) effective[f] = asked[f] && had_effect(f);
    note(effective);
    return effective;
  }
  bool have(const pair& p) const { return met_[p.first][p.second]; }
 private:
  /// Of these the ones that have not met all the others yet.
  options new_to_some(const options& on) const {
    options some;
    for (std::size_t f = 0; f < most_features; ++f) some[f] = on[f] && (on & ~met_[f]).reset(f).any();
    return some;
  }

  std::array<options, most_features> met_{};
};

inline std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

inline index_t one_of(test::random& r, std::initializer_list<index_t> numbers) {
  return numbers.begin()[r.below(static_cast<index_t>(numbers.size()))];
}

/// f(seed, options, random, met) makes a call and notes in `met` what had effect in it, until every pair of the known
/// options has met: draw by draw, each with two of them that have not met yet, `rounds` times over them all at most.
/// With XATTN_DRAWS so many draws, whatever has met. The answer names the pairs that did not meet.
template <class F>
std::string draw_options(const option_space& space, const options& known, std::uint64_t rounds, const F& f) {
  const auto pairs = space.pairs_of(known);
  const bool counted = std::getenv("XATTN_DRAWS") != nullptr;
  const std::uint64_t seed = from_environment("XATTN_DRAW_SEED", 1);
  const std::uint64_t draws = from_environment("XATTN_DRAWS", rounds * pairs.size());
  meetings met;
  for (std::uint64_t s = seed; s < seed + draws; ++s) {
    const auto& wanted = pairs[s % pairs.size()];
    if (!counted && met.have(wanted)) continue;
    test::random r(s);
    f(s, space.draw(r, known, wanted), r, met);
  }
  std::string missing;
  for (const pair& p : pairs) {
    if (!counted && !met.have(p)) missing += std::string(space.names[p.first]) + " & " + space.names[p.second] + "; ";
  }
  return missing;
}

}  // namespace drawn
