#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// How the files of frames are named: by their places, counted from 0, between two texts.
struct FrameNames {
    std::string before;
    std::size_t digits = 4; ///< at least
    std::string after;

    [[nodiscard]] std::string operator()(int place, std::string_view extension) const;
};

/// The names that a pattern such as grid_%02d means. An error says what would be right.
tl::expected<FrameNames, std::string> frameNamesIn(const std::string& pattern, std::string_view extension);

} // namespace lozenge
