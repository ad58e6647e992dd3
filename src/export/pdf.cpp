#include "export/cairo_paint.hpp"
#include "export/format.hpp"
#include "export/frames.hpp"
#include "export/in_order.hpp"

#include <cairo-pdf.h>
#include <new>

namespace lozenge {
namespace {

// A pixel of a screen is a 96th of an inch, a point of a page a 72nd.
constexpr double pointsAPixel = 0.75;

cairo_status_t toFile(void* file, const unsigned char* bytes, unsigned count)
{
    return static_cast<WholeFile*>(file)->write(bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

std::string chapterName(const Show& show, const Chapter& chapter)
{
    return "Level " + std::to_string(chapter.level) + ", " +
           std::string(phaseWord(chapter.phase, *show.lesson().look.names));
}

/// The chapters of the run as bookmarks of the document.
void addBookmarks(cairo_surface_t* surface, const Show& show)
{
    const Chapter* last = nullptr;
    const auto& moments = show.moments();
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const Chapter* chapter = moments[i] == 0 ? nullptr : &show.timeline().chapterOf(moments[i]);
        if (i > 0 && chapter == last)
            continue;
        last = chapter;
        const std::string name = chapter ? chapterName(show, *chapter) : "Start";
        const std::string place = "page=" + std::to_string(i + 1) + " pos=[0 0]";
        cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, name.c_str(), place.c_str(), {});
    }
}

} // namespace

tl::expected<void, ExportError> writePdf(const Show& show, const std::filesystem::path& out, Existing existing,
                                         const Progress& progress)
{
    auto file = WholeFile::create(out, existing);
    if (!file)
        return tl::unexpected(file.error());

    const double width = pointsAPixel * show.options().width;
    const double height = pointsAPixel * show.options().height;
    const CairoSurface surface(cairo_pdf_surface_create_for_stream(toFile, &*file, width, height));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, show.lesson().title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_SUBJECT, show.lesson().summary.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Lozenge");
    const CairoContext cairo(cairo_create(surface.get()));
    cairo_scale(cairo.get(), pointsAPixel, pointsAPixel);

    const auto& moments = show.moments();
    const int count = static_cast<int>(moments.size());
    InOrder pictures(count, [&](int index) { return show.picture(moments[static_cast<std::size_t>(index)]); });
    for (int page = 0; page < count && !file->hasFailed(); ++page) {
        paint(cairo.get(), pictures.next(), TextAs::Text);
        cairo_show_page(cairo.get());
        if (progress)
            progress(page + 1, count);
    }
    addBookmarks(surface.get(), show);
    cairo_surface_finish(surface.get());
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS && !file->hasFailed())
        file->fail(cairo_status_to_string(cairo_surface_status(surface.get())));
    return file->commit();
}

} // namespace lozenge
