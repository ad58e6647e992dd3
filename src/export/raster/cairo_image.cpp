#include "export/raster/cairo_image.hpp"

#include "export/memory_watch.hpp"
#include "export/raster/cairo_paint.hpp"

#include <new>

namespace lozenge {
namespace {

// cairo wants pixels as one number each, and colours multiplied by their opacity.
void multiplyRow(const Pixels& pixels, std::size_t y, std::uint32_t* row)
{
    const std::uint8_t* from = pixels.rgba.data() + y * static_cast<std::size_t>(pixels.width) * 4;
    for (int x = 0; x < pixels.width; ++x, from += 4) {
        const std::uint32_t opacity = from[3];
        const auto part = [&](int i) { return (from[i] * opacity + 127) / 255; };
        row[x] = opacity << 24 | part(0) << 16 | part(1) << 8 | part(2);
    }
}

} // namespace

void paintImage(cairo_surface_t* page, const Image& image)
{
    const Pixels& pixels = *image.pixels;
    if (pixels.width <= 0 || pixels.height <= 0)
        return;
    const MemoryWatch watch; // what cairo is made of leaves out rows that it has no memory for
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels.width, pixels.height));
    const CairoContext context(cairo_create(page));
    cairo_t* cairo = context.get();
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS || cairo_status(cairo) != CAIRO_STATUS_SUCCESS)
        throw std::bad_alloc();
    unsigned char* rows = cairo_image_surface_get_data(surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y)
        multiplyRow(pixels, y, reinterpret_cast<std::uint32_t*>(rows + y * stride));
    cairo_surface_mark_dirty(surface.get());

    cairo_translate(cairo, image.box.x, image.box.y);
    cairo_scale(cairo, image.box.width / static_cast<float>(pixels.width),
                image.box.height / static_cast<float>(pixels.height));
    cairo_set_source_surface(cairo, surface.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), image.smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_rectangle(cairo, 0, 0, pixels.width, pixels.height);
    cairo_fill(cairo);
    if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS)
        throw std::bad_alloc();
    watch.throwIfRefused();
}

} // namespace lozenge
