#include "export/former_export.hpp"

#include "export/frame_names.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

using Json = nlohmann::json;
using Owned = std::optional<std::set<std::string>>;

constexpr std::array<std::string_view, 10> keysOfFrames{"file", "step",  "level",   "phase",    "x",
                                                        "y",    "title", "caption", "equation", "narration"};
constexpr std::array<std::string_view, 12> keysOfSurveys{
    "file", "step", "level", "phase", "x", "y", "points", "width", "title", "caption", "equation", "narration"};
constexpr std::array<std::string_view, 5> keysOfPages{"file", "title", "summary", "size", "steps"};

/// A file of this name that is an ordinary one; nothing where there is none.
tl::expected<std::optional<Descriptor>, std::error_code> ordinaryFile(const OpenedFolder& folder,
                                                                      const std::string& name)
{
    const auto status = folder.statusOf(name);
    if (!status)
        return tl::unexpected(status.error());
    if (status->kind != OpenedFolder::Kind::File)
        return std::nullopt;
    auto file = folder.openFile(name);
    if (!file)
        return tl::unexpected(file.error());
    return std::optional<Descriptor>(std::move(*file));
}

bool isPageName(std::string_view name)
{
    constexpr std::string_view ending = ".html";
    return name.size() > ending.size() && name.ends_with(ending) &&
           std::all_of(name.begin(), name.end() - ending.size(), isOfPageName);
}

/// Reads a list as it is written here, entry by entry: what the library keeps of a whole one asks for memory when it
/// goes.
class ListReader final : public nlohmann::json_sax<Json> {
public:
    bool null() override { return m_depth == inEntry; }
    bool boolean(bool) override { return false; }
    bool number_integer(number_integer_t) override { return m_depth == inEntry; }
    bool number_unsigned(number_unsigned_t) override { return m_depth == inEntry; }
    bool number_float(number_float_t, const string_t&) override { return false; }
    bool binary(binary_t&) override { return false; }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }

    bool string(string_t& text) override
    {
        if (m_key == "file")
            m_file = text;
        return m_depth == inEntry;
    }
    bool key(string_t& name) override
    {
        m_key = name;
        return m_keys.insert(name).second;
    }
    bool start_array(std::size_t) override { return ++m_depth == inList; }
    bool end_array() override { return --m_depth == 0; }
    bool start_object(std::size_t) override
    {
        m_keys.clear();
        m_file.clear();
        return ++m_depth == inEntry;
    }
    bool end_object() override
    {
        const bool isFrame = (hasJust(keysOfFrames) || hasJust(keysOfSurveys)) && canNameFrame(m_file, m_entries);
        const bool isPage = hasJust(keysOfPages) && isPageName(m_file);
        names.insert(m_file);
        if (isPage)
            names.insert("index.html");
        --m_depth;
        ++m_entries;
        return isFrame || isPage;
    }

    std::set<std::string> names{"index.json"};

private:
    static constexpr int inList = 1, inEntry = 2;

    template <typename Keys>
    bool hasJust(const Keys& keys) const
    {
        const std::size_t besides = m_keys.contains("lesson") ? 1 : 0; // a frame of a playlist tells whose it is
        return m_keys.size() == keys.size() + besides &&
               std::all_of(keys.begin(), keys.end(),
                           [this](std::string_view key) { return m_keys.contains(std::string(key)); });
    }

    int m_depth = 0, m_entries = 0;
    std::string m_key, m_file;
    std::set<std::string> m_keys;
};

/// Nothing where the list is not like those that are written here.
Owned listed(const std::string& index)
{
    ListReader reader;
    if (!Json::sax_parse(index, &reader) || reader.names.size() == 1)
        return std::nullopt;
    return reader.names;
}

/// Whether there is an ordinary file of this name that begins like that.
tl::expected<bool, std::error_code> begins(const OpenedFolder& folder, const std::string& name, std::string_view mark)
{
    auto file = ordinaryFile(folder, name);
    if (!file)
        return tl::unexpected(file.error());
    if (!*file)
        return false;
    const auto text = (*file)->read(0, mark.size());
    if (!text)
        return tl::unexpected(text.error());
    return *text == mark;
}

tl::expected<Owned, std::error_code> filesOfFrames(const OpenedFolder& folder)
{
    auto file = ordinaryFile(folder, "index.json");
    if (!file)
        return tl::unexpected(file.error());
    if (!*file)
        return std::nullopt;
    const auto end = (*file)->end();
    constexpr std::int64_t most = std::int64_t{1} << 28;
    if (!end)
        return tl::unexpected(end.error());
    if (*end > most)
        return std::nullopt;
    const auto text = (*file)->read(0, static_cast<std::size_t>(*end));
    if (!text)
        return tl::unexpected(text.error());
    return listed(*text);
}

tl::expected<Owned, std::error_code> filesOfSlides(const OpenedFolder& folder)
{
    const auto isOurs = begins(folder, "steps.pdf", pdfMark);
    if (!isOurs)
        return tl::unexpected(isOurs.error());
    if (!*isOurs)
        return std::nullopt;
    std::set<std::string> found{"steps.pdf"};
    const auto names = folder.names();
    if (!names)
        return tl::unexpected(names.error());
    for (const std::string& name : *names) {
        if (!name.ends_with(".tex"))
            continue;
        const auto isSlides = begins(folder, name, slidesMark);
        if (!isSlides)
            return tl::unexpected(isSlides.error());
        if (*isSlides)
            found.insert(name);
    }
    return found;
}

} // namespace

tl::expected<Owned, std::error_code> filesOfFormerExport(const OpenedFolder& folder)
{
    auto frames = filesOfFrames(folder);
    return !frames || *frames ? frames : filesOfSlides(folder);
}

} // namespace lozenge
