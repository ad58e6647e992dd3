#include "export/format.hpp"
#include "export/former_export.hpp"
#include "export/stepped_frame.hpp"
#include "export/text/latex_text.hpp"
#include "export/text/number_text.hpp"
#include "picture/words.hpp"

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

/// What a line of the deck shows, for who leaves some out.
std::string remarkOn(const Show& show, int place)
{
    const auto index = static_cast<std::size_t>(place);
    if (show.survey())
        return "step " + std::to_string(show.moments()[index]);
    const FramePlace& frame = show.places()[index];
    return "step " + std::to_string(frame.moment) + (frame.isQuestion() ? ", question" : "");
}

/// What is said at a frame, for \\setbeameroption{show notes}.
std::string notesText(const Show& show, int place)
{
    if (show.survey())
        return {};
    const FramePlace& frame = show.places()[static_cast<std::size_t>(place)];
    std::string text;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : " \\par ") + latexText(words); };
    if (frame.stop && !frame.isQuestion() && !frame.stop->say.empty())
        add(plainText(lessonWords(frame.stop->say, show.lesson().look)));
    for (const std::string& note : notesOf(show, frame))
        add(note);
    return text.empty() ? text : "  \\note<" + std::to_string(place + 1) + ">{" + text + "}%\n";
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
    for (int place = 0; place < show.count(); ++place) {
        const std::string number = std::to_string(place + 1);
        tex += "  \\includegraphics<" + number + ">[page=" + number +
               ",width=\\paperwidth,height=\\textheight,keepaspectratio]{steps.pdf}% " + remarkOn(show, place) + "\n";
        tex += notesText(show, place);
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
