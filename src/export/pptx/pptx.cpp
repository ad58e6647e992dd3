#include "export/frames.hpp"
#include "export/in_order.hpp"
#include "export/pptx/pptx_package.hpp"
#include "export/pptx/pptx_parts.hpp"
#include "export/raster/png_image.hpp"

namespace lozenge {
namespace {

// Beyond that a zip needs tables that not every program reads, and no program shows such a deck in good time.
constexpr int mostSlides = 10'000;

/// None where they would only repeat the slides.
std::vector<ShownChapter> sectionsOf(const Show& show)
{
    auto chapters = show.chapters();
    if (static_cast<int>(chapters.size()) == show.count())
        chapters.clear();
    return chapters;
}

/// A frame as the parts of its slide.
struct Slide {
    std::string xml;
    std::string notes;
    std::string png;
};

Slide slideOf(const ShownFrame& frame, const SlideFormat& format)
{
    const SlideWords words = slideWords(frame);
    return {slideXml(format, words), notesXml(format, words), pngOf(frame.picture)};
}

/// What all slides share.
void addDeck(std::vector<PackagePart>& parts, const Show& show, const SlideFormat& format)
{
    const int slides = show.count();
    const auto add = [&](std::string name, std::string xml) {
        parts.push_back({std::move(name), [xml = std::move(xml)] { return xml; }});
    };
    const auto relate = [&](std::string name, const std::vector<Relation>& relations) {
        add(std::move(name), relationsXml(relations));
    };

    add("[Content_Types].xml", contentTypesXml(slides));
    relate("_rels/.rels", {{"officeDocument", "ppt/presentation.xml"},
                           {"core-properties", "docProps/core.xml"},
                           {"extended-properties", "docProps/app.xml"}});
    add("docProps/core.xml", corePropertiesXml(show.lesson().title, show.lesson().summary));
    add("docProps/app.xml", appPropertiesXml(slides));

    add("ppt/presentation.xml", presentationXml(format, slides, sectionsOf(show)));
    std::vector<Relation> relations{{"slideMaster", "slideMasters/slideMaster1.xml"},
                                    {"notesMaster", "notesMasters/notesMaster1.xml"},
                                    {"theme", "theme/theme1.xml"}};
    for (int slide = 1; slide <= slides; ++slide)
        relations.push_back({"slide", "slides/slide" + std::to_string(slide) + ".xml"});
    relate("ppt/_rels/presentation.xml.rels", relations);

    add("ppt/slideMasters/slideMaster1.xml", slideMasterXml(format));
    relate("ppt/slideMasters/_rels/slideMaster1.xml.rels", {{"slideLayout", "../slideLayouts/slideLayout1.xml"},
                                                            {"slideLayout", "../slideLayouts/slideLayout2.xml"},
                                                            {"theme", "../theme/theme1.xml"}});
    add("ppt/slideLayouts/slideLayout1.xml", frameLayoutXml(format));
    add("ppt/slideLayouts/slideLayout2.xml", textLayoutXml());
    for (const char* layout : {"1", "2"})
        relate(std::string("ppt/slideLayouts/_rels/slideLayout") + layout + ".xml.rels",
               {{"slideMaster", "../slideMasters/slideMaster1.xml"}});
    add("ppt/theme/theme1.xml", themeXml(*show.lesson().look.theme));

    // Notes are for paper, whatever the slides look like.
    add("ppt/notesMasters/notesMaster1.xml", notesMasterXml());
    relate("ppt/notesMasters/_rels/notesMaster1.xml.rels", {{"theme", "../theme/theme2.xml"}});
    Theme paper = themes().front();
    paper.page = rgb(0xFFFFFF);
    paper.ink = rgb(0x000000);
    add("ppt/theme/theme2.xml", themeXml(paper));
}

/// One slide with its notes and its picture. `begin` is called before its parts are asked, and puts them where they are
/// taken from: the next slide's follow them.
void addSlide(std::vector<PackagePart>& parts, int index, Slide& made, std::function<void()> begin)
{
    const std::string number = std::to_string(index + 1);
    const std::string slide = "slide" + number + ".xml", notes = "notesSlide" + number + ".xml";
    const auto related = [](std::vector<Relation> relations) {
        return [relations = std::move(relations)] { return relationsXml(relations); };
    };

    parts.push_back({"ppt/slides/" + slide, [&made, begin = std::move(begin)] {
                         begin();
                         return std::move(made.xml);
                     }});
    parts.push_back(
        {"ppt/slides/_rels/" + slide + ".rels", related({{"slideLayout", "../slideLayouts/slideLayout1.xml"},
                                                         {"image", "../media/frame" + number + ".png"},
                                                         {"notesSlide", "../notesSlides/" + notes}})});
    parts.push_back({"ppt/notesSlides/" + notes, [&made] { return std::move(made.notes); }});
    parts.push_back({"ppt/notesSlides/_rels/" + notes + ".rels",
                     related({{"notesMaster", "../notesMasters/notesMaster1.xml"}, {"slide", "../slides/" + slide}})});
    parts.push_back({"ppt/media/frame" + number + ".png", [&made] { return std::move(made.png); }, true});
}

} // namespace

tl::expected<void, ExportError> writePptx(const Show& show, const std::filesystem::path& out, Existing existing,
                                          const Progress& progress)
{
    const int slides = show.count();
    if (slides > mostSlides)
        return tl::unexpected(ExportError{ExportError::Kind::Wrong,
                                          std::to_string(slides) + " slides are too many for a deck, which takes " +
                                              std::to_string(mostSlides) + "; try --steps phases"});
    auto file = WholeFile::create(out, existing);
    if (!file)
        return tl::unexpected(file.error());

    const SlideFormat format = slideFormat(show.options().width, show.options().height);
    InOrder made(
        slides, [&](int index) { return slideOf(show.frame(index), format); }, framesAtOnce(show));
    Slide slide;
    std::vector<PackagePart> parts;
    addDeck(parts, show, format);
    for (int index = 0; index < slides; ++index)
        addSlide(parts, index, slide, [&, index] {
            slide = made.next();
            if (progress)
                progress(index + 1, slides);
        });
    writePackage(*file, std::move(parts));
    return file->commit();
}

} // namespace lozenge
