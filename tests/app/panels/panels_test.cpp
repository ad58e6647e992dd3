#include "catch.hpp"

#include "app/panels/panels.hpp"

#include <set>

using namespace lozenge;

TEST_CASE("each panel has a name and a key of its own, and the first is open at the start")
{
    std::set<std::string_view> names, chords;
    for (const Panel& panel : panels) {
        CHECK(names.insert(panel.name).second);
        CHECK(panel.show);
        CHECK((panel.key.chords.empty() || chords.insert(panel.key.chords).second));
    }
    CHECK(chords.size() == panelKeys().size());
    CHECK(Session{}.panel == panels.front().name);
    for (const KeyBinding& binding : keymap())
        CHECK_FALSE(chords.contains(binding.chords));
}

TEST_CASE("a panel is chosen by its key, and that of the lessons looks for them")
{
    Session session;
    const Panel* lessons = panelOfChord("Ctrl+O");
    REQUIRE(lessons);
    showPanel(session, *lessons);
    CHECK(session.panel == "lessons");
    CHECK_FALSE(session.shelf.empty());
    showPanel(session, *panelOfChord("Ctrl+E"));
    CHECK(takeTranscript(session) == std::vector<std::string>{"panel lessons", "panel export"});
    CHECK_FALSE(panelOfChord("C"));
    CHECK_FALSE(panelOfChord(""));
}
