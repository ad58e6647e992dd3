#pragma once

#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

namespace lozenge {

struct Session;
struct Stop;

/// How fast a run is played.
struct Speed {
    std::string_view phrase; ///< "{0} steps/s", or below 1 "1 step in {0} s"
    double stepsPerSecond = 1;

    [[nodiscard]] std::string name(const Look& look) const
    {
        return tr(look, phrase, std::lround(std::max(stepsPerSecond, 1 / stepsPerSecond)));
    }
};

inline constexpr int usualSpeed = 2; ///< a row of either kind's

/// What can be done with what is looked at, which is either of two kinds: a run that is stepped, or a survey. A place
/// is a moment of the one and a station of the other. Commands ask here, and not which kind it is.
struct RunKind {
    int (*present)(const Session&);
    int (*last)(const Session&);
    std::string (*line)(const Session&);     ///< of the present place, for the transcript
    const Stop* (*speaking)(const Session&); ///< the stop whose words are said there, or null

    void (*goTo)(Session&, int place);
    void (*forward)(Session&, int count);
    void (*back)(Session&, int count);
    void (*nextChapter)(Session&);
    void (*previousChapter)(Session&);
    void (*nextStop)(Session&);
    void (*previousStop)(Session&);

    bool (*play)(Session&, double seconds);       ///< lets time go by; whether anything changed
    double (*secondsUntilChange)(const Session&); ///< by itself
    std::span<const Speed> (*speeds)();
};

const RunKind& kindOf(const Session& session);

} // namespace lozenge
