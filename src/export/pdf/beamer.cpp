#include "export/format.hpp"
#include "export/text/filled.hpp"
#include "export/text/latex_text.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"

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

/// What is said at a frame, for \\setbeameroption{show notes}; overlays count from 1.
std::string notesText(const std::vector<std::string>& notes, const std::string& overlay)
{
    std::string text;
    for (const std::string& note : notes)
        text += (text.empty() ? "" : " \\par ") + latexText(note);
    return text.empty() ? text : "  \\note<" + overlay + ">{" + text + "}%\n";
}

/// The frames from one place to another as overlays of a slide.
std::string slideText(const Document& document, int begin, int end)
{
    std::string tex = "\\begin{frame}[plain]\n"
                      "  \\centering\n";
    for (int place = begin; place < end; ++place) {
        const std::string overlay = std::to_string(place - begin + 1);
        tex += "  \\includegraphics<" + overlay + ">[page=" + std::to_string(place + 1) +
               ",width=\\paperwidth,height=\\textheight,keepaspectratio]{steps.pdf}% " + document.label(place) + "\n";
        tex += notesText(document.notes(place), overlay);
    }
    return tex + "\\end{frame}\n\n";
}

std::string deckText(const Document& document)
{
    std::string slides;
    for (std::size_t i = 0; document.isPlaylist && i < document.sections.size(); ++i)
        slides += "\\section{" + latexText(document.sections[i].name) + "}\n" +
                  slideText(document, document.sections[i].first, document.endOf(i));
    const std::string file = "beamer/slides.tex";
    return filled(file, assetText(file),
                  {{"aspect", std::string(aspectOption(document.options().width, document.options().height))},
                   {"page", "{" + rgbText(document.look().theme->page) + "}"},
                   {"title", "{" + latexText(document.list.title) + "}"},
                   {"slides", document.isPlaylist ? slides : slideText(document, 0, document.count)}});
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

void writeBeamer(const Document& document, AtomicFolder& folder, const Progress& progress)
{
    if (auto steps = folder.begin("steps.pdf")) {
        writePdf(document, *steps, progress);
        folder.keep(std::move(*steps));
    }
    const std::string slides = texName(folder.name());
    folder.write(slides, deckText(document));
    folder.write(std::string(listName), "[\n{\"file\":\"steps.pdf\"},\n{\"file\":\"" + slides + "\"}\n]\n");
}

} // namespace lozenge
