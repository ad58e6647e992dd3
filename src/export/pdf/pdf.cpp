#include "export/format.hpp"
#include "export/pdf/pdf_document.hpp"
#include "export/text/bytes.hpp"
#include "export/text/number_text.hpp"
#include "picture/text/language.hpp"
#include "terrain/ordered_pipeline.hpp"

// PDF is written by hand. cairo, the usual library, took 25 times as long for the 286 pages of a map of 17 x 17 (19 s
// for 0.76 s) and made a file of 1.24 times the bytes: it looks at each shape for what a printer might not know, on one
// core, and says again for each what is set already.

namespace lozenge {
namespace {

// A pixel of a screen is a 96th of an inch, a point of a page a 72nd.
constexpr float pointsAPixel = 0.75F;

/// A picture of pixels in a PDF, with its opacities as a picture of their own.
PdfId putImage(PdfDocument& document, const Image& image)
{
    const Pixels& pixels = *image.pixels;
    std::string colours, opacities;
    for (std::size_t i = 0; i + 3 < pixels.rgba.size(); i += 4) {
        colours.append(reinterpret_cast<const char*>(&pixels.rgba[i]), 3);
        opacities += static_cast<char>(pixels.rgba[i + 3]);
    }
    const std::string shape = "/Type /XObject /Subtype /Image /Width " + std::to_string(pixels.width) + " /Height " +
                              std::to_string(pixels.height) + " /BitsPerComponent 8 /Interpolate " +
                              (image.smooth ? "true " : "false ");
    const PdfId mask = document.putStream(shape + "/ColorSpace /DeviceGray ", compressed(opacities));
    return document.putStream(shape + "/ColorSpace /DeviceRGB /SMask " + reference(mask) + " ", compressed(colours));
}

/// What the pages of a document share, written after them: what it is shows only then.
class Shared {
public:
    explicit Shared(PdfDocument& document)
        : tree(document.reserve()), fonts(document.reserve()), states(document.reserve())
    {}

    void add(const PdfContent& content)
    {
        for (std::size_t font = 0; font < m_glyphs.size(); ++font)
            m_glyphs[font].insert(content.glyphs[font].begin(), content.glyphs[font].end());
        m_fillOpacities |= content.fillOpacities;
        m_strokeOpacities |= content.strokeOpacities;
    }

    void write(PdfDocument& document) const
    {
        std::string names;
        for (std::size_t font = 0; font < m_glyphs.size(); ++font)
            if (!m_glyphs[font].empty())
                names += "/F" + std::to_string(font) + " " +
                         reference(putFont(document, static_cast<Font>(font), m_glyphs[font])) + " ";
        document.put(fonts, "<< " + names + ">>");
        document.put(states,
                     "<< " + opacities("A", "ca", m_fillOpacities) + opacities("B", "CA", m_strokeOpacities) + ">>");
    }

    const PdfId tree, fonts, states;

private:
    static std::string opacities(const std::string& letter, const std::string& key, const UsedOpacities& used)
    {
        std::string states;
        for (std::size_t i = 0; i < used.size(); ++i)
            if (used[i]) {
                states += "/" + letter + std::to_string(i) + " << /" + key + " ";
                appendLength(states, static_cast<float>(i) / 100);
                states += " >> ";
            }
        return states;
    }

    UsedGlyphs m_glyphs;
    UsedOpacities m_fillOpacities, m_strokeOpacities;
};

PdfId putPage(PdfDocument& document, const Shared& shared, const PdfContent& content, const Document& shown)
{
    std::string images;
    for (std::size_t i = 0; i < content.images.size(); ++i)
        images += "/I" + std::to_string(i) + " " + reference(putImage(document, content.images[i])) + " ";
    const PdfId operators = document.putStream("", content.packed);
    std::string size = "0 0 ";
    const auto [width, height] = shown.options().size();
    appendPoint(size, pointsAPixel * width, pointsAPixel * height, ']');
    return document.put("<< /Type /Page /Parent " + reference(shared.tree) + " /MediaBox [" + size + " /Contents " +
                        reference(operators) + " /Group << /S /Transparency /CS /DeviceRGB >> /Resources << /Font " +
                        reference(shared.fonts) + " /ExtGState " + reference(shared.states) + " /XObject << " + images +
                        ">> >> >>");
}

/// The chapters of the run as bookmarks.
PdfId putBookmarks(PdfDocument& document, const Document& shown, const std::vector<PdfId>& pages)
{
    const auto& chapters = shown.sections;
    const PdfId root = document.reserve();
    std::vector<PdfId> ids;
    for (std::size_t i = 0; i < chapters.size(); ++i)
        ids.push_back(document.reserve());
    for (std::size_t i = 0; i < chapters.size(); ++i)
        document.put(ids[i], "<< /Title " + pdfText(chapters[i].name) + " /Parent " + reference(root) + " /Dest [" +
                                 reference(pages[static_cast<std::size_t>(chapters[i].first)]) + " /Fit]" +
                                 (i > 0 ? " /Prev " + reference(ids[i - 1]) : "") +
                                 (i + 1 < ids.size() ? " /Next " + reference(ids[i + 1]) : "") + " >>");
    document.put(root, "<< /Type /Outlines /First " + reference(ids.front()) + " /Last " + reference(ids.back()) +
                           " /Count " + std::to_string(ids.size()) + " >>");
    return root;
}

void finish(PdfDocument& document, const Document& shown, const Shared& shared, const std::vector<PdfId>& pages)
{
    shared.write(document);
    std::string kids;
    for (const PdfId page : pages)
        kids += reference(page) + " ";
    document.put(shared.tree, "<< /Type /Pages /Count " + std::to_string(pages.size()) + " /Kids [ " + kids + "] >>");
    const PdfId bookmarks = putBookmarks(document, shown, pages);
    const std::string language(tr(shown.look().language, "en|language"));
    const PdfId catalog =
        document.put("<< /Type /Catalog /Pages " + reference(shared.tree) + " /Outlines " + reference(bookmarks) +
                     " /Lang (" + language + ") /ViewerPreferences << /DisplayDocTitle true >> >>");
    // No date: the same document made twice is the same file.
    const PdfId information = document.put("<< /Title " + pdfText(shown.list.title) + " /Subject " +
                                           pdfText(shown.list.summary) + " /Creator (Lozenge) /Producer (Lozenge) >>");
    document.finish(catalog, information);
}

} // namespace

void writePdf(const Document& shown, AtomicFile& file, const Progress& progress)
{
    const int count = shown.count;
    OrderedPipeline contents(count, [&](int place) { return pdfContentOf(shown.page(place).picture, pointsAPixel); });
    PdfDocument document(file);
    Shared shared(document);
    std::vector<PdfId> pages;
    while (static_cast<int>(pages.size()) < count && !file.hasFailed()) {
        const PdfContent content = contents.next();
        shared.add(content);
        pages.push_back(putPage(document, shared, content, shown));
        tell(progress, static_cast<int>(pages.size()), count);
    }
    if (!file.hasFailed())
        finish(document, shown, shared, pages);
}

} // namespace lozenge
