#include "export/raster.hpp"

#include <cmath>
#include <new>

namespace lozenge {

std::span<const std::uint32_t> Raster::row(int y) const
{
    const unsigned char* pixels = cairo_image_surface_get_data(surface.get());
    const std::ptrdiff_t stride = cairo_image_surface_get_stride(surface.get());
    return {reinterpret_cast<const std::uint32_t*>(pixels + y * stride), static_cast<std::size_t>(width)};
}

std::span<const unsigned char> Raster::bytes() const
{
    return {cairo_image_surface_get_data(surface.get()),
            static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * sizeof(std::uint32_t)};
}

Raster rasterOf(const Picture& picture)
{
    Raster raster;
    raster.width = static_cast<int>(std::lround(picture.width));
    raster.height = static_cast<int>(std::lround(picture.height));
    raster.isOpaque = picture.background.a >= 1;
    const auto format = raster.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
    raster.surface.reset(cairo_image_surface_create(format, raster.width, raster.height));

    const CairoContext cairo(cairo_create(raster.surface.get()));
    paint(cairo.get(), picture);
    cairo_surface_flush(raster.surface.get());
    if (cairo_status(cairo.get()) != CAIRO_STATUS_SUCCESS)
        throw std::bad_alloc();
    return raster;
}

} // namespace lozenge
