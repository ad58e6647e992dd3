#include "app/window.hpp"
#include "cli/command_line.hpp"

int main(int argc, char** argv)
{
    using namespace lozenge;
    WindowOpener openWindow;
    if (hasDisplay())
        openWindow = [](const WindowRequest& asked) {
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
