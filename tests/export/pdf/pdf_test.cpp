#include "scratch.hpp"

#include "export/pdf/pdf_document.hpp"

#include <cstdlib>

using namespace lozenge;

TEST_CASE("a PDF string holds any text")
{
    CHECK(pdfText("A") == "<FEFF0041>");
    CHECK(pdfText("(\\") == "<FEFF0028005C>");
    CHECK(pdfText("\u00FC\u03B1") == "<FEFF00FC03B1>");
    CHECK(pdfText("\U0001F3D4") == "<FEFFD83CDFD4>");
}

TEST_CASE("the table of a PDF says where each object stands")
{
    const Scratch scratch;
    const Document show = shown(roughLesson(5), {0, 1, 2}, {.width = 320, .height = 200});
    REQUIRE(written("pdf", show, scratch.at("run.pdf"), Existing::Refuse, {}));
    const std::string pdf = contentOf(scratch.at("run.pdf"));
    CHECK(pdf.substr(0, 8) == "%PDF-1.5");
    const auto numberAfter = [&](std::size_t place) { return std::strtoul(pdf.c_str() + place, nullptr, 10); };
    const std::size_t start = pdf.rfind("startxref\n");
    REQUIRE(start != std::string::npos);
    const std::size_t table = numberAfter(start + 10);
    REQUIRE(pdf.compare(table, 7, "xref\n0 ") == 0);
    const std::size_t count = numberAfter(table + 7);
    CHECK(count > 10);
    std::size_t row = pdf.find('\n', table + 7) + 1;
    for (std::size_t id = 1; id < count; ++id) {
        row += 20;
        const std::string head = std::to_string(id) + " 0 obj\n";
        REQUIRE(pdf.compare(numberAfter(row), head.size(), head) == 0);
    }
}

TEST_CASE("the same PDF made twice is the same file")
{
    const Scratch scratch;
    const Document show = shown(roughLesson(5), {0, 7, 21}, {.width = 320, .height = 200});
    REQUIRE(written("pdf", show, scratch.at("one.pdf"), Existing::Refuse, {}));
    REQUIRE(written("pdf", show, scratch.at("two.pdf"), Existing::Refuse, {}));
    CHECK(contentOf(scratch.at("one.pdf")) == contentOf(scratch.at("two.pdf")));
}
