#include "cli/wanted_formats.hpp"

#include "cli/look_options.hpp"
#include "cli/writing.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/figures/figure.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace lozenge {
namespace {

/// "lecture.pdf", "png", "site".
std::string nameInFolder(const Exported& exported, const Format& format)
{
    if (format.isFolder())
        return std::string(format.name);
    return exported.document(format).isPlaylist && !format.hasFrames ? "site"
                                                                     : exported.name + "." + std::string(format.name);
}

/// The names of frames, of a format that has a file for each.
Problem readPattern(const ExportRequest& request, const WantedFormats& wanted, std::optional<FrameNames>& names)
{
    if (request.pattern.empty())
        return {};
    bool areNamed = false;
    for (const Format* format : wanted.formats) {
        if (!format->frameOf)
            continue;
        auto read = frameNamesIn(request.pattern, "." + std::string(format->name));
        if (!read)
            return read.error();
        names = std::move(*read);
        areNamed = true;
    }
    if (!areNamed)
        return "--pattern names the files of frames, and --format " + request.format +
               " has none: " + formatsWith(&Format::frameOf) + " have";
    return {};
}

/// The names of a table's rows, in a line.
template <typename Table>
std::string listed(const Table& table)
{
    std::string text;
    for (const auto& row : table)
        text += (text.empty() ? "" : " ") + std::string(row.name);
    return text;
}

} // namespace

std::string exportHelp()
{
    std::string text = "The formats:\n";
    for (const Format& format : formats())
        text += "  " + std::string(format.name) + std::string(8 - format.name.size(), ' ') +
                std::string(format.explanation) + "\n";
    text += "  all     every one of them, into the folder PATH; or some: pdf,pptx\n"
            "The figures, and what --with changes of them:\n";
    for (const Figure& figure : figures()) {
        text += "  " + std::string(figure.name) + std::string(12 - figure.name.size(), ' ') +
                std::string(figure.explanation) + "\n";
        for (const FigureKey& key : figure.keys)
            text += std::string(16, ' ') + std::string(key.name) + "=" +
                    (key.words.empty() ? "..." : std::string(key.words.front())) + "  " + std::string(key.explanation) +
                    "\n";
    }
    text += "Views: " + listed(views()) + "\n";
    for (const Key<Look>& key : lookKeys())
        if (!key.shape.words.empty())
            text += optionName(key.name) + ": " + listed(key.shape.words) + "\n";
    return text;
}

std::ptrdiff_t WantedFormats::films() const
{
    return std::count_if(formats.begin(), formats.end(), [](const Format* format) { return format->isFilm; });
}

tl::expected<WantedFormats, std::string> formatsNamed(const std::string& names)
{
    WantedFormats wanted{{}, names == "all" || names.find(',') != std::string::npos};
    if (names == "all") {
        for (const Format& format : formats())
            wanted.formats.push_back(&format);
        return wanted;
    }
    for (std::size_t begin = 0; begin <= names.size();) {
        const std::size_t end = std::min(names.find(',', begin), names.size());
        const std::string name = names.substr(begin, end - begin);
        const Format* format = rowNamed(formats(), name);
        if (!format)
            return tl::unexpected("there is no format \"" + name + "\"; the formats are " + listed(formats()) +
                                  ", several with commas between them, and all");
        if (std::find(wanted.formats.begin(), wanted.formats.end(), format) == wanted.formats.end())
            wanted.formats.push_back(format);
        begin = end + 1;
    }
    return wanted;
}

std::string nameFault(const WantedFormats& wanted, const std::string& out)
{
    const std::filesystem::path path(out);
    std::string extension = path.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const Format* other = extension.empty() ? nullptr : rowNamed(formats(), extension.substr(1));
    const Format& asked = *wanted.formats.front();
    if (wanted.isFolder || !other || other == &asked)
        return {};
    const std::string name(asked.name), right = path.stem().string() + (asked.isFolder() ? "" : "." + name);
    return out + ": this is the name of a " + std::string(other->name) + ", and --format " + name +
           " was asked for; name it " + right + ", or ask for --format " + std::string(other->name);
}

Exit writeExported(const ExportRequest& request, const WantedFormats& wanted, const Exported& exported)
{
    if (wanted.isFolder && request.isTransparent && wanted.films() > 0)
        return complain(Exit::Wrong, "a film has no transparent background; name the formats that have: " +
                                         formatsWith(&Format::canBeClear, ",", ","));
    std::optional<FrameNames> names;
    if (const Problem problem = readPattern(request, wanted, names))
        return complain(Exit::Wrong, *problem);
    const Format& first = *wanted.formats.front();
    const Document& shown = exported.document(first);
    std::vector<std::string> cut; // known before: what is written then is not to be called failed
    for (const Format* format : wanted.formats)
        if (std::string words = cutWords(*format, exported.document(*format));
            !words.empty() && std::find(cut.begin(), cut.end(), words) == cut.end())
            cut.push_back(std::move(words));
    const bool isSite = shown.isPlaylist && !first.hasFrames && !wanted.isFolder;
    const auto write = [&](const Format& format, const std::filesystem::path& out, Existing existing,
                           const Progress& progress) {
        return exportDocument(format, exported.document(format), out, existing, progress, names);
    };
    const Exit exit = carryOut(
        [&](const Progress& progress) {
            if (!wanted.isFolder)
                return write(first, request.out, existingIf(request.isForced), progress);
            const ManyFormats many{wanted.formats, [&](const Format& format) { return nameInFolder(exported, format); },
                                   write, shown.count};
            return exportFormats(many, request.out, existingIf(request.isForced), progress);
        },
        request.isQuiet, "written to " + request.out + (isSite ? ": open index.html in it" : ""));
    if (exit == Exit::Done)
        for (const std::string& words : cut)
            complain(exit, words);
    return exit;
}

} // namespace lozenge
