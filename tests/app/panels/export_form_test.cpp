#include "catch.hpp"

#include "app/panels/export_job.hpp"
#include "files/library/lessons.hpp"
#include "session/opening.hpp"
#include "session/run/travel.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace lozenge;

namespace {

Session opened(const std::vector<std::string>& overrides = {})
{
    auto session = openSession(lessonNamed("growing-a-coast", overrides));
    REQUIRE(session);
    return std::move(*session);
}

ExportForm asking(ExportForm::Steps steps)
{
    ExportForm form;
    form.steps = steps;
    return form;
}

} // namespace

TEST_CASE("the number of frames is that of the moments, however they are chosen")
{
    const Session session = opened();
    for (const StepsRow& row : stepsRows) {
        ExportForm form = asking(row.steps);
        form.from = 70;
        form.to = 500; // beyond the end
        CAPTURE(row.name);
        CHECK(momentCount(form, session) == static_cast<int>(momentsOf(form, session).size()));
        CHECK(momentCount(form, session) > 0);
    }
    CHECK(momentCount(asking(ExportForm::Steps::All), session) == 78);
}

TEST_CASE("this step is the one on the board")
{
    Session session = opened();
    goTo(session, 28);
    CHECK(momentsOf(asking(ExportForm::Steps::This), session) == std::vector<int>{28});
    CHECK(defaultOut(asking(ExportForm::Steps::This), session) == "growing-a-coast-step-28.pdf");
}

TEST_CASE("a file is named by its format and a folder too")
{
    const Session session = opened();
    for (const Format& format : formats) {
        ExportForm form;
        form.format = &format;
        form.steps = ExportForm::Steps::All;
        const std::string name = defaultOut(form, session);
        CHECK(name == "growing-a-coast" + std::string(format.isFolder() ? "-" : ".") + std::string(format.name));
    }
}

TEST_CASE("an order is for the recipe and the look of the session, not of the lesson")
{
    Session session = opened({"edge=wrap"});
    session.look.theme = &themes[1];
    for (const auto steps : {ExportForm::Steps::All, ExportForm::Steps::Seen}) {
        const LessonPages pages = orderOf(asking(steps), session).pages().value();
        CHECK(pages.timeline().recipe() == session.recipe());
        CHECK(pages.look() == session.look);
        CHECK(pages.options.overrides == std::vector<std::string>{"edge=wrap"});
        // The lesson speaks about another run.
        for (const Stop& stop : pages.lesson.stops)
            CHECK(stop.say.empty());
        CHECK(pages.page(0).notes.empty());
        CHECK_FALSE(orderOf(asking(steps), opened()).pages()->lesson.stops.front().say.empty());
    }
}

TEST_CASE("the command on a frame has each of its words in quotes once")
{
    std::string name = (std::filesystem::temp_directory_path() / "lozenge-form-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    const auto file = std::filesystem::path(name) / "my lesson.toml";
    std::ofstream(file) << "[recipe]\nsize = 5\n[look]\npalette = \"grey\"\n";
    auto session = openSession(lessonNamed(file.string(), {"corners=[1, 2, 3, 4]"}));
    std::filesystem::remove_all(name);
    REQUIRE(session);
    const LessonPages pages = orderOf({}, *session).pages().value();
    // What the file says of its look is not asked for again.
    // Nor where it is kept.
    CHECK(pages.command("", {"--step", "3"}) == "lozenge 'my lesson.toml' --set 'corners=[1,2,3,4]' --step 3");
}

TEST_CASE("what is seen is one picture under its own name, and a page of the web plays the whole run")
{
    Session session = opened();
    goTo(session, 28);
    ExportForm form;
    CHECK(form.steps == ExportForm::Steps::Seen);
    form.format = rowNamed(formats, "png");
    CHECK(defaultOut(form, session) == "growing-a-coast-step-28.png");
    CHECK(orderOf(form, session).pages()->count() == 1);
    form.format = rowNamed(formats, "html");
    CHECK(defaultOut(form, session) == "growing-a-coast.html");
    CHECK(momentCount(form, session) == 78);
    CHECK(orderOf(form, session).pages()->moments.size() == 78);
}

TEST_CASE("what exists is replaced only where that was agreed to")
{
    const Session session = opened();
    ExportForm form;
    CHECK(orderOf(form, session).existing == Existing::Refuse);
    form.asksToReplace = true;
    CHECK(orderOf(form, session).existing == Existing::Replace);
}
