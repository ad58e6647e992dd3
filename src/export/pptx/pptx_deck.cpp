#include "export/pptx/pptx_deck.hpp"

#include "export/pptx/pptx_xml.hpp"
#include "export/text/colour_text.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

// What PowerPoint takes for a side of a slide, and the usual short side.
constexpr std::int64_t shortest = 914400;
constexpr std::int64_t longest = 51206400;
constexpr std::int64_t usual = 6858000;

constexpr int firstSlideId = 256;
constexpr int others = 3; // to which the presentation relates before the slides: slide master, notes master, theme

struct Deck {
    const Document& document;
    const SlideFormat& format;
};

/// A child like the last one, but for what it is about.
pugi::xml_node another(pugi::xml_node parent, const char* attribute, const std::string& value)
{
    pugi::xml_node node = parent.append_copy(parent.last_child());
    node.attribute(attribute) = value.c_str();
    return node;
}

void typeSlides(pugi::xml_node types, const Deck& deck)
{
    const std::string type = "application/vnd.openxmlformats-officedocument.presentationml.";
    for (int slide = 1; slide <= deck.document.count; ++slide) {
        const std::string file = std::to_string(slide) + ".xml";
        another(types, "PartName", "/ppt/slides/slide" + file).attribute("ContentType") = (type + "slide+xml").c_str();
        another(types, "PartName", "/ppt/notesSlides/notesSlide" + file).attribute("ContentType") =
            (type + "notesSlide+xml").c_str();
    }
}

void nameDeck(pugi::xml_node properties, const Deck& deck)
{
    properties.child("dc:title").text() = onOneLine(deck.document.list.title).c_str();
    properties.child("dc:subject").text() = onOneLine(deck.document.list.summary).c_str();
}

void countSlides(pugi::xml_node properties, const Deck& deck)
{
    for (const char* name : {"Slides", "Notes"})
        properties.child(name).text() = deck.document.count;
}

void appendSections(pugi::xml_node presentation, const Document& document)
{
    pugi::xml_node extension = presentation.append_child("p:extLst").append_child("p:ext");
    extension.append_attribute("uri") = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"; // "here are sections"
    pugi::xml_node list = extension.append_child("p14:sectionLst");
    list.append_attribute("xmlns:p14") = "http://schemas.microsoft.com/office/powerpoint/2010/main";
    for (std::size_t i = 0; i < document.sections.size(); ++i) {
        pugi::xml_node section = list.append_child("p14:section");
        section.append_attribute("name") = onOneLine(document.sections[i].name).c_str();
        section.append_attribute("id") = ("{10CE4653-D1A0-4000-8000-" + paddedNumber(i + 1, 12) + "}").c_str();
        pugi::xml_node members = section.append_child("p14:sldIdLst");
        for (int slide = document.sections[i].first; slide < document.endOf(i); ++slide)
            members.append_child("p14:sldId").append_attribute("id") = firstSlideId + slide;
    }
}

/// The slides in their order, and their sections where those do not only repeat them.
void listSlides(pugi::xml_node presentation, const Deck& deck)
{
    pugi::xml_node size = presentation.child("p:sldSz");
    size.append_attribute("cx") = static_cast<long long>(deck.format.width);
    size.append_attribute("cy") = static_cast<long long>(deck.format.height);
    pugi::xml_node list = presentation.child("p:sldIdLst");
    for (int slide = 0; slide < deck.document.count; ++slide) {
        pugi::xml_node node = list.append_child("p:sldId");
        node.append_attribute("id") = firstSlideId + slide;
        node.append_attribute("r:id") = ("rId" + std::to_string(others + slide + 1)).c_str();
    }
    if (static_cast<int>(deck.document.sections.size()) < deck.document.count)
        appendSections(presentation, deck.document);
}

void relateSlides(pugi::xml_node relations, const Deck& deck)
{
    const std::string family = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    for (int slide = 1; slide <= deck.document.count; ++slide) {
        pugi::xml_node node = another(relations, "Id", "rId" + std::to_string(others + slide));
        node.attribute("Type") = (family + "slide").c_str();
        node.attribute("Target") = ("slides/slide" + std::to_string(slide) + ".xml").c_str();
    }
}

void placeMaster(pugi::xml_node master, const Deck& deck)
{
    const auto [width, height, picture] = deck.format;
    const std::int64_t side = width / 16;
    const std::int64_t top = height / 16;
    const std::int64_t titleHeight = height / 7;
    const std::int64_t textTop = top + titleHeight + top / 2;
    place(shapeNamed(master, "Title"), {side, top, width - 2 * side, titleHeight});
    place(shapeNamed(master, "Text"), {side, textTop, width - 2 * side, height - textTop - top});
}

// There PowerPoint puts a title that is to be heard and listed but not seen.
void placeTitleAbove(pugi::xml_node layout, const Deck& deck)
{
    constexpr std::int64_t height = 685800;
    constexpr std::int64_t gap = 91440;
    place(shapeNamed(layout, "Title"), {0, -height - gap, deck.format.width, height});
}

void colour(pugi::xml_node themePart, const Theme& theme)
{
    // PowerPoint calls the colours of text dark and those of paper light; a dark theme turns that round.
    const std::array<std::pair<const char*, Colour>, 12> colours{{
        {"a:dk1", theme.ink},
        {"a:lt1", theme.page},
        {"a:dk2", theme.muted},
        {"a:lt2", theme.surface},
        {"a:accent1", theme.now},
        {"a:accent2", theme.parents[0]},
        {"a:accent3", theme.parents[1]},
        {"a:accent4", theme.parents[2]},
        {"a:accent5", theme.parents[3]},
        {"a:accent6", theme.track},
        {"a:hlink", theme.parents[1]},
        {"a:folHlink", theme.parents[3]},
    }};
    pugi::xml_node scheme = elementNamed(themePart, "a:clrScheme");
    for (const auto& [name, colour] : colours)
        scheme.append_child(name).append_child("a:srgbClr").append_attribute("val") = hexOf(colour).c_str() + 1;
}

void colourSlides(pugi::xml_node themePart, const Deck& deck)
{
    colour(themePart, *deck.document.look().theme);
}

// Notes are for paper, whatever the slides look like.
void colourNotes(pugi::xml_node themePart, const Deck&)
{
    Theme paper = themes().front();
    paper.page = rgb(0xFFFFFF);
    paper.ink = rgb(0x000000);
    colour(themePart, paper);
}

/// A part of the deck, its skeleton, and what is set into it.
struct DeckPart {
    const char* name;
    const char* skeleton;
    void (*fill)(pugi::xml_node, const Deck&) = nullptr;
};

constexpr std::array deckTable{
    DeckPart{"[Content_Types].xml", "content_types", typeSlides},
    DeckPart{"_rels/.rels", "rels"},
    DeckPart{"docProps/core.xml", "core", nameDeck},
    DeckPart{"docProps/app.xml", "app", countSlides},
    DeckPart{"ppt/presentation.xml", "presentation", listSlides},
    DeckPart{"ppt/_rels/presentation.xml.rels", "presentation_rels", relateSlides},
    DeckPart{"ppt/slideMasters/slideMaster1.xml", "slide_master", placeMaster},
    DeckPart{"ppt/slideMasters/_rels/slideMaster1.xml.rels", "slide_master_rels"},
    DeckPart{"ppt/slideLayouts/slideLayout1.xml", "frame_layout", placeTitleAbove}, // of the frames
    DeckPart{"ppt/slideLayouts/slideLayout2.xml", "text_layout"},                   // of slides that a lecturer adds
    DeckPart{"ppt/slideLayouts/_rels/slideLayout1.xml.rels", "layout_rels"},
    DeckPart{"ppt/slideLayouts/_rels/slideLayout2.xml.rels", "layout_rels"},
    DeckPart{"ppt/theme/theme1.xml", "theme", colourSlides},
    DeckPart{"ppt/notesMasters/notesMaster1.xml", "notes_master"},
    DeckPart{"ppt/notesMasters/_rels/notesMaster1.xml.rels", "notes_master_rels"},
    DeckPart{"ppt/theme/theme2.xml", "theme", colourNotes},
};

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

tl::expected<Skeletons, ExportError> readSkeletons()
{
    std::vector<std::string> names{"slide", "slide_rels", "notes", "notes_rels"};
    for (const DeckPart& part : deckTable)
        names.emplace_back(part.skeleton);
    Skeletons skeletons;
    for (std::string& name : names) {
        auto xml = assetText("pptx/" + name + ".xml");
        if (!xml)
            return tl::unexpected(xml.error());
        if (!skeleton(*xml).document_element())
            return tl::unexpected(assetFault("pptx/" + name + ".xml", "is no XML"));
        skeletons.insert_or_assign(std::move(name), std::move(*xml));
    }
    return skeletons;
}

std::vector<std::pair<std::string, std::string>> deckParts(const Skeletons& skeletons, const Document& document,
                                                           const SlideFormat& format)
{
    std::vector<std::pair<std::string, std::string>> parts;
    for (const DeckPart& part : deckTable) {
        const pugi::xml_document xml = skeleton(skeletons.at(part.skeleton));
        if (part.fill)
            part.fill(xml.document_element(), {document, format});
        parts.emplace_back(part.name, xmlOf(xml));
    }
    return parts;
}

} // namespace lozenge
