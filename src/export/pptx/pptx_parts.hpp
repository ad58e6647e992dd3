#pragma once

#include "export/show.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The parts of a PowerPoint deck as XML. Lengths are EMU, of which 914400 are an inch.

namespace lozenge {

struct EmuBox {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

/// How large the slides are, and where the picture lies on them: over all of them, unless it is too long and narrow
/// for any slide.
struct SlideFormat {
    std::int64_t width = 0;
    std::int64_t height = 0;
    EmuBox picture;
};

SlideFormat slideFormat(int pictureWidth, int pictureHeight);

/// From a part to another that it uses. The first has the id rId1, and so on.
struct Relation {
    std::string_view type; ///< the last word of its name: "slide", "image"
    std::string target;
};

std::string relationsXml(std::span<const Relation> relations);
std::string contentTypesXml(int slides);
std::string corePropertiesXml(const std::string& title, const std::string& subject);
std::string appPropertiesXml(int slides);

/// Relates to the slide master, the notes master and the theme, and then to the slides.
std::string presentationXml(const SlideFormat& format, int slides, std::span<const ShownChapter> sections);

std::string themeXml(const Theme& theme);
std::string slideMasterXml(const SlideFormat& format);
std::string frameLayoutXml(const SlideFormat& format); ///< of the frames: the title lies above the slide
std::string textLayoutXml();                           ///< of slides that a lecturer adds
std::string notesMasterXml();

/// What is told of a frame, apart from its picture.
struct SlideWords {
    std::string title;
    std::string description; ///< of the picture, for those who do not see it
    std::vector<std::string> notes;
};

SlideWords slideWords(const ShownFrame& frame);

/// Relates to the layout, the picture and the notes.
std::string slideXml(const SlideFormat& format, const SlideWords& words);
/// Relates to the notes master and the slide.
std::string notesXml(const SlideFormat& format, const SlideWords& words);

} // namespace lozenge
