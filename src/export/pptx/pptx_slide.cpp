#include "export/pptx/pptx_xml.hpp"
#include "picture/words.hpp"

#include <algorithm>

namespace lozenge {
namespace {

constexpr const char* slideSkeleton = R"(
<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
       xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
       xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
  <p:cSld>
    <p:spTree>
      <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
      <p:grpSpPr/>
      <p:sp>
        <p:nvSpPr>
          <p:cNvPr id="2" name="Title"/>
          <p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>
          <p:nvPr><p:ph type="title"/></p:nvPr>
        </p:nvSpPr>
        <p:spPr/>
        <p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t/></a:r></a:p></p:txBody>
      </p:sp>
      <p:pic>
        <p:nvPicPr>
          <p:cNvPr id="3" name="Frame" descr=""/>
          <p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>
          <p:nvPr/>
        </p:nvPicPr>
        <p:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>
        <p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
      </p:pic>
    </p:spTree>
  </p:cSld>
  <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
</p:sld>)";

// The master of the notes has no places of its own, so the slide's image and the text say themselves where they are
// and how they look.
constexpr const char* notesSkeleton = R"(
<p:notes xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
         xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
         xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
  <p:cSld>
    <p:spTree>
      <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
      <p:grpSpPr/>
      <p:sp>
        <p:nvSpPr>
          <p:cNvPr id="2" name="Slide"/>
          <p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>
          <p:nvPr><p:ph type="sldImg"/></p:nvPr>
        </p:nvSpPr>
        <p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
      </p:sp>
      <p:sp>
        <p:nvSpPr>
          <p:cNvPr id="3" name="Notes"/>
          <p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>
          <p:nvPr><p:ph type="body" idx="1"/></p:nvPr>
        </p:nvSpPr>
        <p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
        <p:txBody>
          <a:bodyPr/>
          <a:lstStyle>
            <a:lvl1pPr marL="0" indent="0"><a:spcBef><a:spcPts val="600"/></a:spcBef>
              <a:defRPr sz="1200"/></a:lvl1pPr>
          </a:lstStyle>
        </p:txBody>
      </p:sp>
    </p:spTree>
  </p:cSld>
  <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
</p:notes>)";

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

} // namespace

SlideWords slideWords(const ShownFrame& frame)
{
    const std::string caption = onOneLine(frame.caption);
    const std::string equation = onOneLine(frame.equation);

    SlideWords words;
    // With its number a title is unique, as those who go from title to title need it.
    words.title = frame.name + ": " + onOneLine(frame.title);
    words.description = asSentences(std::vector{caption, equation, onOneLine(frame.narration)});
    words.notes = paragraphs(frame.narration);
    for (const std::string& line : {equation, caption})
        if (!line.empty())
            words.notes.push_back(line);
    return words;
}

std::string slideXml(const SlideFormat& format, const SlideWords& words)
{
    const pugi::xml_document slide = skeleton(slideSkeleton);
    elementNamed(shapeNamed(slide, "Title"), "a:t").text() = words.title.c_str();
    const pugi::xml_node picture = shapeNamed(slide, "Frame");
    elementNamed(picture, "p:cNvPr").attribute("descr") = words.description.c_str();
    place(picture, format.picture);
    return xmlOf(slide);
}

std::string notesXml(const SlideFormat& format, const SlideWords& words)
{
    const pugi::xml_document notes = skeleton(notesSkeleton);
    place(shapeNamed(notes, "Slide"), fitted(format, notesImage));
    const pugi::xml_node body = shapeNamed(notes, "Notes");
    place(body, notesText);
    pugi::xml_node text = body.child("p:txBody");
    for (const std::string& paragraph : words.notes)
        text.append_child("a:p").append_child("a:r").append_child("a:t").text() = paragraph.c_str();
    if (words.notes.empty())
        text.append_child("a:p");
    return xmlOf(notes);
}

} // namespace lozenge
