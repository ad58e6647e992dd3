#include "catch.hpp"
#include "drawn.hpp"

#include "export/svg/svg_image.hpp"
#include "export/text/number_text.hpp"

#include <limits>
#include <pugixml.hpp>
#include <set>

using namespace lozenge;

namespace {

std::string lengthText(float length)
{
    std::string text;
    appendLength(text, length);
    return text;
}

pugi::xml_document parsed(const std::string& svg)
{
    pugi::xml_document document;
    const auto result = document.load_buffer(svg.data(), svg.size());
    INFO(result.description());
    REQUIRE(result);
    return document;
}

} // namespace

TEST_CASE("lengths have two decimals and no needless zeros")
{
    CHECK(lengthText(0) == "0");
    CHECK(lengthText(-0.001F) == "0");
    CHECK(lengthText(12) == "12");
    CHECK(lengthText(12.5F) == "12.5");
    CHECK(lengthText(-0.25F) == "-0.25");
    CHECK(lengthText(3.049F) == "3.05");
    CHECK(lengthText(1234.007F) == "1234.01");
    CHECK(lengthText(std::numeric_limits<float>::quiet_NaN()) == lengthText(1e9F));
}

TEST_CASE("an SVG tells in words what it shows")
{
    const auto document = parsed(svgOf(everyShape()));
    const auto svg = document.child("svg");
    CHECK(std::string(svg.attribute("role").value()) == "img");
    CHECK(std::string(svg.attribute("viewBox").value()) == "0 0 320 200");
    CHECK(std::string(svg.child_value("title")) == "Every <shape> & \"more\"");
    CHECK(std::string(svg.child_value("desc")) == "line one line  two");
    const auto text = svg.find_child_by_attribute("g", "aria-label", "h = \u2013\u00E9\u03B1 \u25C6 <a&b>");
    CHECK(text);
}

TEST_CASE("an SVG defines each character it uses once")
{
    Picture picture = everyShape();
    picture.text({10, 190}, "hahaha", Font::SansBold, 10, rgb(0));
    const auto document = parsed(svgOf(picture));
    std::set<std::string> defined;
    for (const auto outline : document.child("svg").child("defs").children("path"))
        CHECK(defined.insert(std::string("#") + outline.attribute("id").value()).second);
    int uses = 0;
    for (const auto text : document.child("svg").children("g"))
        for (const auto use : text.children("use")) {
            CHECK(defined.count(use.attribute("xlink:href").value()) == 1);
            ++uses;
        }
    CHECK(uses == 17); // all but the spaces
}

TEST_CASE("an SVG is valid whatever its texts hold")
{
    for (int byte = 1; byte < 256; ++byte) {
        Picture picture{.width = 10, .height = 10};
        const std::string text =
            std::string("a") + static_cast<char>(byte) + "]]>\xEF\xBF\xBF\xED\xA0\x80" + static_cast<char>(byte);
        picture.title = picture.description = text;
        picture.text({0, 0}, text, Font::Mono, 10, rgb(0));
        const std::string svg = svgOf(picture);
        parsed(svg);
        for (const char c : svg)
            REQUIRE((static_cast<unsigned char>(c) >= ' ' || c == '\n'));
        CHECK(svg.find("\xED\xA0\x80") == std::string::npos);
        CHECK(svg.find("\xEF\xBF\xBF") == std::string::npos);
    }
}
