#include "opened.hpp"

#include "session/keymap.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"
#include "session/view/presenting.hpp"

using namespace lozenge;

namespace {

using Clock = SpeakerPage::Clock;

/// 5 x 5 points, 21 steps. The stop at step 5 asks with choices, that at 9 about the height of its step.
const std::string lesson = R"(title = "A lesson"
minutes = 3
[recipe]
size = 5
corners = [0.25, -0.5, 0.75, 1.0]

[[stop]]
at = "start"
title = "Four corners"
say = "Before the first {diamond step}."
note = "Ask who has seen it."

[[stop]]
at = 5
title = "The first level"
say = "Five points are set."

[stop.ask]
question = "How many now?"
choices = ["five", "nine"]
answer = 2
why = "Four and five."

[[stop]]
at = 9
say = "A square step."
ask = "height"

[[stop]]
at = "end"
title = "The end"
)";

} // namespace

TEST_CASE("the speaker's page has the stop with its note, and the next one")
{
    Opened opened(lesson);
    Session& session = opened.session;
    SpeakerPage page = speakerPage(session);
    CHECK(page.lesson == "A lesson");
    CHECK(page.minutes == 3);
    CHECK(page.place == "Stop 1 of 4");
    CHECK(page.step == "step 0 of 21");
    CHECK(page.now.title == "Four corners");
    CHECK(page.now.words == "Before the first {diamond step}.");
    CHECK(page.note == "Ask who has seen it.");
    CHECK_FALSE(page.asked);
    REQUIRE(page.next);
    CHECK(*page.next == SpeakerPage::Said{"The first level", "Five points are set.", "How many now?"});

    stepForward(session);
    page = speakerPage(session);
    CHECK(page.place == "After stop 1 of 4");
    CHECK(page.note.empty());
    CHECK(page.now.title == "Diamond step");
    CHECK_FALSE(page.now.words.empty());
    CHECK(page.next->title == "The first level");

    toEnd(session);
    page = speakerPage(session);
    CHECK(page.place == "Stop 4 of 4");
    CHECK_FALSE(page.next);
}

TEST_CASE("the speaker sees the answer of a question before the hall does")
{
    Opened opened(lesson);
    Session& session = opened.session;
    nextStop(session);
    REQUIRE(isAsking(session));
    SpeakerPage page = speakerPage(session);
    REQUIRE(page.asked);
    CHECK(*page.asked == SlideQuestion{"How many now?", {"five", "nine"}, 1, "Four and five."});
    CHECK(page.place == "Stop 2 of 4");
    CHECK(page.now.words == "Five points are set.");
    CHECK(page.next->question == "What will the height be?");
    nextStop(session);
    CHECK(speakerPage(session).asked->isAnswered);

    // About the height of a step that is not shown yet: the stop that asks is the one at hand.
    nextStop(session);
    REQUIRE(session.present() == 8);
    page = speakerPage(session);
    CHECK(page.place == "Stop 3 of 4");
    CHECK(page.now.words == "A square step.");
    CHECK(page.asked->why.starts_with("The mean "));
    CHECK(page.next->title == "The end");
}

TEST_CASE("in another run the stops of a lesson are places without words")
{
    Folder folder;
    write(folder.at("lesson.toml"), lesson);
    auto session = openSession(folder.at("lesson.toml").string(), {"amplitude=0.5"});
    REQUIRE(session);
    const SpeakerPage page = speakerPage(*session);
    CHECK(page.place == "Stop 1 of 4");
    CHECK(page.now.title == "The corners");
    CHECK(page.note.empty());
    CHECK(page.next->title == "Step 5");
    CHECK(page.next->question.empty());
}

TEST_CASE("the speaker's time starts with the first step forward, stops and begins again")
{
    Opened opened(lesson);
    Session& session = opened.session;
    const auto at = [&] { return speakerPage(session); };
    stepForward(session, 3); // before the window is there: preparing
    goOnSpeaking(session, 100);
    press(session, "F5");
    goOnSpeaking(session, 10);
    CHECK(at().clock == Clock::Waiting);
    toStart(session);
    goOnSpeaking(session, 10);
    CHECK(at().clock == Clock::Waiting);
    nextStop(session); // a question is a step forward too
    goOnSpeaking(session, 0.25);
    CHECK(at().clock == Clock::Running);
    goOnSpeaking(session, 61.5);
    CHECK(at().seconds == 61);
    press(session, "Shift+T");
    goOnSpeaking(session, 10);
    CHECK(at().clock == Clock::Stopped);
    CHECK(at().seconds == 61);
    press(session, "Shift+T");
    press(session, "F5"); // a window that was closed takes no time along
    goOnSpeaking(session, 10);
    press(session, "F5");
    CHECK(at().seconds == 71);
    press(session, "Ctrl+T");
    goOnSpeaking(session, 10);
    CHECK(at().clock == Clock::Waiting);
    CHECK(at().seconds == 0);
}

TEST_CASE("what darkens a slide darkens the hall while the speaker has a window, and is no key of it else")
{
    Opened opened(lesson);
    Session& session = opened.session;
    CHECK(bindingOf(session, "B")->command == "back to front");
    CHECK_FALSE(bindingOf(session, "Shift+T"));
    press(session, "F5");
    takeTranscript(session);
    press(session, "B");
    CHECK(speakerPage(session).isHallDark);
    press(session, ".");
    CHECK_FALSE(session.presenting.isHallDark);
    press(session, ".");
    press(session, "Escape"); // a hall that stayed dark would have nobody to tell why
    CHECK_FALSE(session.presenting.isOn);
    CHECK_FALSE(session.presenting.isHallDark);
    CHECK(takeTranscript(session) == std::vector<std::string>{"hall dark", "hall light", "hall dark", "presenter off"});
}

TEST_CASE("a lesson without stops, and terrains too large to be stepped, have a page too")
{
    Opened plain;
    SpeakerPage page = speakerPage(plain.session);
    CHECK(page.place == "No stops");
    CHECK(page.now.title == "The corners");
    CHECK_FALSE(page.next);

    auto deep = openSession("how-deep");
    REQUIRE(deep);
    nextStop(*deep);
    page = speakerPage(*deep);
    CHECK(page.place.starts_with("Stop 2 of "));
    CHECK_FALSE(page.now.words.empty());
    CHECK(page.next);
}

TEST_CASE("a question with bars is asked and presented whole")
{
    Opened opened("[recipe]\nsize = 3\n[[stop]]\nat = \"start\"\n[[stop]]\nat = 2\n"
                  "ask = { question = \"How large is |h| at the end?\", choices = [\"0\", \"1\"], answer = 1 }\n");
    Session& session = opened.session;
    REQUIRE(speakerPage(session).next);
    CHECK(speakerPage(session).next->question == "How large is |h| at the end?");
    nextStop(session);
    REQUIRE(session.prediction.asked);
    CHECK(session.prediction.asked->question.text == "How large is |h| at the end?");
    REQUIRE(speakerPage(session).asked);
    CHECK(speakerPage(session).asked->text == "How large is |h| at the end?");
}

TEST_CASE("in a playlist the speaker has its minutes, its lessons and the stops of all of them")
{
    Session session = openSession("first-steps").value();
    Way way{.lessons = {{"first-steps", {}, nullptr, 3, "First"}, {"growing-a-coast", {}, nullptr, 5, "A coast"}},
            .minutes = 45};
    takeWay(session, std::move(way));
    beginLesson(session, 0, false);
    const int first = static_cast<int>(session.stops.size());
    SpeakerPage page = speakerPage(session);
    CHECK(page.lesson.starts_with("Lesson 1 of 2: "));
    CHECK(page.minutes == 45);
    CHECK(page.place == "Stop 1 of " + std::to_string(first + 5));

    goTo(session, session.stops.back().moment);
    showStop(session, session.stops.size() - 1);
    REQUIRE(speakerPage(session).next);
    CHECK(speakerPage(session).next->title == "Next lesson: A coast");

    REQUIRE_FALSE(openLesson(session, "growing-a-coast"));
    beginLesson(session, 1, false);
    page = speakerPage(session);
    CHECK(page.lesson.starts_with("Lesson 2 of 2: "));
    CHECK(page.minutes == 45);
    CHECK(page.gone == first);
    CHECK(page.stops == first + static_cast<int>(session.stops.size()));

    // A lesson that was opened by hand is on its own.
    REQUIRE_FALSE(openLesson(session, "how-deep"));
    CHECK(speakerPage(session).minutes == session.lesson->minutes);
    CHECK(speakerPage(session).stops == static_cast<int>(session.stops.size()));
}
