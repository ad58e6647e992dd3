#include "opened.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/lesson.hpp"
#include "picture/look.hpp"
#include "session/keymap.hpp"
#include "session/question/prediction.hpp"
#include "session/run/travel.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <set>
#include <sstream>

using namespace lozenge;

TEST_CASE("the keys of the lecture do what they say")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    const auto at = [&](std::string_view chord) {
        REQUIRE(press(session, chord) == Action::None);
        return session.run().moment.number;
    };
    CHECK(at("Right") == 1);
    CHECK(at("Shift+Right") == 11);
    CHECK(at("Left") == 10);
    CHECK(at("Shift+Left") == 0);
    CHECK(at("Down") == 1);
    CHECK(at("Down") == 5);
    CHECK(at("Up") == 1);
    CHECK(at("PageDown") == 5);
    CHECK(at("PageDown") == 7);
    CHECK(at("PageUp") == 5);
    CHECK(at("End") == 21);
    CHECK(at("Home") == 0);
    press(session, "Space");
    CHECK(session.playback.isOn);
    press(session, "Space");
    CHECK_FALSE(session.playback.isOn);
    press(session, "9");
    CHECK(session.playback.speed == 8);
    press(session, "1");
    CHECK(session.playback.speed == 0);
    press(session, "C");
    CHECK(session.comparison);
    press(session, "Escape");
    CHECK_FALSE(session.comparison);
    press(session, "G");
    CHECK_FALSE(session.look.numbers);
    press(session, "N");
    CHECK(session.look.names->swapped);
    press(session, "T");
    CHECK(session.look.theme->name == "dark");
    press(session, "M");
    CHECK(session.look.manner->name == "terrain-generator");
    CHECK(session.look.style->name == "bands");
    CHECK(session.look.theme->name == "dark");
    press(session, "V");
    CHECK(session.look.style->name == "slope-grey");
    press(session, "L");
    CHECK(session.look.light.azimuth == 317.5);
    press(session, "Shift+L");
    CHECK(session.look.light.azimuth == 302.5);
    press(session, "B"); // a row of cells, from the back
    CHECK(session.look.painted == 4);
    press(session, "Ctrl+B");
    CHECK(session.look.painted == 5);
    press(session, "Shift+B");
    CHECK(session.look.painted == 1);
    press(session, "Shift+B");
    CHECK_FALSE(session.look.painted);
    press(session, "?");
    CHECK(session.helpShown);
    press(session, "F1");
    CHECK_FALSE(session.helpShown);
    press(session, "P");
    CHECK(session.prediction.isOn);
}

TEST_CASE("no key paints row after row of a terrain that is too large to be stepped")
{
    auto deep = openSession("how-deep");
    REQUIRE(deep);
    for (const char* key : {"B", "Shift+B", "Ctrl+B"}) {
        press(*deep, key);
        INFO(key);
        CHECK_FALSE(deep->look.painted);
    }
}

TEST_CASE("what only the window can do is given back to it")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    CHECK(press(session, "F") == Action::ToggleFlight);
    CHECK(press(session, "F11") == Action::ToggleFullScreen);
    CHECK(press(session, "Ctrl++") == Action::LargerScale);
    CHECK(press(session, "Ctrl+=") == Action::LargerScale);
    CHECK(press(session, "Ctrl+-") == Action::SmallerScale);
    CHECK(press(session, "Ctrl+0") == Action::UsualScale);
    CHECK(press(session, "Ctrl+C") == Action::CopyCommand);
    CHECK_FALSE(press(session, "Ctrl+Shift+X"));
    CHECK_FALSE(press(session, ""));
    CHECK_FALSE(press(session, "Enter")); // there is nothing to check
}

TEST_CASE("a question has keys of its own while it is open")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    click(session, {0, 0});
    press(session, "Backspace");
    CHECK(session.prediction.asked->guess.points.empty());
    press(session, "3"); // no choices here: it is the speed
    CHECK(session.playback.speed == 2);
    click(session, {0, 0});
    press(session, "Enter");
    CHECK(session.prediction.questions == 1);
    stepForward(session);
    press(session, "S");
    CHECK(session.run().moment.number == 2);
    CHECK(session.prediction.questions == 1);

    ask(session, usualQuestion(Question::Kind::Height), session.present() + 1);
    press(session, "-");
    CHECK(session.prediction.asked->guess.trend == Trend::Down);
    press(session, "+");
    CHECK(session.prediction.asked->guess.trend == Trend::Up);
}

TEST_CASE("digits choose answers where there are some to choose")
{
    auto session = openSession("growing-a-coast");
    REQUIRE(session);
    goTo(*session, 36);
    nextStop(*session);
    REQUIRE(isAsking(*session));
    press(*session, "2");
    CHECK(session->prediction.asked->guess.choice == 1);
    press(*session, "9");
    CHECK(session->playback.speed == 8);
    press(*session, "Enter");
    CHECK(session->prediction.right == 1);
}

TEST_CASE("no chord stands for two things and every row explains itself")
{
    std::set<std::string> always;
    for (const KeyBinding& binding : keymap()) {
        INFO(binding.command);
        CHECK_FALSE(binding.command.empty());
        CHECK_FALSE(binding.explanation.empty());
        CHECK_FALSE(shownChords(binding, Look{}).empty());
        const bool isOfLook = keyNamed(lookKeys(), binding.command);
        CHECK((binding.does != decltype(binding.does)() || isOfLook));
        std::istringstream chords{std::string(binding.chords)};
        for (std::string chord; chords >> chord;)
            if (!binding.applies)
                CHECK(always.insert(chord).second);
    }
    CHECK(always.size() > 30);
}

TEST_CASE("every key is shown once, under the heading of what it is about")
{
    std::vector<std::string_view> headings;
    std::multiset<const KeyBinding*> shown;
    for (const KeySection& section : keySections()) {
        headings.push_back(section.heading);
        CHECK_FALSE(section.bindings.empty());
        CHECK(std::is_sorted(section.bindings.begin(), section.bindings.end())); // in the order of the table
        shown.insert(section.bindings.begin(), section.bindings.end());
    }
    CHECK(headings == std::vector<std::string_view>{"Steps", "Playing", "Predicting", "Picture", "Relief", "Lesson",
                                                    "Flight", "Window"});
    CHECK(shown.size() == keymap().size());
    for (const KeyBinding& binding : keymap())
        CHECK(shown.count(&binding) == 1);
    const auto first = keySections().front();
    CHECK(first.bindings.front()->command == "step forward");
    CHECK(first.bindings.back()->command == "end");
}

TEST_CASE("in flight some keys steer, and the others are what they always are")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    press(session, "O"); // over the relief
    CHECK(session.look.fog.isOn);
    press(session, "O");
    CHECK_FALSE(session.look.fog.isOn);
    CHECK(bindingOf(session, "Left")->command == "step back");
    toggleFlight(session);
    for (const char* chord : {"Left", "Right", "Up", "Down", ",", ".", "+", "-"})
        CHECK(press(session, chord) == Action::Steer);
    CHECK(session.run().moment.number == 0);
    CHECK(press(session, "O") == Action::None);
    CHECK_FALSE(session.flight->hasFog);
    CHECK(bindingOf(session, "T")->command == "theme");
    CHECK(press(session, "Escape") == Action::None);
    CHECK_FALSE(session.flight);
    CHECK(has(takeTranscript(session), "flight off"));
}

TEST_CASE("any keys in any order leave a session that shows its moment")
{
    std::vector<std::string> chords;
    for (const KeyBinding& binding : keymap()) {
        std::istringstream row{std::string(binding.chords)};
        for (std::string chord; row >> chord;)
            chords.push_back(chord);
    }
    unsigned dice = 1;
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    for (int i = 0; i < 1500; ++i) {
        dice = dice * 1664525U + 1013904223U;
        press(session, chords[(dice >> 8) % chords.size()]);
        click(session, {static_cast<int>(dice >> 20) % 5, static_cast<int>(dice >> 12) % 5});
        tick(session, 0.03);
        REQUIRE(showsItsMoment(session));
        if (session.comparison)
            REQUIRE(session.comparison->sides[0].moment.surface == session.run().moment.surface);
        if (session.prediction.asked && session.prediction.asked->step && isAsking(session))
            REQUIRE(session.prediction.asked->moment == session.run().moment.number + 1);
    }
}
