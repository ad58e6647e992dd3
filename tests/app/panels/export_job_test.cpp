#include "catch.hpp"

#include "app/panels/export_job.hpp"
#include "files/library/lessons.hpp"
#include "session/opening.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

using namespace lozenge;

namespace {

struct Scratch {
    std::filesystem::path path;

    Scratch()
    {
        std::string name = (std::filesystem::temp_directory_path() / "lozenge-job-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path = name;
    }
    ~Scratch() { std::filesystem::remove_all(path); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] bool isEmpty() const { return std::filesystem::is_empty(path); }
};

void untilSettled(ExportJob& job, Session& session)
{
    while (!job.settle(session))
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

ExportForm smallForm(const std::filesystem::path& out, const char* format)
{
    ExportForm form;
    form.format = rowNamed(formats, format);
    form.steps = ExportForm::Steps::All;
    form.width = 320;
    form.height = 180;
    form.out = out.string();
    return form;
}

} // namespace

TEST_CASE("an export tells where it was written, in the session too")
{
    const Scratch scratch;
    Session session = *openSession(lessonNamed("first-steps"));
    ExportJob job;
    job.start(orderOf(smallForm(scratch.path / "out.pdf", "pdf"), session));
    CHECK(job.isRunning());
    untilSettled(job, session);
    CHECK_FALSE(job.isRunning());
    CHECK_FALSE(job.hasFailed());
    CHECK(job.done() == 26); // 22 steps, three questions, and an answer with a figure of its own
    CHECK(job.outcome() == "written to " + (scratch.path / "out.pdf").string());
    CHECK(session.message->text == job.outcome());
    CHECK(std::filesystem::exists(scratch.path / "out.pdf"));
}

TEST_CASE("an export that is cancelled leaves nothing, and the next one runs")
{
    const Scratch scratch;
    Session session = *openSession(lessonNamed("terrain-generator")); // thousands of frames
    ExportJob job;
    job.start(orderOf(smallForm(scratch.path / "frames", "png"), session));
    while (job.done() == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    job.cancel();
    CHECK(job.isCancelled());
    untilSettled(job, session);
    CHECK(job.hasFailed());
    CHECK(job.done() < job.total());
    CHECK_FALSE(session.message->isError);
    CHECK(scratch.isEmpty());

    job.start(orderOf(smallForm(scratch.path / "page.html", "html"), *openSession(lessonNamed("first-steps"))));
    untilSettled(job, session);
    CHECK_FALSE(job.hasFailed());
}

TEST_CASE("an export that is cancelled before it has begun is not made")
{
    const Scratch scratch;
    Session session = *openSession(lessonNamed("terrain-generator"));
    ExportJob job;
    job.start(orderOf(smallForm(scratch.path / "frames", "png"), session));
    job.cancel();
    untilSettled(job, session);
    CHECK(job.hasFailed());
    CHECK(scratch.isEmpty());
}

TEST_CASE("closing the window ends its export")
{
    const Scratch scratch;
    const Session session = *openSession(lessonNamed("terrain-generator"));
    {
        ExportJob job;
        job.start(orderOf(smallForm(scratch.path / "frames", "png"), session));
    }
    CHECK(scratch.isEmpty());
}

TEST_CASE("what exists already is an error that names it")
{
    const Scratch scratch;
    Session session = *openSession(lessonNamed("first-steps"));
    const ExportForm form = smallForm(scratch.path / "out.pdf", "pdf");
    ExportJob job;
    job.start(orderOf(form, session));
    untilSettled(job, session);
    job.start(orderOf(form, session));
    untilSettled(job, session);
    CHECK(job.hasFailed());
    CHECK(session.message->isError);
    CHECK_THAT(job.outcome(), Catch::Contains("out.pdf"));
}
