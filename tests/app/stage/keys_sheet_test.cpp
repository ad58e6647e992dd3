#include "catch.hpp"

#include "app/panels/panels.hpp"
#include "app/stage/overlays.hpp"
#include "files/library/lessons.hpp"
#include "picture/tr.hpp"

using namespace lozenge;

namespace {

Box wordsBox(const KeysLayout& layout, const KeysLayout::Line& line, bool chords, const Look& look)
{
    const std::string text = !line.binding ? tr(look, line.heading)
                             : chords      ? shownChords(*line.binding, look)
                                           : tr(look, line.binding->explanation);
    const Font font = !line.binding ? Font::SansBold : chords ? Font::MonoBold : Font::Sans;
    const float x = line.baseline.x + (line.binding && !chords ? layout.wordsFrom : 0);
    return {x, line.baseline.y - 0.8F * layout.size, textWidth(font, text) * layout.size, layout.size};
}

bool contains(const Box& outer, const Box& inner)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() + 0.01F &&
           inner.bottom() <= outer.bottom() + 0.01F;
}

bool overlap(const Box& a, const Box& b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

} // namespace

TEST_CASE("the sheet of keys has all keys under headings in even columns at every size of the window in each language")
{
    Look look;
    look.language = *languageNamed(GENERATE(as<std::string>{}, "en", "de"));
    const auto sections = keySections(panelKeys());
    struct Size {
        float width, height, least; ///< the least size of its letters
    };
    for (const Size size : {Size{640, 480, 7}, Size{800, 600, 9}, Size{1024, 768, 11}, Size{1280, 720, 12},
                            Size{1280, 800, 13}, Size{1920, 1080, 18}, Size{2560, 1080, 18}, Size{3840, 2160, 36}}) {
        INFO(size.width << " x " << size.height << (look.language ? " in German" : ""));
        const float scale = std::clamp(std::min(size.width / 1280, size.height / 800), 0.8F, 2.7F);
        const Box window{0, 0, size.width, size.height};
        const KeysLayout layout = keysLayout(window, scale, sections, look);
        CHECK(contains(window, layout.card));
        CHECK(layout.size >= size.least);

        std::vector<Box> boxes;
        std::size_t bindings = 0;
        for (const KeysLayout::Line& line : layout.lines) {
            boxes.push_back(wordsBox(layout, line, true, look));
            if (line.binding)
                boxes.push_back(wordsBox(layout, line, false, look));
            bindings += line.binding != nullptr;
        }
        CHECK(bindings == keymap().size() + panelKeys().size());
        CHECK(layout.lines.size() == bindings + sections.size());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            CHECK(contains(layout.card, boxes[i]));
            for (std::size_t j = 0; j < i; ++j)
                CHECK_FALSE(overlap(boxes[i], boxes[j]));
        }
    }
}
