#include "export/pptx/pptx_xml.hpp"
#include "export/raster/png_image.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

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
std::vector<std::string> notesOf(const ShownFrame& frame)
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

std::string slideXml(const pugi::xml_document& slide, const SlideFormat& format, const ShownFrame& frame)
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

std::string notesXml(const pugi::xml_document& notes, const SlideFormat& format, const ShownFrame& frame)
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

} // namespace

Slide slideOf(const Skeletons& skeletons, const ShownFrame& frame, const SlideFormat& format)
{
    return {slideXml(skeleton(skeletons.at("slide")), format, frame),
            notesXml(skeleton(skeletons.at("notes")), format, frame), pngOf(frame.picture)};
}

} // namespace lozenge
