#pragma once

#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"

#include <memory>
#include <string>
#include <vector>

// One value of a key among several: the run that it makes, what is said above it and its bars below.

namespace lozenge {

struct VaryPane {
    const ShownRecipe* shown;
    std::shared_ptr<const Timeline> run;
    Moment moment;
};

std::vector<VaryPane> panesOf(const Frame& frame, const std::vector<ShownRecipe>& recipes);

/// "H" for hurst, "edge value" for edge_value.
std::string keyInWords(std::string key, const Look& look);

/// The height of a line of what explains a value, in units.
inline constexpr float explanationLine = 24;

/// The largest size in which all captions fit, in units.
float captionSize(const std::vector<VaryPane>& panes, float width, float scale, const Look& look);

/// The key and its value, with what explains it.
void paintCaption(const FigurePage& page, const VaryPane& pane, float size, const Box& head);

bool haveOtherAmplitudes(const std::vector<VaryPane>& panes);
double greatestAmplitude(const std::vector<VaryPane>& panes);

/// The amplitude of each level; those of its two phases side by side where they differ. The present one is dark.
void paintBars(const FigurePage& page, const VaryPane& pane, double greatest, const Box& box);

} // namespace lozenge
