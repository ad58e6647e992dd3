#include "cli/export_help.hpp"

#include "export/format.hpp"
#include "picture/figures/figure.hpp"
#include "picture/manner.hpp"

namespace lozenge {

std::string exportHelp()
{
    std::string text = "The formats:\n";
    for (const Format& format : formats())
        text += "  " + std::string(format.name) + std::string(8 - format.name.size(), ' ') +
                std::string(format.explanation) + "\n";
    text += "  all     every one of them, into the folder PATH; or some: pdf,pptx\n"
            "The figures, and what --with changes of them:\n";
    for (const Figure& figure : figures()) {
        text += "  " + std::string(figure.name) + std::string(12 - figure.name.size(), ' ') +
                std::string(figure.explanation) + "\n";
        for (const FigureKey& key : figure.keys)
            text += std::string(16, ' ') + std::string(key.name) + "=" +
                    (key.words.empty() ? "..." : std::string(key.words.front())) + "  " + std::string(key.explanation) +
                    "\n";
    }
    return text + "Views: " + listed(views()) + "\nThemes: " + listed(themes()) + "\nPalettes: " + listed(palettes()) +
           "\nManners: " + listed(manners()) + "\nStyles of the relief: " + listed(reliefStyles()) +
           "\nBackgrounds: " + listed(backgrounds()) + "\nNames of the phases: " + listed(phaseNames()) + "\n";
}

} // namespace lozenge
