#include "app/ui/fonts.hpp"

#include "app/releases.hpp"
#include "export/text/letters.hpp"
#include "files/library/data_folder.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

// Latin, a thin space, dashes, bullets, the ellipsis, Greek for sigma, exponents, arrows and the signs of the
// pseudo-code.
constexpr std::array<ImWchar, 19> characters{0x20,   0xff,   0x3c3,  0x3c3,  0x2009, 0x2009, 0x2010,
                                             0x2026, 0x2070, 0x207b, 0x2190, 0x2193, 0x2212, 0x2212,
                                             0x2260, 0x2265, 0x25b2, 0x25c7, 0};

// Titles, equations and programs are set large and in few signs, with the letters of other languages: every glyph of a
// large cut is time at the start.
constexpr std::array<ImWchar, 17> largeCharacters{0x20,   0x7e,   0xa0,   0xa0,   0xb1,   0xb1,   0xc0,   0xff, 0x2010,
                                                  0x2026, 0x2190, 0x2193, 0x2212, 0x2212, 0x2260, 0x2265, 0};
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

void Type::cut(float scale)
{
    m_scale = scale;
    if (!cutsBeforehand)
        return;
    m_atlas.reset(IM_NEW(ImFontAtlas)());
    addFaces(*m_atlas);
    // In the form that is uploaded.
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    m_atlas->GetTexDataAsRGBA32(&pixels, &width, &height);
    for (int i = 0; i < fontCount; ++i)
        for (const Cut& cut : m_cuts[static_cast<std::size_t>(i)])
            placeLetters(*cut.face, [&](ImWchar character, float own) {
                const auto font = static_cast<Font>(i);
                return hasLetter(font, character) ? advance(font, character) * cut.size : own;
            });
}

void Type::addFaces(ImFontAtlas& atlas)
{
    const auto add = [&](Font font, float line, const ImFontConfig& config, const ImWchar* signs) {
        return addFace(atlas, fontFile(font).bytes, line, config, signs);
    };
    for (int i = 0; i < fontCount; ++i) {
        m_cuts[static_cast<std::size_t>(i)].clear();
        m_lines[static_cast<std::size_t>(i)] = lineOfEm(static_cast<Font>(i));
    }

    for (const Need& need : needs())
        for (const float units : need.sizes) {
            // Dear ImGui counts the line where we count the em.
            const float size = std::floor(units * m_scale);
            const float line = size * lineOfEm(need.font);
            ImFontConfig config;
            config.OversampleH = 1; // text is placed on whole pixels
            config.PixelSnapH = false;
            const bool isLarge = units >= largeCut;
            ImFont* face = add(need.font, line, config, isLarge ? largeCharacters.data() : characters.data());
            m_cuts[static_cast<std::size_t>(need.font)].push_back({size, face});
            if (isLarge)
                continue;
            // What the face lacks comes from the one that has nearly everything.
            config.MergeMode = true;
            add(Font::Symbols, size, config, characters.data());
        }
}

void Type::use()
{
    if (cutsBeforehand) {
        handOver(m_atlas.release());
    } else {
        ImGui::GetIO().Fonts->Clear();
        addFaces(*ImGui::GetIO().Fonts);
    }
    ImGui::GetIO().FontDefault = face(Font::Sans, 16 * m_scale);
}

ImFont* Type::face(Font font, float size) const
{
    const auto& cuts = m_cuts[static_cast<std::size_t>(font)];
    const auto large = std::find_if(cuts.begin(), cuts.end(), [size](const Cut& cut) { return cut.size + 1 > size; });
    return large != cuts.end() ? large->face : cuts.back().face;
}

} // namespace lozenge
