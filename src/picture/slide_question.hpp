#pragma once

#include <string>
#include <vector>

namespace lozenge {

/// A question as slides show it, in the words of their look.
struct SlideQuestion {
    std::string text;
    std::vector<std::string> choices; ///< none: the hall points at the board, or says a number
    int answer = 0;                   ///< of choices, counted from 0
    std::string why;
    bool isNumbered = false; ///< where letters are the names of what is compared
    bool isAnswered = false; ///< else it is open

    friend bool operator==(const SlideQuestion&, const SlideQuestion&) = default;
};

} // namespace lozenge
