#include "export/frames.hpp"
#include "terrain/in_order.hpp"
#include "export/pptx/pptx_xml.hpp"

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

/// One slide with its notes and its picture. `begin` is called before its parts are asked, and puts them where they are
/// taken from: the next slide's follow them.
void addSlide(std::vector<PackagePart>& parts, const Skeletons& skeletons, int index, Slide& made,
              std::function<void()> begin)
{
    const std::string number = std::to_string(index + 1);
    const auto related = [&](const char* skeleton) {
        return [&xml = skeletons.at(skeleton), number] { return relationsOf(xml, number); };
    };

    parts.push_back({"ppt/slides/slide" + number + ".xml", [&made, begin = std::move(begin)] {
                         begin();
                         return std::move(made.xml);
                     }});
    parts.push_back({"ppt/slides/_rels/slide" + number + ".xml.rels", related("slide_rels")});
    parts.push_back({"ppt/notesSlides/notesSlide" + number + ".xml", [&made] { return std::move(made.notes); }});
    parts.push_back({"ppt/notesSlides/_rels/notesSlide" + number + ".xml.rels", related("notes_rels")});
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
    const auto skeletons = readSkeletons();
    if (!skeletons)
        return tl::unexpected(skeletons.error());
    auto file = WholeFile::create(out, existing);
    if (!file)
        return tl::unexpected(file.error());

    const SlideFormat format = slideFormat(show.options().width, show.options().height);
    InOrder made(
        slides, [&](int index) { return slideOf(*skeletons, show.frame(index), format); }, framesAtOnce(show));
    Slide slide;
    std::vector<PackagePart> parts = deckParts(*skeletons, show, format);
    for (int index = 0; index < slides; ++index)
        addSlide(parts, *skeletons, index, slide, [&, index] {
            slide = made.next();
            if (progress)
                progress(index + 1, slides);
        });
    writePackage(*file, std::move(parts));
    return file->commit();
}

} // namespace lozenge
