#include "catch.hpp"

#include "export/text/latex_text.hpp"

using namespace lozenge;

TEST_CASE("a text for LaTeX has none of its commands")
{
    CHECK(latexText("50% of $x_1$ & #2") == "50\\% of \\$x\\_1\\$ \\& \\#2");
    CHECK(latexText("{\\input}~^") == "\\{\\textbackslash{}input\\}\\textasciitilde{}\\textasciicircum{}");
    CHECK(latexText("a<b>|\"") == "a\\textless{}b\\textgreater{}\\textbar{}{\\textquotedblright}");
    CHECK(latexText("Gr\u00FC\u00DFe \u2013 \u201Cn\u201D") == "Gr\u00FC\u00DFe \u2013 \u201Cn\u201D");
    CHECK(latexText("\u25C6\u03B1\n\x01") == "?? ?");
}
