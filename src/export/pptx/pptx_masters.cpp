#include "export/pptx/pptx_xml.hpp"

#include <array>
#include <cmath>

namespace lozenge {
namespace {

// Each list of formats has the three entries that PowerPoint insists on.
constexpr const char* themeSkeleton = R"(
<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Lozenge">
  <a:themeElements>
    <a:clrScheme name="Lozenge"/>
    <a:fontScheme name="Lozenge">
      <a:majorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont>
      <a:minorFont><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont>
    </a:fontScheme>
    <a:fmtScheme name="Lozenge">
      <a:fillStyleLst>
        <a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
        <a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
        <a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
      </a:fillStyleLst>
      <a:lnStyleLst>
        <a:ln w="6350"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>
        <a:ln w="12700"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>
        <a:ln w="19050"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>
      </a:lnStyleLst>
      <a:effectStyleLst>
        <a:effectStyle><a:effectLst/></a:effectStyle>
        <a:effectStyle><a:effectLst/></a:effectStyle>
        <a:effectStyle><a:effectLst/></a:effectStyle>
      </a:effectStyleLst>
      <a:bgFillStyleLst>
        <a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
        <a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
        <a:solidFill><a:schemeClr val="phClr"/></a:solidFill>
      </a:bgFillStyleLst>
    </a:fmtScheme>
  </a:themeElements>
</a:theme>)";

constexpr const char* masterSkeleton = R"(
<p:sldMaster xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
             xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
             xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
  <p:cSld>
    <p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>
    <p:spTree>
      <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
      <p:grpSpPr/>
      <p:sp>
        <p:nvSpPr>
          <p:cNvPr id="2" name="Title"/>
          <p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>
          <p:nvPr><p:ph type="title"/></p:nvPr>
        </p:nvSpPr>
        <p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
        <p:txBody><a:bodyPr anchor="ctr"><a:normAutofit/></a:bodyPr><a:lstStyle/>
          <a:p><a:r><a:t>Title</a:t></a:r></a:p></p:txBody>
      </p:sp>
      <p:sp>
        <p:nvSpPr>
          <p:cNvPr id="3" name="Text"/>
          <p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>
          <p:nvPr><p:ph type="body" idx="1"/></p:nvPr>
        </p:nvSpPr>
        <p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
        <p:txBody><a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/>
          <a:p><a:r><a:t>Text</a:t></a:r></a:p></p:txBody>
      </p:sp>
    </p:spTree>
  </p:cSld>
  <p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3"
            accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>
  <p:sldLayoutIdLst>
    <p:sldLayoutId id="2147483649" r:id="rId1"/>
    <p:sldLayoutId id="2147483650" r:id="rId2"/>
  </p:sldLayoutIdLst>
  <p:txStyles>
    <p:titleStyle>
      <a:lvl1pPr algn="l"><a:defRPr sz="3200" b="1"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill>
        <a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr>
    </p:titleStyle>
    <p:bodyStyle>
      <a:lvl1pPr marL="342900" indent="-342900" algn="l"><a:spcBef><a:spcPts val="1000"/></a:spcBef>
        <a:buChar char="&#8226;"/><a:defRPr sz="2400"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill>
        <a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>
    </p:bodyStyle>
    <p:otherStyle>
      <a:lvl1pPr algn="l"><a:defRPr sz="1800"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill>
        <a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>
    </p:otherStyle>
  </p:txStyles>
</p:sldMaster>)";

constexpr const char* layoutSkeleton = R"(
<p:sldLayout xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
             xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
             xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" preserve="1">
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
        <p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>Title</a:t></a:r></a:p></p:txBody>
      </p:sp>
      <p:sp>
        <p:nvSpPr>
          <p:cNvPr id="3" name="Text"/>
          <p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>
          <p:nvPr><p:ph idx="1"/></p:nvPr>
        </p:nvSpPr>
        <p:spPr/>
        <p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>Text</a:t></a:r></a:p></p:txBody>
      </p:sp>
    </p:spTree>
  </p:cSld>
  <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
</p:sldLayout>)";

// Without places for image and text: PowerPoint repairs decks where these are not quite its own.
constexpr const char* notesMasterSkeleton = R"(
<p:notesMaster xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
               xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
               xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main">
  <p:cSld>
    <p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>
    <p:spTree>
      <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
      <p:grpSpPr/>
    </p:spTree>
  </p:cSld>
  <p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3"
            accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>
  <p:notesStyle>
    <a:lvl1pPr algn="l"><a:spcBef><a:spcPts val="600"/></a:spcBef>
      <a:defRPr sz="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr>
    </a:lvl1pPr>
  </p:notesStyle>
</p:notesMaster>)";

std::string hexOf(const Colour& colour)
{
    std::string hex;
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto value = static_cast<unsigned>(std::lround(part * 255));
        hex += "0123456789ABCDEF"[value >> 4 & 15];
        hex += "0123456789ABCDEF"[value & 15];
    }
    return hex;
}

} // namespace

std::string themeXml(const Theme& theme)
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
    const pugi::xml_document document = skeleton(themeSkeleton);
    pugi::xml_node scheme = elementNamed(document, "a:clrScheme");
    for (const auto& [name, colour] : colours)
        scheme.append_child(name).append_child("a:srgbClr").append_attribute("val") = hexOf(colour).c_str();
    return xmlOf(document);
}

std::string slideMasterXml(const SlideFormat& format)
{
    const pugi::xml_document document = skeleton(masterSkeleton);
    const std::int64_t side = format.width / 16;
    const std::int64_t top = format.height / 16;
    const std::int64_t titleHeight = format.height / 7;
    const std::int64_t textTop = top + titleHeight + top / 2;
    place(shapeNamed(document, "Title"), {side, top, format.width - 2 * side, titleHeight});
    place(shapeNamed(document, "Text"), {side, textTop, format.width - 2 * side, format.height - textTop - top});
    return xmlOf(document);
}

// There PowerPoint puts a title that is to be heard and listed but not seen.
std::string frameLayoutXml(const SlideFormat& format)
{
    const pugi::xml_document document = skeleton(layoutSkeleton);
    document.document_element().append_attribute("type") = "titleOnly";
    document.document_element().child("p:cSld").append_attribute("name") = "Frame, title hidden above";
    const pugi::xml_node text = shapeNamed(document, "Text");
    text.parent().remove_child(text);
    constexpr std::int64_t height = 685800;
    constexpr std::int64_t gap = 91440;
    place(shapeNamed(document, "Title"), {0, -height - gap, format.width, height});
    return xmlOf(document);
}

std::string textLayoutXml()
{
    const pugi::xml_document document = skeleton(layoutSkeleton);
    document.document_element().append_attribute("type") = "obj";
    document.document_element().child("p:cSld").append_attribute("name") = "Title and text";
    return xmlOf(document);
}

std::string notesMasterXml()
{
    return xmlOf(skeleton(notesMasterSkeleton));
}

} // namespace lozenge
