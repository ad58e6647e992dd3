#include "lesson/figures/side_names.hpp"

#include "core/slips.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>
#include <utility>

namespace lozenge {
namespace {

/// A key in which some of the sides differ, with the value of one of them as --set takes it.
using Part = std::pair<std::string, std::string>;

std::vector<Part> partsOf(const ShownRecipe& side, const std::vector<ShownRecipe>& sides)
{
    std::vector<Part> parts;
    for (const ShownRecipe& other : sides)
        for (const std::string& text : overridesBetween(other.recipe, side.recipe)) {
            const Part part{text.substr(0, text.find('=')), text.substr(text.find('=') + 1)};
            const bool isKnown =
                std::any_of(parts.begin(), parts.end(), [&](const Part& p) { return p.first == part.first; });
            if (!isKnown)
                parts.push_back(part);
        }
    return parts;
}

std::size_t countOf(Slips on)
{
    return static_cast<std::size_t>(
        std::count_if(slips().begin(), slips().end(), [&](const SlipRow& row) { return on.has(row.slip); }));
}

Phrase slipWords(const Recipe& recipe)
{
    const Slips own = ownSlips(recipe), on = slipsOf(recipe);
    if (own.none()) {
        const std::size_t count = countOf(on);
        return count == 0   ? Phrase{"right"}
               : count == 1 ? Phrase{"one mistake"}
                            : Phrase{"{0} mistakes", {countPhrase(count)}};
    }
    if (on == own)
        return Phrase{"as published"};
    std::size_t mended = 0;
    Phrase name;
    for (const SlipRow& row : slips())
        if (own.has(row.slip) && !on.has(row.slip)) {
            ++mended;
            name.english = row.name;
        }
    if (on.none())
        return Phrase{"mended"};
    return mended == 1 ? Phrase{"{0} mended", {name}}
                       : Phrase{"{0} of {1} mended", {countPhrase(mended), Phrase{std::to_string(countOf(own))}}};
}

/// A list as it stands in a line: without brackets and quotation marks, and with air.
std::string plainValue(std::string_view value)
{
    std::string plain;
    for (const char c : value)
        if (c == ',')
            plain += ", ";
        else if (std::string_view("[]{}\"").find(c) == std::string_view::npos)
            plain += c == '-' && (plain.empty() || plain.back() == ' ') ? std::string("\u2212") : std::string(1, c);
    return plain;
}

Phrase listed(Phrase before, Phrase after)
{
    return before.english.empty() ? after : Phrase{"{0}, {1}", {std::move(before), std::move(after)}};
}

Phrase wordsOf(const Part& part, const ShownRecipe& side, bool isAlone)
{
    const auto& [key, value] = part;
    if (key == "variant" || (key == "edge" && isAlone))
        return Phrase{plainValue(value)};
    if (key == "slips")
        return slipWords(side.recipe);
    if (key == "noise")
        return listed(Phrase{std::string(side.recipe.noise.kind->name)},
                      Phrase{"seed {0}", {Phrase{std::to_string(side.recipe.noise.seed)}}});
    std::string name = key == "noise.seed" ? "seed" : key == "hurst" ? "H" : key;
    std::replace(name.begin(), name.end(), '_', ' ');
    name += " {0}";
    return Phrase{name, {Phrase{plainValue(value)}}};
}

} // namespace

Phrase edgeInShort(const Recipe& recipe)
{
    return {std::string(recipe.edge->inShort), {Phrase{shortText(recipe.edgeValue)}}};
}

void nameSides(std::vector<ShownRecipe>& sides)
{
    std::vector<std::pair<Phrase, Phrase>> found;
    for (const ShownRecipe& side : sides) {
        std::vector<Part> parts = partsOf(side, sides);
        Phrase explanation;
        const auto isOf = [](std::string_view key) { return [=](const Part& part) { return part.first == key; }; };
        if (std::any_of(parts.begin(), parts.end(), isOf("edge"))) {
            std::erase_if(parts, isOf("edge_value"));
            explanation = edgeInShort(side.recipe);
        }
        if (std::any_of(parts.begin(), parts.end(), isOf("variant"))) {
            std::erase_if(parts, isOf("slips"));
            explanation = {std::string(side.recipe.variant->explanation)};
        }
        Phrase name;
        for (const Part& part : parts)
            name = listed(std::move(name), wordsOf(part, side, parts.size() == 1));
        found.emplace_back(parts.empty() ? Phrase{"the same"} : name, explanation);
    }
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (sides[i].name.english.empty())
            std::tie(sides[i].name, sides[i].explanation) = found[i];
}

} // namespace lozenge
