#include "export/frames.hpp"
#include "export/in_order.hpp"
#include "export/pptx/pptx_package.hpp"
#include "export/pptx/pptx_parts.hpp"
#include "export/raster/png_image.hpp"

namespace lozenge {
namespace {

// Beyond that a zip needs tables that not every program reads, and no program shows such a deck in good time.
constexpr int mostSlides = 10'000;

std::string sectionName(const Chapter* chapter, const PhaseNames& names)
{
    return chapter ? "Level " + std::to_string(chapter->level) + ", " + std::string(phaseWord(chapter->phase, names))
                   : std::string("Start");
}

/// The chapters of the run that are shown. None where they would only repeat the slides.
std::vector<Section> sectionsOf(const Show& show)
{
    std::vector<Section> sections;
    const auto& moments = show.moments();
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const Chapter* chapter = moments[i] == 0 ? nullptr : &show.timeline().chapterOf(moments[i]);
        std::string name = sectionName(chapter, *show.lesson().look.names);
        if (sections.empty() || sections.back().name != name)
            sections.push_back({std::move(name), static_cast<int>(i)});
    }
    return sections.size() < moments.size() ? sections : std::vector<Section>{};
}

/// What all slides share.
void addDeck(std::vector<PackagePart>& parts, const Show& show, const SlideFormat& format)
{
    const int slides = static_cast<int>(show.moments().size());
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

/// One slide with its notes. The picture comes last, and the next slide's follows it: the frames are asked in order.
void addSlide(std::vector<PackagePart>& parts, const Show& show, const SlideFormat& format, std::size_t index,
              std::function<std::string()> png)
{
    const std::string number = std::to_string(index + 1);
    const std::string slide = "slide" + number + ".xml", notes = "notesSlide" + number + ".xml";
    const auto told = [&show, format, moment = show.moments()[index]](auto xml) {
        return [&show, format, moment, xml] {
            std::string text;
            show.withFrame(moment, [&](const Frame& frame) { text = xml(format, slideWords(frame)); });
            return text;
        };
    };
    const auto related = [](std::vector<Relation> relations) {
        return [relations = std::move(relations)] { return relationsXml(relations); };
    };

    parts.push_back({"ppt/slides/" + slide, told(slideXml)});
    parts.push_back(
        {"ppt/slides/_rels/" + slide + ".rels", related({{"slideLayout", "../slideLayouts/slideLayout1.xml"},
                                                         {"image", "../media/frame" + number + ".png"},
                                                         {"notesSlide", "../notesSlides/" + notes}})});
    parts.push_back({"ppt/notesSlides/" + notes, told(notesXml)});
    parts.push_back({"ppt/notesSlides/_rels/" + notes + ".rels",
                     related({{"notesMaster", "../notesMasters/notesMaster1.xml"}, {"slide", "../slides/" + slide}})});
    parts.push_back({"ppt/media/frame" + number + ".png", std::move(png), true});
}

} // namespace

tl::expected<void, ExportError> writePptx(const Show& show, const std::filesystem::path& out, Existing existing,
                                          const Progress& progress)
{
    const int slides = static_cast<int>(show.moments().size());
    if (slides > mostSlides)
        return tl::unexpected(ExportError{ExportError::Kind::Wrong,
                                          std::to_string(slides) + " slides are too many for a deck, which takes " +
                                              std::to_string(mostSlides) + "; try --steps phases"});
    auto file = WholeFile::create(out, existing);
    if (!file)
        return tl::unexpected(file.error());

    InOrder pictures(
        slides, [&](int index) { return pngOf(show.picture(show.moments()[static_cast<std::size_t>(index)])); },
        framesAtOnce(show));
    int done = 0;
    const auto nextPicture = [&] {
        std::string png = pictures.next();
        if (progress)
            progress(++done, slides);
        return png;
    };

    const SlideFormat format = slideFormat(show.options().width, show.options().height);
    std::vector<PackagePart> parts;
    addDeck(parts, show, format);
    for (std::size_t index = 0; index < show.moments().size(); ++index)
        addSlide(parts, show, format, index, nextPicture);
    writePackage(*file, std::move(parts));
    return file->commit();
}

} // namespace lozenge
