#include "catch.hpp"

#include "picture/code/pseudocode.hpp"

using namespace lozenge;

namespace {

std::vector<Recipe> everyProgram()
{
    std::vector<Recipe> recipes;
    for (const Variant& variant : variants())
        for (const EdgeMode& edge : std::span(edgeModes).first(variant.takesEdgeModes ? edgeModes.size() : 1))
            for (const OffsetLaw& law : offsetLaws)
                recipes.push_back({.variant = &variant, .offset = &law, .edge = &edge});
    for (const SlipRow& slip : slips())
        if (slip.onTextbook) {
            recipes.emplace_back().slips = Slips{};
            recipes.back().slips->add(slip.slip);
        }
    for (const Variant& variant : variants()) {
        Recipe mended;
        mended.variant = &variant;
        mended.slips = Slips{};
        recipes.push_back(mended);
    }
    recipes.emplace_back().scaling = &scalings().back();
    recipes.emplace_back().keep = true;
    return recipes;
}

const Variable& named(const std::vector<Variable>& variables, std::string_view name)
{
    for (const Variable& variable : variables)
        if (variable.name == name)
            return variable;
    throw std::invalid_argument("no variable " + std::string(name));
}

} // namespace

TEST_CASE("the textbook's program has eleven lines")
{
    const auto lines = pseudocode(Recipe{});
    std::vector<std::string> texts;
    for (const CodeLine& line : lines)
        texts.push_back(std::string(static_cast<std::size_t>(2 * line.depth), ' ') + line.text);
    CHECK(texts == std::vector<std::string>{"stride ← size − 1", "while stride > 1", "  half ← stride / 2",
                                            "  for each square", "    m ← mean of its corners",
                                            "    h ← m + random(±amp)", "  for each diamond",
                                            "    m ← mean of its tips", "    h ← m + random(±amp)", "  stride ← half",
                                            "  amp ← amp × ratio"});
    CHECK(lines[3].begins == Phase::Diamond);
    CHECK(lines[6].begins == Phase::Square);
}

TEST_CASE("every variant has a program of its own that fits the panel")
{
    std::vector<std::string> programs;
    for (const Recipe& recipe : everyProgram()) {
        INFO(recipe.variant->name << " " << recipe.edge->name);
        const auto lines = pseudocode(recipe);
        CHECK(lines.size() >= 10); // recursion has fewer, and so has an amplitude that stays
        CHECK(lines.size() <= 18);
        std::string program;
        for (const CodeLine& line : lines) {
            CHECK(line.depth >= 0);
            CHECK(line.depth <= 3);
            program += line.text + "\n";
        }
        if (recipe.edge == &edgeModes.front() && recipe.offset == &offsetLaws.front() && !recipe.slips &&
            !recipe.keep && !recipe.scaling->inBetween) {
            CHECK(std::find(programs.begin(), programs.end(), program) == programs.end());
            programs.push_back(program);
        }
    }
    CHECK(programs.size() == variants().size());
}

TEST_CASE("the program shows the slip where it is made")
{
    const auto has = [](std::string_view variant, std::initializer_list<Slip> on, std::string_view wanted) {
        Recipe recipe{.variant = rowNamed(variants(), variant)};
        recipe.slips = Slips{};
        for (const Slip slip : on)
            recipe.slips->add(slip);
        const auto lines = pseudocode(recipe);
        return std::any_of(lines.begin(), lines.end(), [&](const CodeLine& line) { return line.text == wanted; });
    };
    CHECK(has("textbook", {Slip::WrongCorner}, "m ← (a + b + 2 c) / 4"));
    CHECK(has("textbook", {Slip::Precedence}, "m ← a + b + c + d / 4"));
    CHECK(has("textbook", {Slip::DivideByFour}, "m ← sum of its tips / 4"));
    CHECK(has("textbook", {Slip::NoFarBorder}, "for each diamond, x, y < n"));
    CHECK(has("textbook", {Slip::WholeNumbers, Slip::HalfRange}, "h ← int(m + random(±0.5 amp))"));
    CHECK(has("textbook", {Slip::OneLate}, "if not level 0: amp ← amp × ratio"));
    CHECK_FALSE(has("textbook", {Slip::NeverLess}, "amp ← amp × ratio"));
    CHECK(has("textbook", {Slip::DepthFirst}, "set(each quarter, next amp)"));
    CHECK(has("midpoint", {}, "m ← mean of its two ends"));
    CHECK(has("matlab", {}, "else: r ← (tr+br+c+c→)/4 + R"));
    CHECK(has("matlab", {Slip::RightEdge}, "else: r ← (tr+bl+c+c→)/4 + R"));
    CHECK(has("playfuljs", {}, "mean: of all that are inside"));
    CHECK(has("playfuljs", {Slip::Sentinel}, "mean: of all that are not −1"));
    CHECK(has("terrain-generator", {Slip::EmptyByValue}, "if h ≠ 0 and h ≠ 0.001: next"));
    CHECK_FALSE(has("terrain-generator", {}, "if h ≠ 0 and h ≠ 0.001: next"));
}

TEST_CASE("every step executes exactly one line of its program in its phase")
{
    for (const Recipe& recipe : everyProgram()) {
        INFO(recipe.variant->name << " " << recipe.edge->name);
        const auto lines = pseudocode(recipe);
        const Timeline timeline(recipe);
        std::vector<int> executed(lines.size());
        for (int number = 1; number <= timeline.stepCount(); ++number) {
            const Step step = timeline.step(number);
            int count = 0;
            for (const CodeLine& line : lines)
                count += line.sets && line.sets(step, timeline.last());
            REQUIRE(count == 1);

            const int at = executedLine(lines, step, timeline.last());
            ++executed[static_cast<std::size_t>(at)];
            std::optional<Phase> phase;
            for (int i = 0; i <= at; ++i)
                if (lines[static_cast<std::size_t>(i)].begins)
                    phase = lines[static_cast<std::size_t>(i)].begins;
            REQUIRE(phase == step.phase);
        }
        for (std::size_t i = 0; i < lines.size(); ++i)
            CHECK((lines[i].sets != nullptr) == (executed[i] > 0)); // no line is idle
    }
}

TEST_CASE("where a program has a branch for each border a square step takes the one that counts its parents")
{
    for (const char* name : {"terrain-generator", "workshop"}) {
        const Recipe recipe{.variant = rowNamed(variants(), name)};
        const auto lines = pseudocode(recipe);
        const Timeline timeline(recipe);
        std::vector<bool> taken(lines.size());
        for (int number = 1; number <= timeline.stepCount(); ++number) {
            const Step step = timeline.step(number);
            int count = 0;
            for (std::size_t i = 0; i < lines.size(); ++i)
                if (lines[i].passes && lines[i].passes(step, timeline.last())) {
                    taken[i] = true;
                    ++count;
                    CHECK(lines[i].text.ends_with("/ " + std::to_string(divisor(step.parents))));
                }
            CHECK(count == (step.phase == Phase::Square ? 1 : 0));
        }
        for (std::size_t i = 0; i < lines.size(); ++i)
            CHECK(taken[i] == (lines[i].passes != nullptr));
    }
}

TEST_CASE("the MATLAB script's four draws are variables of its square steps")
{
    const Timeline timeline({.variant = rowNamed(variants(), "matlab")});
    const int square = timeline.chapters()[1].first;
    const auto variables = variablesOf(timeline, timeline.step(square), 3);
    REQUIRE(variables.size() == 12);
    CHECK(named(variables, "R").value == named(variables, "r").value); // the top border takes it
    CHECK(named(variables, "T").value != named(variables, "r").value);
    CHECK(variablesOf(timeline, timeline.step(square), 3, true).size() == 8);
    CHECK(variablesOf(timeline, timeline.step(1), 3).size() == 8);
}

TEST_CASE("before the first step the program is at its first line")
{
    const auto lines = pseudocode(Recipe{});
    CHECK(executedLine(lines, std::nullopt, 8) == 0);
    const auto variables = variablesOf(Timeline(Recipe{}), std::nullopt, 3);
    CHECK(named(variables, "stride").value == "8");
    CHECK(named(variables, "stride").isChanged);
    CHECK(named(variables, "h").value.empty());
}

TEST_CASE("variables have the values of the step and say which the line has changed")
{
    const Timeline timeline(Recipe{});
    const Step step = timeline.step(7);
    const auto variables = variablesOf(timeline, step, 3);
    CHECK(variables.size() == 8);
    CHECK(named(variables, "stride").value == "4");
    CHECK(named(variables, "half").value == "2");
    CHECK(named(variables, "x").value == "6");
    CHECK(named(variables, "y").value == "2");
    CHECK(named(variables, "amp").value == "0.500");
    CHECK(named(variables, "r").isChanged);
    CHECK(named(variables, "h").isChanged);
    CHECK_FALSE(named(variables, "m").isChanged);
    CHECK_FALSE(named(variables, "stride").isChanged);
}

TEST_CASE("as a step begins its place is known and nothing of its height")
{
    const Timeline timeline(Recipe{});
    const auto variables = variablesOf(timeline, timeline.step(7), 3, true);
    CHECK(variables.size() == 8);
    CHECK(named(variables, "stride").value == "4");
    CHECK(named(variables, "x").value == "6");
    CHECK(named(variables, "amp").value == "0.500");
    for (const Variable& variable : variables)
        CHECK_FALSE(variable.isChanged);
    for (const std::string_view name : {"m", "r", "h"})
        CHECK(named(variables, name).value.empty());
}

TEST_CASE("where nothing is drawn there is no mean and no random number")
{
    const Timeline timeline(Recipe{.edge = rowNamed(edgeModes, "fixed")});
    const auto variables = variablesOf(timeline, timeline.step(2), 3);
    CHECK(named(variables, "m").value.empty());
    CHECK(named(variables, "r").value.empty());
    CHECK(named(variables, "h").value == "0.000");
}

TEST_CASE("what is drawn is written as the offset law has it")
{
    const auto drawnLine = [](std::string_view law) {
        return pseudocode({.offset = rowNamed(offsetLaws, law)})[5].text;
    };
    CHECK(drawnLine("positive") == "h ← m + random(0, amp)");
    CHECK(drawnLine("gaussian") == "h ← m + normal(amp)");
    CHECK(drawnLine("matlab") == "h ← m + random(−3amp, −amp)");
    CHECK(drawnLine("matlab-by-name") == "h ← m + random(amp, 3amp)");
}
