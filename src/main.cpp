#include "app/window.hpp"
#include "cli/command_line.hpp"

int main(int argc, char** argv)
{
    using namespace lozenge;
    // The display is asked for only here: a server may be far away, and most commands need none.
    const auto openWindow = [](const WindowRequest& asked) -> WindowEnd {
        if (std::string missing = missingForWindow(); !missing.empty())
            return {std::move(missing), {}};
        return {{},
                runWindow({.lesson = asked.lesson,
                           .overrides = asked.overrides,
                           .step = asked.step,
                           .scale = asked.scale,
                           .theme = asked.theme,
                           .isFullScreen = asked.isFullScreen,
                           .hasTranscript = asked.hasTranscript})};
    };
    return static_cast<int>(runCommandLine(argc, argv, openWindow));
}
