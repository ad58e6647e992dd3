#include "cli/window.hpp"

#include "cli/export.hpp"
#include "files/library.hpp"
#include "lesson/nearest.hpp"
#include "lesson/printable.hpp"
#include "terrain/terrain.hpp"

#include <filesystem>
#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace lozenge {
namespace {

namespace fs = std::filesystem;

bool canWriteHere()
{
#ifdef _WIN32
    return ::_access(".", 2) == 0;
#else
    return ::access(".", W_OK) == 0;
#endif
}

/// A name in the present folder that is free, or in the folder for temporary files where that cannot be written to.
fs::path freeName(const std::string& stem)
{
    std::error_code error;
    const fs::path folder = canWriteHere() ? fs::path() : fs::temp_directory_path(error);
    fs::path name = folder / (stem + ".html");
    for (int number = 2; fs::exists(name, error); ++number)
        name = folder / (stem + "-" + std::to_string(number) + ".html");
    return name;
}

/// Where there can be no window a lesson is still worth looking at.
Exit writePage(const WindowRequest& request, const std::string& missing)
{
    ExportRequest page;
    const auto ids = bundledLessons();
    page.lesson = !request.lesson.empty() ? request.lesson : ids.empty() ? "first-steps" : ids.front();
    page.overrides = request.overrides;
    page.theme = request.theme;
    page.format = "html";
    page.isQuiet = true;
    page.out = freeName(fs::path(page.lesson).stem().string()).string();
    const Exit exit = exportLesson(page);
    if (exit == Exit::Done) {
        const std::string step = request.step ? "#" + std::to_string(*request.step) : "";
        std::error_code error;
        const fs::path whole = fs::absolute(page.out, error);
        std::cout << printable(missing + ". The lesson is a page: open " + (error ? page.out : whole.string()) + step +
                               " in a browser.")
                  << '\n';
    }
    return exit;
}

} // namespace

Exit showWindow(const WindowRequest& request, const WindowOpener& openWindow)
{
    if (!request.theme.empty() && !rowNamed(themes(), request.theme))
        return complain(Exit::Wrong,
                        "unknown theme \"" + request.theme + "\"" + suggestion(request.theme, namesOf(themes())));
    if (request.scale && !(*request.scale >= 0.6 && *request.scale <= 2.5))
        return complain(Exit::Wrong, "--scale must be from 0.6 to 2.5");
    if (!request.lesson.empty()) {
        const auto lesson = openLesson(request.lesson, request.overrides);
        if (!lesson)
            return lesson.error();
        const Recipe& recipe = lesson->recipe;
        const bool isLarge = steppingFault(recipe).has_value();
        if (isLarge && !isAddressable(recipe))
            return complain(Exit::Wrong, "the window shows more than 1025 points a side only of variant \"textbook\" "
                                         "with noise \"hash\", offset \"symmetric\" and edge \"three\" or \"wrap\"");
        const int last =
            isLarge ? lastStation(levelCount(recipe), lesson->zoom.has_value()) : Timeline(recipe).stepCount();
        if (request.step && (*request.step < 0 || *request.step > last))
            return complain(Exit::Wrong, "--step must be from 0 to " + std::to_string(last));
    }
    const WindowEnd end = openWindow(request);
    if (!end.missing.empty())
        return writePage(request, end.missing);
    return end.fault.empty() ? Exit::Done : complain(Exit::Failed, end.fault);
}

} // namespace lozenge
