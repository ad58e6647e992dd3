#include "export/format.hpp"
#include "export/pptx/pptx_deck.hpp"
#include "export/raster/raster.hpp"
#include "export/text/markup.hpp"
#include "picture/text/comma_list.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

// Beyond that a zip needs tables that not every program reads, and no program shows such a deck in good time.
constexpr int mostSlides = 10'000;

constexpr EmuBox notesImage{685800, 685800, 5486400, 3429000};

/// The largest box of the slide's shape in the middle of another.
EmuBox fitted(const SlideFormat& format, const EmuBox& within)
{
    const double scale = std::min(static_cast<double>(within.width) / static_cast<double>(format.width),
                                  static_cast<double>(within.height) / static_cast<double>(format.height));
    const auto width = static_cast<std::int64_t>(static_cast<double>(format.width) * scale);
    const auto height = static_cast<std::int64_t>(static_cast<double>(format.height) * scale);
    return {within.x + (within.width - width) / 2, within.y + (within.height - height) / 2, width, height};
}

/// Sentences one after the other, each with its full stop.
std::string asSentences(std::span<const std::string> parts)
{
    std::string text;
    for (const std::string& part : parts) {
        if (part.empty())
            continue;
        text += text.empty() ? part : " " + part;
        if (std::string_view(".!?:").find(text.back()) == std::string_view::npos)
            text += '.';
    }
    return text;
}

std::vector<std::string> paragraphs(const std::string& text)
{
    std::vector<std::string> found;
    for (const std::string_view part : partsOf(text, '\n'))
        if (std::string line = onOneLine(part); !line.empty())
            found.push_back(std::move(line));
    return found;
}

/// What is told of a frame beside its picture.
std::vector<std::string> notesOf(const Page& frame)
{
    std::vector<std::string> notes = paragraphs(frame.narration);
    for (const std::string& note : frame.notes)
        for (std::string& paragraph : paragraphs(note))
            notes.push_back(std::move(paragraph));
    for (const std::string* words : {&frame.equation, &frame.caption})
        if (std::string line = onOneLine(*words); !line.empty())
            notes.push_back(std::move(line));
    return notes;
}

std::string slideXml(const Skeletons& skeletons, const SlideFormat& format, const Page& frame, bool isAgain)
{
    // A title is unique, as those who go from title to title need it.
    const std::string title = onOneLine(frame.title) + (isAgain ? " (" + frame.name + ")" : "");
    // For those who do not see the picture.
    const std::string description =
        asSentences(std::vector{onOneLine(frame.caption), onOneLine(frame.equation), onOneLine(frame.narration)});
    return skeletons.filled("slide", {{"title", escaped(title, inElement)},
                                      {"description", escaped(description, inQuotes)},
                                      {"place", skeletons.place(format.picture)}});
}

std::string notesXml(const Skeletons& skeletons, const SlideFormat& format, const Page& frame)
{
    std::string notes;
    for (const std::string& paragraph : notesOf(frame))
        notes += "<a:p><a:r><a:t>" + escaped(paragraph, inElement) + "</a:t></a:r></a:p>";
    return skeletons.filled("notes", {{"slidePlace", skeletons.place(fitted(format, notesImage))},
                                      {"notes", notes.empty() ? "<a:p/>" : notes}});
}

/// A frame as the parts of its slide, but for its title, which depends on those before.
struct Slide {
    Page words; ///< without its picture
    std::string notes;
    std::string png;
};

} // namespace

void writePptx(const Document& document, AtomicFile& file, const Progress& progress)
{
    const int slides = document.count;
    if (slides > mostSlides)
        throw ExportFault({ExportError::Kind::Wrong, std::to_string(slides) +
                                                         " slides are too many for a deck, which takes " +
                                                         std::to_string(mostSlides) + "; try --steps phases"});
    const Skeletons skeletons = readSkeletons();
    const SlideFormat format = slideFormat(document.options().width, document.options().height);
    OrderedPipeline made(
        slides,
        [&](int index) {
            Page frame = document.page(index);
            Slide slide{{}, notesXml(skeletons, format, frame), pngOf(frame.picture)};
            frame.picture = {};
            slide.words = std::move(frame);
            return slide;
        },
        pagesAtOnce(document.options()));
    PptxPackage package(file);
    const auto add = [&](const std::string& name, const std::string& xml) {
        package.add(name, "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n" + xml);
    };
    for (const auto& [name, xml] : deckParts(skeletons, document, format))
        add(name, xml);
    std::set<std::string> titles;
    for (int index = 0; index < slides; ++index) {
        const Slide slide = made.next();
        const std::string number = std::to_string(index + 1);
        const Fillings values{{"number", number}}; // of what belongs to that slide alone
        add("ppt/slides/slide" + number + ".xml",
            slideXml(skeletons, format, slide.words, !titles.insert(onOneLine(slide.words.title)).second));
        add("ppt/slides/_rels/slide" + number + ".xml.rels", skeletons.filled("slide_rels", values));
        add("ppt/notesSlides/notesSlide" + number + ".xml", slide.notes);
        add("ppt/notesSlides/_rels/notesSlide" + number + ".xml.rels", skeletons.filled("notes_rels", values));
        package.add("ppt/media/frame" + number + ".png", slide.png, true);
        if (file.hasFailed())
            return;
        tell(progress, index + 1, slides);
    }
    package.finish();
}

} // namespace lozenge
