#include "cli/look_options.hpp"

#include "lesson/command_text.hpp"

namespace lozenge {

void addLookOptions(CLI::App& command, LookRequest& request, Offers& offers)
{
    const auto named = [&](const char* option, std::string& name, const auto& table, const char* about) {
        return addNamed(command, option, name, table, about, offers);
    };
    named("--theme", request.theme, themes(), "colours of all but the heights")->type_name("T");
    named("--palette", request.palette, palettes(), "colours of the heights")->type_name("P");
    named("--style", request.style, reliefStyles(), "how the relief is drawn")->type_name("S");
    named("--names", request.names, phaseNames(), "what the phases are called")->type_name("N");
    CLI::Option* numbers = command.add_option("--numbers", request.numbers, "heights on the points: on | off");
    offers[numbers->type_name("ON")] = [] { return Words{"on", "off"}; };
    command.add_option("--azimuth", request.azimuth, "from where the relief is seen")->type_name("DEGREES");
    command.add_option("--elevation", request.elevation, "and from how high above")->type_name("DEGREES");
    command.add_option("--zoom", request.zoom, "size of the relief")->type_name("FACTOR");
    command.add_option("--exaggeration", request.exaggeration, "of the heights of the relief")->type_name("FACTOR");
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

Problem apply(const LookRequest& request, Look& look)
{
    if (!request.numbers.empty() && request.numbers != "on" && request.numbers != "off")
        return "--numbers must be on or off, not \"" + request.numbers + "\"";
    if (!request.numbers.empty())
        look.numbers = request.numbers == "on";
    for (const Problem& problem : {choose(look.theme, "theme", request.theme, themes()),
                                   choose(look.names, "names", request.names, phaseNames()),
                                   choose(look.palette, "palette", request.palette, palettes()),
                                   choose(look.style, "style", request.style, reliefStyles()),
                                   within(look.camera.azimuth, "azimuth", request.azimuth, -360, 360),
                                   within(look.camera.elevation, "elevation", request.elevation, 5, 90),
                                   within(look.camera.zoom, "zoom", request.zoom, 0.1, 10),
                                   within(look.exaggeration, "exaggeration", request.exaggeration, 0, 10)})
        if (problem)
            return problem;
    return {};
}

} // namespace lozenge
