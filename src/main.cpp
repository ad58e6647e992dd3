#include "app/display.hpp"
#include "app/lecture_window.hpp"
#include "app/panels/panels.hpp"
#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "files/disk/descriptor.hpp"
#include "lesson/text/nearest.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

namespace {

/// Says so without asking for any.
void complainOfMemory()
{
    std::fputs("lozenge: there is not enough memory\n", stderr);
}

// Some libraries let nothing be thrown out of them and end the program instead. That is said too; it stands in this
// file because what it initialises comes before what other files do.
[[maybe_unused]] const std::terminate_handler former = std::set_terminate([] {
    complainOfMemory();
    std::_Exit(static_cast<int>(lozenge::Exit::Failed));
});

} // namespace

int main(int argc, char** argv)
{
    using namespace lozenge;
    if (!openStandardStreams()) {
        std::fputs("lozenge: /dev/null cannot be opened in place of a standard stream that is closed\n", stderr);
        return static_cast<int>(Exit::Failed);
    }
    // The display is asked for only here: a server may be far away, and most commands need none.
    const auto open = [](Session session, const Settings& settings, const WindowRequest& asked) -> WindowEnd {
        if (std::string missing = missingForWindow(); !missing.empty())
            return {std::move(missing), {}};
        const WindowOptions options{asked.scale, asked.isFullScreen, asked.hasTranscript};
        return {{}, LectureWindow(options, std::move(session), settings).run()};
    };
    Exit exit = Exit::Failed;
    try {
        exit = runCommandLine(argc, argv, {namesOf(panels), open});
    } catch (const std::bad_alloc&) {
        complainOfMemory();
    } catch (const std::exception& fault) { // a font that cannot be read
        complain(exit, fault.what());
    }
    return static_cast<int>(exit);
}
