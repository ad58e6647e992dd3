#include "app/window.hpp"
#include "cli/command_line.hpp"
#include "files/standard_streams.hpp"

#include <cstdio>

int main(int argc, char** argv)
{
    using namespace lozenge;
    if (!openStandardStreams()) {
        std::fputs("lozenge: /dev/null cannot be opened in place of a standard stream that is closed\n", stderr);
        return static_cast<int>(Exit::Failed);
    }
    // The display is asked for only here: a server may be far away, and most commands need none.
    const auto openWindow = [](const WindowRequest& asked) -> std::optional<std::string> {
        if (!hasDisplay())
            return std::nullopt;
        return runWindow({.lesson = asked.lesson,
                          .overrides = asked.overrides,
                          .step = asked.step,
                          .scale = asked.scale,
                          .theme = asked.theme,
                          .isFullScreen = asked.isFullScreen,
                          .hasTranscript = asked.hasTranscript});
    };
    return static_cast<int>(runCommandLine(argc, argv, openWindow));
}
