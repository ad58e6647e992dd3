#include "cli/look_options.hpp"

#include "files/library/languages.hpp"
#include "lesson/look_text.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/manner.hpp"

#include <cmath>
#include <locale>
#include <sstream>

namespace lozenge {

void addLanguage(CLI::App& command, std::string& language, Offers& offers)
{
    CLI::Option* option = command.add_option("--language", language, "of the lesson and of what the program says");
    offers[option->type_name("L")] = languageNames;
}

CLI::Option* addRepeated(CLI::App& command, const char* option, std::vector<std::string>& values, const char* about)
{
    CLI::Option* added = command.add_option(option, values, about);
    return added->type_name("KEY=VALUE")->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void addWith(CLI::App& command, std::vector<std::string>& changes, Offers& offers)
{
    offers[addRepeated(command, "--with", changes, "change a key of the figure; may be repeated")] =
        offeredFigureChanges;
}

void addLookOptions(CLI::App& command, LookRequest& request, Offers& offers)
{
    const auto named = [&](const char* option, std::string& name, const auto& table, const char* about) {
        return addNamed(command, option, name, table, about, offers);
    };
    named("--theme", request.theme, themes(), "colours of all but the heights")->type_name("T");
    named("--manner", request.manner, manners(), "everything about the relief, as a program has it")->type_name("M");
    named("--palette", request.palette, palettes(), "colours of the heights")->type_name("P");
    named("--style", request.style, reliefStyles(), "how the relief is drawn")->type_name("S");
    named("--background", request.background, backgrounds(), "what lies behind the relief")->type_name("B");
    named("--proportions", request.proportions, proportionsTable(), "how high the relief stands")->type_name("P");
    named("--unset", request.unset, unsetTable(), "how high points stand that are not set yet")->type_name("U");
    named("--names", request.names, phaseNames(), "what the phases are called")->type_name("N");
    addLanguage(command, request.language, offers);
    CLI::Option* numbers = command.add_option("--numbers", request.numbers, "heights on the points: on | off");
    offers[numbers->type_name("ON")] = [] { return Words{"on", "off"}; };
    command.add_option("--azimuth", request.azimuth, "from where the relief is seen")->type_name("DEGREES");
    command.add_option("--elevation", request.elevation, "and from how high above")->type_name("DEGREES");
    command.add_option("--zoom", request.zoom, "size of the relief")->type_name("FACTOR");
    command.add_option("--exaggeration", request.exaggeration, "of the heights of the relief")->type_name("FACTOR");
    const auto pair = [&](const char* option, std::vector<double>& wanted, const char* about) {
        return command.add_option(option, wanted, about)->delimiter(',')->allow_extra_args(false);
    };
    pair("--range", request.range, "the heights that have the first and the last colour")->type_name("LOW,HIGH");
    pair("--axis", request.axis, "the heights at the foot and the top of the axis")->type_name("LOW,HIGH");
    pair("--light", request.light, "where the light comes from")->type_name("AZIMUTH,ELEVATION");
    CLI::Option* water = command.add_option("--water", request.water, "how high water stands: a height | none");
    offers[water->type_name("HEIGHT")] = [] { return Words{"none"}; };
    CLI::Option* fog = command.add_option("--fog", request.fog, "fog over the relief: on | off | how dense it is");
    offers[fog->type_name("FOG")->allow_extra_args(false)] = [] { return Words{"on", "off"}; };
    command.add_option("--fog-colour", request.fogColour, "its colour, as #FFFFFF")->type_name("COLOUR");
    CLI::Option* painted = command.add_option("--painted", request.painted,
                                              "so many cells or columns of the relief, from the back: K | all");
    offers[painted->type_name("K")] = [] { return Words{"all"}; };
}

Problem within(double& into, std::string_view option, std::optional<double> value, double least, double greatest)
{
    if (!value)
        return {};
    if (!(*value >= least && *value <= greatest))
        return "--" + std::string(option) + " must be from " + exactText(least) + " to " + exactText(greatest);
    into = *value;
    return {};
}

namespace {

std::optional<double> numberOf(const std::string& text)
{
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    double number = 0;
    return stream >> number && stream.peek() == std::istringstream::traits_type::eof() ? std::optional(number)
                                                                                       : std::nullopt;
}

/// Two numbers within their bounds.
Problem pairFault(const std::string& option, const std::string& shape, const std::vector<double>& numbers,
                  const Bounds& first, const Bounds& second)
{
    if (numbers.size() != 2)
        return "--" + option + " must be " + shape;
    double ignored = 0;
    if (auto problem = within(ignored, option, numbers[0], first.least, first.greatest))
        return problem;
    return within(ignored, option, numbers[1], second.least, second.greatest);
}

template <typename Ends>
Problem takeHeights(const std::string& option, const std::vector<double>& ends, Ends& into)
{
    if (ends.empty())
        return {};
    if (auto problem = pairFault(option, "LOW,HIGH", ends, boundsOfHeights, boundsOfHeights))
        return problem;
    if (!isRange({ends[0], ends[1]}))
        return "--" + option + " LOW,HIGH: the second height must be above the first";
    into = {ends[0], ends[1]};
    return {};
}

Problem takeWater(const std::string& asked, Water& water)
{
    if (asked.empty())
        return {};
    water = {};
    if (asked == "none")
        return {};
    const auto level = numberOf(asked);
    if (!level)
        return "--water must be a height or none, not \"" + asked + "\"";
    water.measure = Water::Measure::Height;
    return within(water.value, "water", level, boundsOfHeights.least, boundsOfHeights.greatest);
}

Problem takeFog(const LookRequest& request, Fog& fog)
{
    for (const std::string& asked : request.fog) {
        fog.isOn = asked != "off";
        if (asked == "on" || asked == "off")
            continue;
        const auto density = numberOf(asked);
        if (!density)
            return "--fog must be on, off or how dense it is, not \"" + asked + "\"";
        if (auto problem = within(fog.density, "fog", density, boundsOfFog.least, boundsOfFog.greatest))
            return problem;
    }
    if (request.fogColour.empty())
        return {};
    fog.colour = colourNamed(request.fogColour);
    return fog.colour ? Problem{} : "--fog-colour must be a colour as #FFFFFF, not \"" + request.fogColour + "\"";
}

Problem takeLight(const std::vector<double>& asked, LightPlace& light)
{
    if (asked.empty())
        return {};
    if (auto problem = pairFault("light", "AZIMUTH,ELEVATION", asked, boundsOfAzimuth, boundsOfLight))
        return problem;
    light = {asked[0], asked[1]};
    return {};
}

Problem takePainted(const std::string& asked, std::optional<int>& painted)
{
    if (asked.empty())
        return {};
    painted.reset();
    if (asked == "all")
        return {};
    const auto count = numberOf(asked);
    if (!count || *count != std::floor(*count))
        return "--painted must be a whole number or all, not \"" + asked + "\"";
    double checked = 0;
    auto problem = within(checked, "painted", count, boundsOfPainted.least, boundsOfPainted.greatest);
    painted = static_cast<int>(checked);
    return problem;
}

} // namespace

Problem apply(const LookRequest& request, Look& look)
{
    if (!request.numbers.empty() && request.numbers != "on" && request.numbers != "off")
        return "--numbers must be on or off, not \"" + request.numbers + "\"";
    const Manner* manner = nullptr;
    if (auto problem = choose(manner, "manner", request.manner, manners()))
        return problem;
    if (manner)
        look = inManner(look, *manner);
    if (!request.numbers.empty())
        look.numbers = request.numbers == "on";
    const auto bounded = [](double& into, std::string_view option, std::optional<double> value, const Bounds& bounds) {
        return within(into, option, value, bounds.least, bounds.greatest);
    };
    for (const Problem& problem :
         {choose(look.theme, "theme", request.theme, themes()),
          choose(look.names, "names", request.names, phaseNames()),
          choose(look.palette, "palette", request.palette, palettes()),
          choose(look.style, "style", request.style, reliefStyles()),
          choose(look.background, "background", request.background, backgrounds()),
          choose(look.proportions, "proportions", request.proportions, proportionsTable()),
          choose(look.unset, "unset", request.unset, unsetTable()),
          bounded(look.camera.azimuth, "azimuth", request.azimuth, boundsOfAzimuth),
          bounded(look.camera.elevation, "elevation", request.elevation, boundsOfElevation),
          bounded(look.camera.zoom, "zoom", request.zoom, boundsOfZoom),
          bounded(look.exaggeration, "exaggeration", request.exaggeration, boundsOfExaggeration),
          takeHeights("range", request.range, look.range), takeHeights("axis", request.axis, look.axis),
          takeWater(request.water, look.water), takeFog(request, look.fog), takeLight(request.light, look.light),
          takePainted(request.painted, look.painted)})
        if (problem)
            return problem;
    return {};
}

} // namespace lozenge
