#include "app/gl/gl_textures.hpp"

#include "picture/figures/figure_page.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace lozenge {

void setFilter(GLenum target, GLint filter)
{
    for (const GLenum size : std::initializer_list<GLenum>{GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(target, size, filter);
    for (const GLenum direction : std::initializer_list<GLenum>{GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glTexParameteri(target, direction, GL_CLAMP_TO_EDGE);
}

void GlHeights::upload(std::span<const double> surface, int size, double unit, Region changed)
{
    glBindTexture(GL_TEXTURE_2D, m_texture.made());
    if (size != m_size) {
        m_size = size;
        changed = wholeMap(size);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_R32F, size, size, 0, GL_RED, GL_FLOAT, nullptr);
        setFilter(GL_TEXTURE_2D, GL_NEAREST);
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
    constexpr int count = 2048;
    std::vector<Colour> colours;
    for (int i = 0; i < count; ++i)
        colours.push_back(colourAt(palette, static_cast<float>(i) / static_cast<float>(count - 1)));
    glTexImage1D(GL_TEXTURE_1D, 0, GL_RGBA8, count, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 pixelsOf(count, colours)->rgba.data());
    setFilter(GL_TEXTURE_1D, GL_LINEAR);
}

void GlCanvas::begin(int width, int height, int samples, Colour background)
{
    if (width != m_width || height != m_height || samples != m_samples)
        resize(width, height, samples);
    glBindFramebuffer(GL_FRAMEBUFFER, m_drawn.id());
    glViewport(0, 0, width, height);
    glEnable(GL_MULTISAMPLE);
    glDepthMask(GL_TRUE);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE); // opaque stays opaque
    glClearColor(background.r, background.g, background.b, 1);
    glClearDepth(1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

GLuint GlCanvas::finish()
{
    glBindFramebuffer(GL_READ_FRAMEBUFFER, m_drawn.id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_resolved.id());
    glBlitFramebuffer(0, 0, m_width, m_height, 0, 0, m_width, m_height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    return m_texture.id();
}

void GlCanvas::resize(int width, int height, int samples)
{
    m_width = width;
    m_height = height;
    m_samples = samples;
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    const auto storage = [&](GlRenderbuffer& buffer, GLenum format, GLenum role) {
        glBindRenderbuffer(GL_RENDERBUFFER, buffer.made());
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples > 1 ? std::min(most, samples) : 0, format, width,
                                         height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, role, GL_RENDERBUFFER, buffer.id());
    };
    glBindFramebuffer(GL_FRAMEBUFFER, m_drawn.made());
    storage(m_colour, GL_RGBA8, GL_COLOR_ATTACHMENT0);
    storage(m_depth, GL_DEPTH_COMPONENT24, GL_DEPTH_ATTACHMENT);

    glBindTexture(GL_TEXTURE_2D, m_texture.made());
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    setFilter(GL_TEXTURE_2D, GL_LINEAR);

    glBindFramebuffer(GL_FRAMEBUFFER, m_resolved.made());
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_texture.id(), 0);
}

} // namespace lozenge
