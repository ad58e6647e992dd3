#include "shown_session.hpp"

#include "cli/command_line.hpp"
#include "session/opened.hpp"
#include "session/view/looking.hpp"

#include <cmath>

namespace lozenge {

namespace {

/// Settings of whoever runs the tests are not those of the tests.
struct NoSettings {
    Folder folder;
    NoSettings() { ::setenv("XDG_CONFIG_HOME", folder.path.c_str(), 1); }
};

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * (1 + std::abs(a));
}

} // namespace

std::vector<std::string> shellWords(const std::string& line)
{
    std::vector<std::string> words(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\'')
            isQuoted = !isQuoted;
        else if (line[i] == '\\' && !isQuoted)
            words.back() += line[++i];
        else if (line[i] == ' ' && !isQuoted)
            words.emplace_back();
        else
            words.back() += line[i];
    }
    return words;
}

std::optional<Session> shownBy(const std::vector<std::string>& words)
{
    const NoSettings settings;
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    std::optional<Session> shown;
    const auto open = [&](Session session, const Settings&, const WindowRequest&) {
        shown = std::move(session);
        return WindowEnd{};
    };
    const Exit exit = runCommandLine(static_cast<int>(arguments.size()), arguments.data(), {{"code", "recipe"}, open});
    CHECK(exit == (shown ? Exit::Done : Exit::Wrong));
    return shown;
}

void checkSeenAlike(const Session& first, const Session& second)
{
    REQUIRE(first.recipe() == second.recipe());
    CHECK(first.present() == second.present());
    CHECK(first.look == second.look);
    CHECK(first.chosenTheme == second.chosenTheme);
    CHECK(first.pinned == second.pinned);
    CHECK(first.panel == second.panel);
    const Sight a = sightOf(first), b = sightOf(second);
    CHECK(isNear(a.x, b.x));
    CHECK(isNear(a.y, b.y));
    CHECK(isNear(a.width, b.width));
    REQUIRE((first.survey() != nullptr) == (second.survey() != nullptr));
    if (first.survey())
        CHECK(isNear(first.survey()->way, second.survey()->way));
    REQUIRE(first.flight.has_value() == second.flight.has_value());
    if (first.flight) {
        CHECK(first.flight->place == second.flight->place);
        CHECK(first.flight->speed == second.flight->speed);
        CHECK(first.flight->hasFog == second.flight->hasFog);
        CHECK(glm::distance(first.flight->heading(), second.flight->heading()) < 1e-5F);
        CHECK(glm::distance(first.flight->up(), second.flight->up()) < 1e-5F);
    }
    REQUIRE(first.comparison.has_value() == second.comparison.has_value());
    if (first.comparison) {
        CHECK(first.comparison->given == second.comparison->given);
        CHECK(first.comparison->seam == second.comparison->seam);
        CHECK(first.comparison->hasReliefs == second.comparison->hasReliefs);
        for (std::size_t i = 0; i < first.comparison->sides.size(); ++i)
            CHECK(first.comparison->sides[i].moment.surface == second.comparison->sides[i].moment.surface);
    }
}

} // namespace lozenge
