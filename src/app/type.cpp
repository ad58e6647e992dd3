#include "app/type.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace lozenge {
namespace {

// Latin, dashes, bullets, the ellipsis, Greek for sigma, arrows and the signs of the pseudo-code.
constexpr std::array<ImWchar, 15> characters{0x20,   0xff,   0x3c3,  0x3c3,  0x2010, 0x2026, 0x2190, 0x2193,
                                             0x2212, 0x2212, 0x2260, 0x2265, 0x25b2, 0x25c7, 0};

// Titles and equations are set large and in few signs: every glyph of a large cut is time at the start.
constexpr std::array<ImWchar, 7> largeCharacters{0x20, 0x7e, 0x2010, 0x2026, 0x2212, 0x2212, 0};
constexpr float largeCut = 24;

struct Need {
    Font font;
    std::vector<float> sizes; ///< in the design's units
};

const std::vector<Need>& needs()
{
    static const std::vector<Need> all{
        {Font::Sans, {13, 16, 20}},         {Font::SansMedium, {14, 16}}, {Font::SansSemiBold, {13, 16, 20}},
        {Font::SansBold, {16, 20, 24, 32}}, {Font::Mono, {13, 16, 30}},   {Font::MonoMedium, {13, 18}},
        {Font::MonoBold, {16, 20, 30}},
    };
    return all;
}

} // namespace

void Type::build(float scale)
{
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    for (int i = 0; i < fontCount; ++i) {
        m_cuts[static_cast<std::size_t>(i)].clear();
        m_lines[static_cast<std::size_t>(i)] = lineOfEm(static_cast<Font>(i));
    }

    for (const Need& need : needs())
        for (const float units : need.sizes) {
            // Dear ImGui counts the line where we count the em.
            const float size = std::floor(units * scale);
            const float line = size * lineOfEm(need.font);
            ImFontConfig config;
            config.OversampleH = 1; // text is placed on whole pixels
            config.PixelSnapH = false;
            const bool isLarge = units >= largeCut;
            ImFont* face = atlas.AddFontFromFileTTF(fontFile(need.font).string().c_str(), line, &config,
                                                    isLarge ? largeCharacters.data() : characters.data());
            m_cuts[static_cast<std::size_t>(need.font)].push_back({size, face});
            if (isLarge)
                continue;
            // What the face lacks comes from the one that has nearly everything.
            config.MergeMode = true;
            atlas.AddFontFromFileTTF(fontFile(Font::Symbols).string().c_str(), size, &config, characters.data());
        }
    ImGui::GetIO().FontDefault = face(Font::Sans, 16 * scale);
}

ImFont* Type::face(Font font, float size) const
{
    const auto& cuts = m_cuts[static_cast<std::size_t>(font)];
    const auto large = std::find_if(cuts.begin(), cuts.end(), [size](const Cut& cut) { return cut.size + 1 > size; });
    return large != cuts.end() ? large->face : cuts.back().face;
}

} // namespace lozenge
