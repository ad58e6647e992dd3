#include "export/raster/raster.hpp"

#include <algorithm>
#include <cmath>

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

Raster rasterOf(const Picture& picture, Raster old)
{
    const int width = static_cast<int>(std::lround(picture.width));
    const int height = static_cast<int>(std::lround(picture.height));
    const bool isOpaque = picture.background.a >= 1;
    const auto format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32;
    const bool fits = old.surface && old.width == width && old.height == height && old.isOpaque == isOpaque;
    Raster raster{width, height, isOpaque,
                  fits ? std::move(old.surface) : CairoSurface(cairo_image_surface_create(format, width, height))};

    if (fits && !isOpaque) {
        cairo_surface_flush(raster.surface.get());
        std::fill_n(cairo_image_surface_get_data(raster.surface.get()), raster.bytes().size(), 0);
    }
    paint(raster.surface.get(), picture);
    return raster;
}

} // namespace lozenge
