#pragma once

#include "app/ui/desk.hpp"
#include "session/keymap.hpp"

#include <vector>

namespace lozenge {

/// Where the sheet of keys has what: in columns of one width, with letters as large as they can be. Lengths are pixels.
struct KeysLayout {
    struct Line {
        Vec2 baseline;
        std::string_view heading;
        const KeyBinding* binding = nullptr; ///< null: a heading
    };

    Box card;
    float size = 0;        ///< of the letters
    float columnWidth = 0; ///< of the rule below a heading
    float wordsFrom = 0;   ///< from where a line begins to its explanation
    std::vector<Line> lines;
};

KeysLayout keysLayout(const Box& window, float scale, const std::vector<KeySection>& sections, const Look& look);

/// All keys, over everything.
void showKeys(const Desk& desk, Session& session, const Box& window, const std::vector<KeySection>& sections);

/// The open question with its answers and the score, over the lower part of the stage.
void showQuestion(const Desk& desk, Session& session, const Box& stage);

} // namespace lozenge
