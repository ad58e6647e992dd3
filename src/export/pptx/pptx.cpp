#include "export/format.hpp"
#include "export/pptx/pptx_deck.hpp"
#include "export/pptx/pptx_package.hpp"
#include "export/pptx/pptx_xml.hpp"
#include "export/raster/png_image.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

// Beyond that a zip needs tables that not every program reads, and no program shows such a deck in good time.
constexpr int mostSlides = 10'000;

constexpr EmuBox notesImage{685800, 685800, 5486400, 3429000};
constexpr EmuBox notesText{685800, 4343400, 5486400, 4114800};

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
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (std::string line = onOneLine(std::string_view(text).substr(begin, end - begin)); !line.empty())
            found.push_back(std::move(line));
        begin = end + 1;
    }
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

std::string slideXml(const pugi::xml_document& slide, const SlideFormat& format, const Page& frame)
{
    // With its number a title is unique, as those who go from title to title need it.
    const std::string title = frame.name + ": " + onOneLine(frame.title);
    // For those who do not see the picture.
    const std::string description =
        asSentences(std::vector{onOneLine(frame.caption), onOneLine(frame.equation), onOneLine(frame.narration)});
    elementNamed(shapeNamed(slide, "Title"), "a:t").text() = title.c_str();
    const pugi::xml_node picture = shapeNamed(slide, "Frame");
    elementNamed(picture, "p:cNvPr").attribute("descr") = description.c_str();
    place(picture, format.picture);
    return xmlOf(slide);
}

std::string notesXml(const pugi::xml_document& notes, const SlideFormat& format, const Page& frame)
{
    place(shapeNamed(notes, "Slide"), fitted(format, notesImage));
    const pugi::xml_node body = shapeNamed(notes, "Notes");
    place(body, notesText);
    pugi::xml_node text = body.child("p:txBody");
    const std::vector<std::string> told = notesOf(frame);
    for (const std::string& paragraph : told)
        text.append_child("a:p").append_child("a:r").append_child("a:t").text() = paragraph.c_str();
    if (told.empty())
        text.append_child("a:p");
    return xmlOf(notes);
}

/// A frame as the parts of its slide.
struct Slide {
    std::string xml;
    std::string notes;
    std::string png;
};

Slide slideOf(const Skeletons& skeletons, const Page& frame, const SlideFormat& format)
{
    return {slideXml(skeleton(skeletons.at("slide")), format, frame),
            notesXml(skeleton(skeletons.at("notes")), format, frame), pngOf(frame.picture)};
}

/// The relations of a slide or its notes: what belongs to that slide alone has its number.
std::string relationsOf(const std::string& xml, const std::string& number)
{
    const pugi::xml_document document = skeleton(xml);
    for (const char* own : {"slide.", "notesSlide.", "frame."})
        for (pugi::xml_node relation : document.document_element()) {
            std::string target = relation.attribute("Target").value();
            if (const auto at = target.find(own); at != std::string::npos)
                relation.attribute("Target") = target.insert(target.rfind('.'), number).c_str();
        }
    return xmlOf(document);
}

void addSlide(PptxPackage& package, const Skeletons& skeletons, const std::string& number, const Slide& slide)
{
    package.add("ppt/slides/slide" + number + ".xml", slide.xml);
    package.add("ppt/slides/_rels/slide" + number + ".xml.rels", relationsOf(skeletons.at("slide_rels"), number));
    package.add("ppt/notesSlides/notesSlide" + number + ".xml", slide.notes);
    package.add("ppt/notesSlides/_rels/notesSlide" + number + ".xml.rels",
                relationsOf(skeletons.at("notes_rels"), number));
    package.add("ppt/media/frame" + number + ".png", slide.png, true);
}

} // namespace

void writePptx(const Document& document, AtomicFile& file, const Progress& progress)
{
    const int slides = document.count;
    if (slides > mostSlides)
        return file.fail({ExportError::Kind::Wrong, std::to_string(slides) +
                                                        " slides are too many for a deck, which takes " +
                                                        std::to_string(mostSlides) + "; try --steps phases"});
    const auto skeletons = readSkeletons();
    if (!skeletons)
        return file.fail(skeletons.error());
    const SlideFormat format = slideFormat(document.options().width, document.options().height);
    OrderedPipeline made(
        slides, [&](int index) { return slideOf(*skeletons, document.page(index), format); },
        pagesAtOnce(document.options()));
    PptxPackage package(file);
    for (const auto& [name, xml] : deckParts(*skeletons, document, format))
        package.add(name, xml);
    for (int index = 0; index < slides; ++index) {
        addSlide(package, *skeletons, std::to_string(index + 1), made.next());
        if (file.hasFailed())
            return;
        if (progress)
            progress(index + 1, slides);
    }
    package.finish();
}

} // namespace lozenge
