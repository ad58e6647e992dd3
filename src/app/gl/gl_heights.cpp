#include "app/gl/gl_heights.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace lozenge {

void GlHeights::upload(std::span<const double> surface, int size, double unit, Region changed)
{
    glBindTexture(GL_TEXTURE_2D, m_texture.made());
    if (size != m_size) {
        m_size = size;
        changed = wholeMap(size);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_R32F, size, size, 0, GL_RED, GL_FLOAT, nullptr);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
    if (std::exchange(m_unit, unit) != unit)
        changed = wholeMap(size);
    if (changed.isEmpty())
        return;
    const int width = changed.east - changed.west + 1;
    const int height = changed.south - changed.north + 1;
    m_rows.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    auto to = m_rows.begin();
    for (int y = changed.north; y <= changed.south; ++y) {
        const auto first = static_cast<std::size_t>(y) * static_cast<std::size_t>(size);
        const auto row =
            surface.subspan(first + static_cast<std::size_t>(changed.west), static_cast<std::size_t>(width));
        to = std::transform(row.begin(), row.end(), to, [=](double h) { return static_cast<float>(h / unit); });
    }
    glTexSubImage2D(GL_TEXTURE_2D, 0, changed.west, changed.north, width, height, GL_RED, GL_FLOAT, m_rows.data());
}

void GlPalette::upload(const Palette& palette)
{
    glBindTexture(GL_TEXTURE_1D, m_texture.made());
    if (m_palette == &palette)
        return;
    m_palette = &palette;
    // So many that a jump within a fiftieth of the range, as at a coast, is not blurred.
    constexpr std::size_t count = 2048;
    std::array<std::uint8_t, 4 * count> texels{};
    const auto byte = [](float part) { return static_cast<std::uint8_t>(std::lround(255 * part)); };
    for (std::size_t i = 0; i < count; ++i) {
        const Colour colour = colourAt(palette, static_cast<float>(i) / static_cast<float>(count - 1));
        texels[4 * i] = byte(colour.r);
        texels[4 * i + 1] = byte(colour.g);
        texels[4 * i + 2] = byte(colour.b);
        texels[4 * i + 3] = 255;
    }
    glTexImage1D(GL_TEXTURE_1D, 0, GL_RGBA8, count, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.data());
    glTexParameteri(GL_TEXTURE_1D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_1D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_1D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
}

} // namespace lozenge
