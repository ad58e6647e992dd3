#pragma once

#include "core/moment.hpp"
#include "core/region.hpp"
#include "picture/look.hpp"
#include "picture/picture.hpp"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// The end of a range for heights up to `greatest`: the next quarter of its power of ten, so that marks are round
/// numbers; 1 where all is flat. Ranges end at `leastLimit`: what is smaller is flat beside it.
double roundLimit(double greatest);
inline constexpr double leastLimit = 1e-300;

/// Heights are coloured over -limit to limit: one range for all frames of a run.
struct HeightRange {
    double limit = 1;
    int decimals = 3;     ///< with which heights of this run are written; on small discs with fewer
    int fineDecimals = 3; ///< and in equations, where the smallest offsets must show
    double lowest = -1;   ///< of all heights that the run ever has
    double highest = 1;

    [[nodiscard]] float share(double height) const { return static_cast<float>((height / limit + 1) / 2); }
};

HeightRange heightRange(const Timeline& timeline);

struct ManyMaps;
struct SlideQuestion;

/// Everything that a frame shows. What it holds by reference outlives it.
struct Frame {
    const Timeline& timeline;
    const Moment& moment;
    Look look;
    HeightRange range;
    std::string narration = {};      ///< what the lesson says here; where it is empty the step explains itself
    std::string command = {};        ///< that opens the window on this very frame; empty: not shown
    std::span<const int> stops = {}; ///< moments marked on the strip of chapters
    std::shared_ptr<const Pixels> setPixels = nullptr; ///< those of a large board, where they are at hand already
    std::string title = {};                            ///< of the stop; where it is empty the frame has its own
    std::span<const Region> marks = {};                ///< of the stop: ringed on board and relief
    std::shared_ptr<const ManyMaps> many = nullptr;    ///< of a figure over many seeds, once they are made
    std::optional<Step> asked = std::nullopt; ///< a question about the step to come is open: the last one is silent
    const SlideQuestion* question = nullptr;  ///< that a figure asks or answers

    /// The step that the frame explains; null before the first, and while a question is open.
    [[nodiscard]] const Step* step() const { return asked || !moment.step ? nullptr : &*moment.step; }
    /// Whether nobody speaks but the picture itself.
    [[nodiscard]] bool isUntold() const { return narration.empty() && !question; }
    /// The step that the frame is about: the one asked about, or the one that it explains.
    [[nodiscard]] const Step* subject() const { return asked ? &*asked : step(); }
};

/// What of a frame is wanted.
struct View {
    enum class Kind : std::uint8_t { Slide, Board, Relief };

    std::string_view name, explanation;
    Kind kind = Kind::Slide;
};

inline constexpr std::array<View, 3> views{{
    {"slide", "board, relief, equation and caption on one page", View::Kind::Slide},
    {"board", "the 2D grid alone", View::Kind::Board},
    {"relief", "the surface in 3D alone", View::Kind::Relief},
}};

} // namespace lozenge
