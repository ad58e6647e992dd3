#include "cli/export.hpp"
#include "export/format.hpp"
#include "picture/figures/figure.hpp"
#include "picture/manner.hpp"

namespace lozenge {

std::string exportFormatsHelp()
{
    std::string text = "The formats:\n";
    for (const Format& format : formats())
        text += "  " + std::string(format.name) + std::string(8 - format.name.size(), ' ') +
                std::string(format.explanation) + "\n";
    return text + "  all     every one of them, into the folder PATH; or some: pdf,pptx\n";
}

std::string exportFiguresHelp()
{
    std::string text = "The figures, and what --with changes of them:\n";
    for (const Figure& figure : figures()) {
        text += "  " + std::string(figure.name) + std::string(12 - figure.name.size(), ' ') +
                std::string(figure.explanation) + "\n";
        for (const FigureKey& key : figure.keys)
            text += std::string(16, ' ') + std::string(key.name) + "=" +
                    (key.words.empty() ? "..." : std::string(key.words.front())) + "  " + std::string(key.explanation) +
                    "\n";
    }
    return text;
}

std::vector<std::string> figureChanges()
{
    std::vector<std::string> changes;
    for (const Figure& figure : figures())
        for (const FigureKey& key : figure.keys) {
            changes.push_back(std::string(key.name) + "=");
            for (const std::string_view word : key.words)
                changes.push_back(std::string(key.name) + "=" + std::string(word));
        }
    return changes;
}

std::string exportNamesHelp()
{
    return "Views: " + listed(views()) + "\nThemes: " + listed(themes()) + "\nPalettes: " + listed(palettes()) +
           "\nManners: " + listed(manners()) + "\nStyles of the relief: " + listed(reliefStyles()) +
           "\nBackgrounds: " + listed(backgrounds()) + "\nNames of the phases: " + listed(phaseNames()) + "\n";
}

} // namespace lozenge
