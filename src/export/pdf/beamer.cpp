#include "export/format.hpp"
#include "export/former_export.hpp"
#include "export/text/latex_text.hpp"
#include "export/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

/// The shapes of slide that Beamer knows.
struct Aspect {
    std::string_view option;
    double ratio;
};

std::string_view aspectOption(int width, int height)
{
    constexpr std::array<Aspect, 8> aspects{{{"169", 16.0 / 9},
                                             {"1610", 16.0 / 10},
                                             {"149", 14.0 / 9},
                                             {"32", 3.0 / 2},
                                             {"141", 1.41},
                                             {"43", 4.0 / 3},
                                             {"54", 5.0 / 4},
                                             {"2013", 20.0 / 13}}};
    const double ratio = static_cast<double>(width) / height;
    const auto distance = [&](const Aspect& aspect) { return std::abs(std::log(aspect.ratio / ratio)); };
    return std::min_element(aspects.begin(), aspects.end(),
                            [&](const Aspect& a, const Aspect& b) { return distance(a) < distance(b); })
        ->option;
}

std::string rgbText(Colour colour)
{
    std::string text;
    for (const float part : {colour.r, colour.g, colour.b}) {
        text += text.empty() ? "" : ",";
        appendNumber(text, part);
    }
    return text;
}

std::string deckText(const Show& show)
{
    std::string tex(slidesMark);
    tex += "% used in order: leave lines out, or put words between them.\n"
           "\\documentclass[aspectratio=";
    tex += aspectOption(show.options().width, show.options().height);
    tex += "]{beamer}\n"
           "\\setbeamertemplate{navigation symbols}{}\n"
           "\\setbeamersize{text margin left=0pt,text margin right=0pt}\n"
           "\\definecolor{page}{rgb}{";
    tex += rgbText(show.lesson().look.theme->page);
    tex += "}\n"
           "\\setbeamercolor{background canvas}{bg=page}\n"
           "% The dollar of the letters around it: LaTeX's own is of a font that a small installation has not.\n"
           "\\DeclareTextSymbol{\\textdollar}{OT1}{36}\n"
           "\\title{";
    tex += latexText(show.lesson().title);
    tex += "}\n"
           "\\begin{document}\n\n"
           "\\begin{frame}[plain]\n"
           "  \\centering\n";
    for (std::size_t i = 0; i < show.moments().size(); ++i) {
        const std::string number = std::to_string(i + 1);
        tex += "  \\includegraphics<" + number + ">[page=" + number +
               ",width=\\paperwidth,height=\\textheight,keepaspectratio]{steps.pdf}% step " +
               std::to_string(show.moments()[i]) + "\n";
    }
    tex += "\\end{frame}\n\n\\end{document}\n";
    return tex;
}

/// A name that LaTeX takes on any system.
std::string texName(std::string name)
{
    std::replace_if(
        name.begin(), name.end(),
        [](unsigned char c) {
            return !((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-');
        },
        '-');
    return (name == "steps" ? "slides" : name) + ".tex"; // its PDF shall not replace the steps
}

} // namespace

void writeBeamer(const Show& show, WholeFolder& folder, const Progress& progress)
{
    if (auto steps = folder.begin("steps.pdf")) {
        writePdf(show, *steps, progress);
        folder.keep(std::move(*steps), "steps.pdf");
    }
    folder.write(texName(folder.name()), deckText(show));
}

} // namespace lozenge
