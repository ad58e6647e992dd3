#pragma once

#include "core/offset_law.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// Mistakes as switches. Those of the published programs are on where their recipe shows them and can be mended one by
// one; those that people make again and again can be added to the textbook.

namespace lozenge {

struct Recipe;

enum class Slip : std::uint8_t {
    DepthFirst,
    OwnCentreTwice,
    NoFarBorder,
    DivideByFour,
    ModuloSize,
    TwoBorders,
    TwoEnds,
    WrongCorner,
    NeverLess,
    OneLate,
    EachPhase,
    HalfRange,
    OneSided,
    Precedence,
    WholeNumbers,
    Clamped,
    SwappedAxes,
    EmptyByValue,
    Normals,
    RightEdge,
    TopDraw,
    Limits,
    Exponent,
    Sentinel,
    Twice,
};

inline constexpr std::string_view meanOfSquareStep = "the mean of a square step";

struct SlipRow {
    /// What it spoils: numbers alone, which any loop over the same points takes; the steps; or only how they are shown.
    enum class Spoils : std::uint8_t { Numbers, Steps, Relief };

    Slip slip;
    std::string_view name;
    std::string_view explanation;
    std::string_view decides; ///< of two that decide the same only one can be on
    Spoils spoils = Spoils::Steps;
    std::string_view publishedIn = {};      ///< the variant in which it is on where the recipe shows it
    bool (*shown)(const Recipe&) = nullptr; ///< null: always
    const OffsetLaw* law = nullptr;         ///< the offset law that it puts in force
    bool onTextbook = publishedIn.empty();  ///< can be added there: people make it again and again
    bool isBorderRule = onTextbook && decides == meanOfSquareStep; ///< in the place of an edge mode
};

/// A row for each slip, in their order.
std::span<const SlipRow> slips();

/// A set of slips.
class Slips {
public:
    [[nodiscard]] constexpr bool has(Slip slip) const { return (m_bits & bit(slip)) != 0; }
    [[nodiscard]] constexpr bool none() const { return m_bits == 0; }
    constexpr void add(Slip slip) { m_bits |= bit(slip); }
    constexpr void remove(Slip slip) { m_bits &= ~bit(slip); }

    friend constexpr bool operator==(Slips, Slips) = default;

private:
    static constexpr std::uint32_t bit(Slip slip) { return 1U << static_cast<unsigned>(slip); }

    std::uint32_t m_bits = 0;
};

/// The slips that a run of this recipe has: those that it lists, else those of its variant that it shows.
Slips slipsOf(const Recipe& recipe);
Slips ownSlips(const Recipe& recipe);

/// The slips that make the steps differ from those of the variant as it is published.
Slips changedSteps(const Recipe& recipe);

/// The law by which this run draws its offsets: that of the recipe, or what a slip, or its mending, makes of it.
const OffsetLaw& offsetLawOf(const Recipe& recipe);

/// What decides at the border: the edge mode, or a slip in its place.
std::string_view borderRule(const Recipe& recipe);

/// Whether runs of this variant can have the slip; and the names of those that can, as a list in quotation marks.
bool canHave(std::string_view variant, const SlipRow& slip);
std::string whoCanHave(const SlipRow& slip);

} // namespace lozenge
