#include "export/pptx/pptx_deck.hpp"

#include "export/text/bytes.hpp"
#include "export/text/markup.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"
#include "lesson/keys/look_keys.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <libdeflate.h>
#include <limits>
#include <stdexcept>

// Each part is whole in memory when it is written, so that a zip is no more than a head before each and a table behind
// them all. A library for it takes and gives bytes by calling back, and to serve it took three times the lines.

namespace lozenge {
namespace {

// What PowerPoint takes for a side of a slide, and the usual short side.
constexpr std::int64_t shortest = 914400;
constexpr std::int64_t longest = 51206400;
constexpr std::int64_t usual = 6858000;

/// A skeleton is written to be read: a deck has neither its comments nor its line ends.
std::string compact(std::string_view xml)
{
    std::string text;
    for (std::size_t at = 0; at < xml.size();) {
        if (xml.substr(at).starts_with("<!--")) {
            at = std::min(xml.find("-->", at), xml.size() - 3) + 3;
        } else if (xml[at] == '\n') {
            at = std::min(xml.find_first_not_of(" \n", at), xml.size());
            text += text.empty() || text.ends_with('>') || text.ends_with("}}") ? "" : " ";
        } else {
            text += xml[at++];
        }
    }
    return text;
}

/// A skeleton once for each of some slides, counted from 0.
std::string eachSlide(const Skeletons& skeletons, std::string_view name, int first, int end)
{
    constexpr int firstId = 256;
    constexpr int others = 3; // to which the presentation relates before: slide master, notes master, theme
    std::string xml;
    for (int slide = first; slide < end; ++slide)
        xml += skeletons.filled(name, {{"number", std::to_string(slide + 1)},
                                       {"id", std::to_string(firstId + slide)},
                                       {"relation", "rId" + std::to_string(others + slide + 1)}});
    return xml;
}

/// The sections of the deck, where they do not only repeat its slides.
std::string sectionsOf(const Skeletons& skeletons, const Document& document)
{
    if (static_cast<int>(document.sections.size()) >= document.count)
        return {};
    std::string sections;
    for (std::size_t i = 0; i < document.sections.size(); ++i) {
        const PageSection& section = document.sections[i];
        sections += skeletons.filled(
            "section", {{"name", escaped(onOneLine(section.name), inQuotes)},
                        {"number", paddedNumber(i + 1, 12)},
                        {"slides", eachSlide(skeletons, "section_slide", section.first, document.endOf(i))}});
    }
    return skeletons.filled("sections", {{"sections", sections}});
}

Fillings valuesOf(const Skeletons& skeletons, const Document& document, const SlideFormat& format)
{
    const auto [width, height, picture] = format;
    const std::int64_t side = width / 16, top = height / 16, titleHeight = height / 7;
    const std::int64_t textTop = top + titleHeight + top / 2;
    constexpr std::int64_t heightAbove = 685800, gapAbove = 91440;
    return {{"title", escaped(onOneLine(document.list.title), inElement)},
            {"subject", escaped(onOneLine(document.list.summary), inElement)},
            {"count", std::to_string(document.count)},
            {"width", std::to_string(width)},
            {"height", std::to_string(height)},
            {"types", eachSlide(skeletons, "slide_types", 0, document.count)},
            {"relations", eachSlide(skeletons, "slide_relation", 0, document.count)},
            {"slides", eachSlide(skeletons, "slide_id", 0, document.count)},
            {"sections", sectionsOf(skeletons, document)},
            {"titlePlace", skeletons.place({side, top, width - 2 * side, titleHeight})},
            {"textPlace", skeletons.place({side, textTop, width - 2 * side, height - textTop - top})},
            {"placeAbove", skeletons.place({0, -heightAbove - gapAbove, width, heightAbove})}};
}

void addColours(Fillings& values, Theme theme)
{
    for (const ThemePart& part : themeParts)
        values.emplace_back(part.name, nameOf(part.of(theme)).substr(1));
}

/// A part of the deck, and its skeleton.
struct DeckPart {
    const char* name;
    const char* skeleton;
    bool isForPaper = false;
};

constexpr std::array deckTable{
    DeckPart{"[Content_Types].xml", "content_types"},
    DeckPart{"_rels/.rels", "rels"},
    DeckPart{"docProps/core.xml", "core"},
    DeckPart{"docProps/app.xml", "app"},
    DeckPart{"ppt/presentation.xml", "presentation"},
    DeckPart{"ppt/_rels/presentation.xml.rels", "presentation_rels"},
    DeckPart{"ppt/slideMasters/slideMaster1.xml", "slide_master"},
    DeckPart{"ppt/slideMasters/_rels/slideMaster1.xml.rels", "slide_master_rels"},
    DeckPart{"ppt/slideLayouts/slideLayout1.xml", "frame_layout"}, // of the frames
    DeckPart{"ppt/slideLayouts/slideLayout2.xml", "text_layout"},  // of slides that a lecturer adds
    DeckPart{"ppt/slideLayouts/_rels/slideLayout1.xml.rels", "layout_rels"},
    DeckPart{"ppt/slideLayouts/_rels/slideLayout2.xml.rels", "layout_rels"},
    DeckPart{"ppt/theme/theme1.xml", "theme"},
    DeckPart{"ppt/notesMasters/notesMaster1.xml", "notes_master"},
    DeckPart{"ppt/notesMasters/_rels/notesMaster1.xml.rels", "notes_master_rels"},
    DeckPart{"ppt/theme/theme2.xml", "theme", true},
};

using Two = std::uint16_t; // bytes
using Four = std::uint32_t;

constexpr Four partMark = 0x04034B50, rowMark = 0x02014B50, endMark = 0x06054B50;
constexpr Two version = 20, plain = 0, packed = 8, midnight = 0, firstOfJanuary1980 = 1 << 5 | 1, nothing = 0;

template <typename... Numbers>
std::string bytesOf(Numbers... numbers)
{
    std::string bytes;
    (appendLittleEndian(bytes, numbers), ...);
    return bytes;
}

/// A zip packs as PNG does, without the two bytes before it and the four behind it.
std::string packedBytes(std::string_view bytes)
{
    const std::string all = compressed(bytes);
    return all.substr(2, all.size() - 6);
}

} // namespace

SlideFormat slideFormat(int pictureWidth, int pictureHeight)
{
    const double width = pictureWidth;
    const double height = pictureHeight;
    const double scale = std::min(static_cast<double>(usual) / std::min(width, height),
                                  static_cast<double>(longest) / std::max(width, height));
    SlideFormat format;
    format.picture.width = std::llround(width * scale);
    format.picture.height = std::llround(height * scale);
    format.width = std::max(format.picture.width, shortest);
    format.height = std::max(format.picture.height, shortest);
    format.picture.x = (format.width - format.picture.width) / 2;
    format.picture.y = (format.height - format.picture.height) / 2;
    return format;
}

std::string Skeletons::filled(std::string_view name, const Fillings& values) const
{
    return lozenge::filled(name, files.find(name)->second, values);
}

std::string Skeletons::place(const EmuBox& box) const
{
    return filled("place", {{"x", std::to_string(box.x)},
                            {"y", std::to_string(box.y)},
                            {"width", std::to_string(box.width)},
                            {"height", std::to_string(box.height)}});
}

Skeletons readSkeletons()
{
    std::vector<std::string> names{"slide",      "slide_types",   "slide_relation", "slide_id",
                                   "slide_rels", "notes",         "notes_rels",     "sections",
                                   "section",    "section_slide", "place"};
    for (const DeckPart& part : deckTable)
        names.emplace_back(part.skeleton);
    Skeletons skeletons;
    for (std::string& name : names) {
        const std::string file = "pptx/" + name + ".xml";
        std::string text = compact(assetText(file));
        if (!text.starts_with('<') || !text.ends_with('>'))
            throw assetFault(file, "is no XML");
        skeletons.files.insert_or_assign(std::move(name), std::move(text));
    }
    return skeletons;
}

std::vector<std::pair<std::string, std::string>> deckParts(const Skeletons& skeletons, const Document& document,
                                                           const SlideFormat& format)
{
    Fillings values = valuesOf(skeletons, document, format);
    addColours(values, *document.look().theme);
    // Notes are for paper, whatever the slides look like.
    Theme paper = themes.front();
    paper.page = rgb(0xFFFFFF);
    paper.ink = rgb(0x000000);
    Fillings valuesForPaper;
    addColours(valuesForPaper, paper);

    std::vector<std::pair<std::string, std::string>> parts;
    for (const auto& [name, skeleton, isForPaper] : deckTable)
        parts.emplace_back(name, skeletons.filled(skeleton, isForPaper ? valuesForPaper : values));
    return parts;
}

void PptxPackage::add(const std::string& name, std::string_view bytes, bool isPacked)
{
    const std::string made = isPacked ? std::string() : packedBytes(bytes);
    const std::string_view kept = isPacked ? bytes : made;
    const std::string facts =
        bytesOf(version, nothing, isPacked ? plain : packed, midnight, firstOfJanuary1980,
                Four{libdeflate_crc32(0, bytes.data(), bytes.size())}, static_cast<Four>(kept.size()),
                static_cast<Four>(bytes.size()), static_cast<Two>(name.size()), nothing);
    const std::string head = bytesOf(partMark) + facts + name;
    constexpr std::size_t placesOfDisksAndFiles = 10;
    m_table += bytesOf(rowMark, version) + facts + std::string(placesOfDisksAndFiles, '\0') +
               bytesOf(static_cast<Four>(m_file.size())) + name;
    m_file.write(head);
    m_file.write(kept);
    ++m_parts;
    if (m_file.size() + m_table.size() > std::numeric_limits<Four>::max())
        throw std::runtime_error("a deck of more than 4 GB is read by few programs; try --steps phases");
}

void PptxPackage::finish()
{
    m_file.write(m_table + bytesOf(endMark, nothing, nothing, m_parts, m_parts, static_cast<Four>(m_table.size()),
                                   static_cast<Four>(m_file.size()), nothing));
}

} // namespace lozenge
