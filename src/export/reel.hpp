#pragma once

#include "export/show.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// What is told of a frame where its picture is not wanted.
struct FrameRemark {
    std::string shows;                   ///< "step 3, question"
    std::vector<std::string> notes = {}; ///< for who speaks
};

/// Frames in a row, all of one size: what every format with frames is made of. They come from one show, or from several
/// and pages between them, which must live as long. Frames can be made on several threads.
struct Reel {
    std::string title;
    std::string summary;
    const Theme* theme = nullptr;
    const Language* language = nullptr; ///< null: English
    int width = 1920;
    int height = 1080;
    bool isTransparent = false;
    std::optional<FrameNames> names; ///< of files of frames; else numbers
    double framesPerSecond = 4;      ///< of films
    double restingSeconds = 2;       ///< of films, at stops
    int count = 0;
    std::vector<ShownChapter> chapters;
    bool hasLessons = false; ///< the chapters are whole lessons
    std::function<ShownFrame(int place)> frame;
    std::function<FrameRemark(int place)> remark;

    /// The place behind the last frame of a chapter.
    [[nodiscard]] int endOf(std::size_t chapter) const
    {
        return chapter + 1 < chapters.size() ? chapters[chapter + 1].first : count;
    }

    /// How many frames to make at once, so that their pixels fit into memory.
    [[nodiscard]] int atOnce() const;
};

Reel reelOf(const Show& show);

} // namespace lozenge
