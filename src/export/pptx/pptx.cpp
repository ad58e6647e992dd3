#include "export/format.hpp"
#include "export/pptx/pptx_package.hpp"
#include "export/pptx/pptx_xml.hpp"
#include "terrain/in_order.hpp"

namespace lozenge {
namespace {

// Beyond that a zip needs tables that not every program reads, and no program shows such a deck in good time.
constexpr int mostSlides = 10'000;

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

void writePptx(const Reel& reel, WholeFile& file, const Progress& progress)
{
    const int slides = reel.count;
    if (slides > mostSlides)
        return file.fail({ExportError::Kind::Wrong, std::to_string(slides) +
                                                        " slides are too many for a deck, which takes " +
                                                        std::to_string(mostSlides) + "; try --steps phases"});
    const auto skeletons = readSkeletons();
    if (!skeletons)
        return file.fail(skeletons.error());
    const SlideFormat format = slideFormat(reel.width, reel.height);
    InOrder made(
        slides, [&](int index) { return slideOf(*skeletons, reel.frame(index), format); }, reel.atOnce());
    PptxPackage package(file);
    for (const auto& [name, xml] : deckParts(*skeletons, reel, format))
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
