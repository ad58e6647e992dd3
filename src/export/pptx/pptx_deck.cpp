#include "export/pptx/pptx_xml.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

// What PowerPoint takes for a side of a slide, and the usual short side.
constexpr std::int64_t shortest = 914400;
constexpr std::int64_t longest = 51206400;
constexpr std::int64_t usual = 6858000;

constexpr std::uint32_t firstSlideId = 256;
constexpr const char* firstMasterId = "2147483648"; // layouts follow

std::string slideRelation(int slide)
{
    constexpr int before = 3; // slide master, notes master, theme
    return "rId" + std::to_string(slide + before + 1);
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

std::string relationsXml(std::span<const Relation> relations)
{
    pugi::xml_document document =
        skeleton(R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>)");
    int number = 0;
    for (const Relation& relation : relations) {
        const bool isCore = relation.type == "core-properties";
        const std::string family =
            isCore ? "package/2006/relationships/metadata/" : "officeDocument/2006/relationships/";
        pugi::xml_node node = document.document_element().append_child("Relationship");
        node.append_attribute("Id") = ("rId" + std::to_string(++number)).c_str();
        node.append_attribute("Type") =
            ("http://schemas.openxmlformats.org/" + family + std::string(relation.type)).c_str();
        node.append_attribute("Target") = relation.target.c_str();
    }
    return xmlOf(document);
}

std::string contentTypesXml(int slides)
{
    pugi::xml_document document =
        skeleton(R"(<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>)");
    pugi::xml_node types = document.document_element();
    const auto byExtension = [&](const char* extension, const std::string& type) {
        pugi::xml_node node = types.append_child("Default");
        node.append_attribute("Extension") = extension;
        node.append_attribute("ContentType") = type.c_str();
    };
    const auto byName = [&](const std::string& name, const std::string& type) {
        pugi::xml_node node = types.append_child("Override");
        node.append_attribute("PartName") = name.c_str();
        node.append_attribute("ContentType") = (type + "+xml").c_str();
    };
    const std::string openXml = "application/vnd.openxmlformats-officedocument.";
    const std::string presentationMl = openXml + "presentationml.";
    byExtension("rels", "application/vnd.openxmlformats-package.relationships+xml");
    byExtension("xml", "application/xml");
    byExtension("png", "image/png");
    byName("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties");
    byName("/docProps/app.xml", openXml + "extended-properties");
    byName("/ppt/presentation.xml", presentationMl + "presentation.main");
    byName("/ppt/slideMasters/slideMaster1.xml", presentationMl + "slideMaster");
    byName("/ppt/slideLayouts/slideLayout1.xml", presentationMl + "slideLayout");
    byName("/ppt/slideLayouts/slideLayout2.xml", presentationMl + "slideLayout");
    byName("/ppt/notesMasters/notesMaster1.xml", presentationMl + "notesMaster");
    byName("/ppt/theme/theme1.xml", openXml + "theme");
    byName("/ppt/theme/theme2.xml", openXml + "theme");
    for (int slide = 1; slide <= slides; ++slide) {
        const std::string number = std::to_string(slide);
        byName("/ppt/slides/slide" + number + ".xml", presentationMl + "slide");
        byName("/ppt/notesSlides/notesSlide" + number + ".xml", presentationMl + "notesSlide");
    }
    return xmlOf(document);
}

// No dates: the same deck made twice is the same file.
std::string corePropertiesXml(const std::string& title, const std::string& subject)
{
    pugi::xml_document document = skeleton(R"(
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"
                   xmlns:dc="http://purl.org/dc/elements/1.1/"/>)");
    pugi::xml_node properties = document.document_element();
    properties.append_child("dc:title").text() = onOneLine(title).c_str();
    properties.append_child("dc:subject").text() = onOneLine(subject).c_str();
    properties.append_child("dc:creator").text() = "Lozenge";
    return xmlOf(document);
}

std::string appPropertiesXml(int slides)
{
    pugi::xml_document document =
        skeleton(R"(<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>)");
    pugi::xml_node properties = document.document_element();
    properties.append_child("Application").text() = "Lozenge";
    properties.append_child("Slides").text() = slides;
    properties.append_child("Notes").text() = slides;
    return xmlOf(document);
}

namespace {

void appendSections(pugi::xml_node presentation, int slides, std::span<const ShownChapter> sections)
{
    pugi::xml_node extension = presentation.append_child("p:extLst").append_child("p:ext");
    extension.append_attribute("uri") = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"; // "here are sections"
    pugi::xml_node list = extension.append_child("p14:sectionLst");
    list.append_attribute("xmlns:p14") = "http://schemas.microsoft.com/office/powerpoint/2010/main";
    for (std::size_t i = 0; i < sections.size(); ++i) {
        std::string number = std::to_string(i + 1);
        number.insert(0, 12 - std::min<std::size_t>(number.size(), 12), '0');
        pugi::xml_node section = list.append_child("p14:section");
        section.append_attribute("name") = sections[i].name.c_str();
        section.append_attribute("id") = ("{10CE4653-D1A0-4000-8000-" + number + "}").c_str();
        pugi::xml_node members = section.append_child("p14:sldIdLst");
        const int end = i + 1 < sections.size() ? sections[i + 1].first : slides;
        for (int slide = sections[i].first; slide < end; ++slide)
            members.append_child("p14:sldId").append_attribute("id") = firstSlideId + static_cast<std::uint32_t>(slide);
    }
}

} // namespace

std::string presentationXml(const SlideFormat& format, int slides, std::span<const ShownChapter> sections)
{
    pugi::xml_document document = skeleton(R"(
<p:presentation xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
                xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
                xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
  <p:sldMasterIdLst><p:sldMasterId r:id="rId1"/></p:sldMasterIdLst>
  <p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst>
  <p:sldIdLst/>
  <p:sldSz/>
  <p:notesSz cx="6858000" cy="9144000"/>
</p:presentation>)");
    pugi::xml_node presentation = document.document_element();
    elementNamed(presentation, "p:sldMasterId").prepend_attribute("id") = firstMasterId;
    pugi::xml_node size = presentation.child("p:sldSz");
    size.append_attribute("cx") = static_cast<long long>(format.width);
    size.append_attribute("cy") = static_cast<long long>(format.height);
    pugi::xml_node list = presentation.child("p:sldIdLst");
    for (int slide = 0; slide < slides; ++slide) {
        pugi::xml_node node = list.append_child("p:sldId");
        node.append_attribute("id") = firstSlideId + static_cast<std::uint32_t>(slide);
        node.append_attribute("r:id") = slideRelation(slide).c_str();
    }
    if (!sections.empty())
        appendSections(presentation, slides, sections);
    return xmlOf(document);
}

} // namespace lozenge
