#include "app/window_actions.hpp"

#include "app/releases.hpp"
#include "files/library/lessons.hpp"
#include "lesson/text/terminal_text.hpp"
#include "picture/tr.hpp"
#include "session/command_text.hpp"
#include "session/opening.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

namespace lozenge {

void copyCommand(Session& session)
{
    const std::string command = commandLine(session);
    ImGui::SetClipboardText(command.c_str());
    note(session, "copied " + command);
    tell(session, tr(session.look, "Copied: {0}", command));
}

void goOn(Session& session, std::optional<std::size_t> lesson, bool atLastStop)
{
    if (!lesson || openLesson(session, lessonNamed(session.way.lessons[*lesson].name, {}, session.look.language)))
        return;
    beginLesson(session, *lesson, atLastStop);
}

void landWithoutGl(Session& session, const OpenWindow& open)
{
    if (!session.flight || open.stage->reliefFault().empty())
        return;
    toggleFlight(session);
    tell(session, tr(session.look, "Flight needs OpenGL 3.3"), true);
}

void setScale(Session& session, OpenWindow& open, double wanted)
{
    open.userScale = std::clamp(wanted, 0.6, 2.5);
    char percent[32];
    std::snprintf(percent, sizeof percent, "scale %.0f %%", open.userScale * 100);
    note(session, percent);
    tell(session, tr(session.look, "scale {0} %", std::lround(open.userScale * 100)));
}

void remember(Settings& settings, OpenWindow& open, const Session& session)
{
    open.rememberSize();
    settings.fullScreen = open.isFullScreen;
    settings.scale = open.userScale;
    settings.language = session.look.language ? session.look.language->name : "";
    settings.theme = session.chosenTheme ? std::string(session.chosenTheme->name) : "";
    settings.lastLesson = session.source.name;
    if (const auto path = settingsPath())
        if (const auto fault = saveSettings(settings, *path))
            std::fprintf(stderr, "lozenge: %s\n", escapedForTerminal(*fault).c_str());
}

} // namespace lozenge
