#pragma once

#include "picture/board/board.hpp"
#include "picture/participants.hpp"

#include <optional>
#include <vector>

namespace lozenge {

/// Where neighbours are nearer to each other than letters need, the place of a step is shown again, with room for
/// letters and numbers, in the quarter of the board that is farthest from it.
struct Lens {
    Box place;           ///< on the board
    Box card;            ///< where it is shown again
    BoardGeometry whole; ///< the board
    BoardGeometry near;  ///< the same lattice on the card
    struct Afar {
        Participant parent;
        Vec2 letter; ///< where it stands on the board
    };
    std::vector<Afar> afar; ///< parents that are read elsewhere
};

/// In the design's units: coordinates on the card, and the radius of a letter on the board.
inline constexpr float lensNumber = 16, lensLetter = 11;

/// None where the board has room itself, or has none for a lens.
std::optional<Lens> lensOf(const Frame& frame, const BoardGeometry& board, float scale);

void paintLens(Picture& picture, const Frame& frame, const Lens& lens, float scale);

/// The two lines that touch both boxes and run between them.
struct Join {
    Vec2 from, to;
};
std::vector<Join> joinsOf(const Box& place, const Box& card);

} // namespace lozenge
