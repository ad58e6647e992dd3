#include "files/disk/atomic_folder.hpp"

#include "files/disk/interrupt.hpp"
#include "files/disk/names.hpp"
#include "files/disk/read_file.hpp"

#include <algorithm>
#include <fcntl.h>
#include <set>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

/// The name of a file at the beginning of a line of a list; empty where there is none.
std::string_view listedIn(std::string_view line)
{
    line.remove_prefix(std::min(line.size(), line.find_first_not_of(' ')));
    for (const std::string_view mark : {"{\"file\":\"", "\"file\": \""})
        if (line.starts_with(mark)) {
            const std::string_view name = line.substr(mark.size(), line.find('"', mark.size()) - mark.size());
            return mark.front() == '{' || name.ends_with(".html") ? name : "";
        }
    return "";
}

/// Those that a list names, and itself; nothing where it is not like those that exports write.
std::optional<Names> namesOf(std::string_view list)
{
    Names names;
    if (!list.starts_with("[\n"))
        return std::nullopt;
    while (!list.empty()) {
        const std::string_view line = list.substr(0, list.find('\n'));
        list.remove_prefix(std::min(list.size(), line.size() + 1));
        const std::string_view name = listedIn(line);
        if (name.find_first_of("/\\") != std::string_view::npos || name.starts_with('.'))
            return std::nullopt;
        if (!name.empty())
            names.emplace(name);
        if (name.ends_with(".html"))
            names.emplace("index.html");
    }
    if (names.empty())
        return std::nullopt;
    names.emplace(listName);
    return names;
}

/// What lies in a folder: the files of a former export, and what is the user's.
struct Contents {
    bool hasList = false;
    std::vector<std::string> ours = {}, theirs = {};
};

tl::expected<Contents, std::string> contentsOf(const fs::path& folder)
{
    constexpr std::uintmax_t largestList = std::uintmax_t{1} << 28; // of a million frames
    const auto list = readFile(folder / listName, largestList);
    if (!list && list.error().kind == ReadFault::Kind::Disk)
        return tl::unexpected(std::string(listName) + " " + list.error().says);
    const auto listed = list ? namesOf(*list) : std::nullopt;
    Contents contents{.hasList = listed.has_value()};
    std::error_code error;
    fs::directory_iterator entry;
    do
        entry = fs::directory_iterator(folder, error);
    while (error == std::errc::interrupted);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        std::string name = entry->path().filename().string();
        const bool isOurs = listed && listed->contains(name) && fs::is_regular_file(entry->symlink_status(error));
        (isOurs ? contents.ours : contents.theirs).push_back(std::move(name));
    }
    if (error)
        return tl::unexpected(error.message());
    return contents;
}

/// What keeps a folder from being made, or made anew, under this name.
std::optional<ExportError> objectionTo(const fs::path& target, Existing existing)
{
    std::error_code error;
    const fs::file_type there = fs::symlink_status(target, error).type();
    if (there == fs::file_type::none)
        return failed(target, error.message());
    if (there == fs::file_type::not_found)
        return std::nullopt;
    if (there != fs::file_type::directory)
        return wrong(target, "this is no folder and is kept; another name is needed");
    const auto contents = contentsOf(target);
    if (!contents)
        return failed(target, "what it holds cannot be read: " + contents.error());
    if (contents->ours.empty() && contents->theirs.empty())
        return std::nullopt;
    if (!contents->hasList)
        return wrong(target, "this folder holds other things than an export and is kept; another name is needed");
    if (existing == Existing::Refuse)
        return wrong(target, "exists already and is kept; --force replaces it");
    return std::nullopt;
}

struct Move {
    fs::path from, to;
};

/// All of them or none.
std::error_code moveAll(const std::vector<Move>& moves)
{
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        if (const std::error_code error = renameOver(move->from, move->to)) {
            while (move != moves.begin()) {
                --move;
                static_cast<void>(renameOver(move->to, move->from));
            }
            return error;
        }
    }
    return {};
}

} // namespace

tl::expected<fs::path, ExportError> folderToMake(const fs::path& asked)
{
    const fs::path target = asked.has_filename() ? asked : asked.parent_path();
    if (!target.has_filename() || target.filename() == "." || target.filename() == "..")
        return tl::unexpected(wrong(target, "the name of a folder to make is needed"));
    return target;
}

tl::expected<AtomicFolder, ExportError> AtomicFolder::create(const fs::path& asked, Existing existing)
{
    const auto target = folderToMake(asked);
    if (!target)
        return tl::unexpected(target.error());
    if (auto objection = objectionTo(*target, existing))
        return tl::unexpected(std::move(*objection));
    AtomicFolder folder(*target, existing);
    const auto make = [&] { return outcome(::mkdir(folder.m_draft.c_str(), 0777)); };
    if (const std::error_code error = makeHidden(*target, folder.m_draft, make))
        return tl::unexpected(failed(*target, "cannot be made: " + error.message()));
    return folder;
}

AtomicFolder::AtomicFolder(AtomicFolder&& other) noexcept
    : m_target(std::move(other.m_target)), m_draft(std::move(other.m_draft)), m_existing(other.m_existing),
      m_files(std::move(other.m_files)), m_error(std::move(other.m_error))
{
    other.m_draft.clear();
}

// Without asking for memory, which may be what lacked.
AtomicFolder::~AtomicFolder()
{
    if (m_draft.empty())
        return;
    for (const fs::path& file : m_files)
        ::unlink(file.c_str());
    if (::rmdir(m_draft.c_str()) == 0)
        return;
    std::error_code error;
    fs::remove_all(m_draft, error); // what others wrote into it
}

bool AtomicFolder::write(const std::string& name, std::string_view content)
{
    auto file = begin(name);
    if (!file)
        return false;
    file->write(content);
    return keep(std::move(*file));
}

tl::expected<AtomicFile, ExportError> AtomicFolder::begin(const std::string& name)
{
    if (m_error)
        return tl::unexpected(*m_error);
    AtomicFile file(m_target / name, Existing::Refuse);
    file.m_draft = m_draft / name;
    if (const std::error_code error = file.open()) {
        m_error = failed(file.m_target, "cannot be made: " + error.message());
        return tl::unexpected(*m_error);
    }
    return file;
}

bool AtomicFolder::keep(AtomicFile file)
{
    if (!file.finish() && !m_error)
        m_error = file.m_error;
    if (m_error)
        return false;
    m_files.push_back(std::move(file.m_draft));
    file.m_draft.clear();
    return true;
}

tl::expected<void, ExportError> AtomicFolder::commit()
{
    if (!m_error && interrupted())
        m_error = failed(m_target, "interrupted; no folder was made");
    if (!m_error)
        if (const std::error_code error = sync())
            m_error = failed(m_target, "cannot be written: " + error.message());
    if (!m_error)
        m_error = place();
    if (m_error)
        return tl::unexpected(*m_error);
    return {};
}

/// One call for all files is much faster than one for each.
std::error_code AtomicFolder::sync() const
{
    constexpr std::size_t few = 4;
    auto folder = Descriptor::open(m_draft, O_RDONLY | O_DIRECTORY);
    if (!folder)
        return folder.error();
    if (m_files.size() > few && !folder->syncDisk())
        return {};
    for (const fs::path& path : m_files) {
        auto file = Descriptor::open(path, O_RDONLY);
        if (const std::error_code error = file ? file->sync() : file.error())
            return error;
    }
    return folder->sync();
}

std::optional<ExportError> AtomicFolder::place()
{
    auto around = folderAround(m_target);
    if (!around)
        return failed(m_target, "cannot be made: " + around.error().message());
    std::error_code error;
    if (fs::is_directory(fs::symlink_status(m_target, error)))
        if ((error = takePermissions(m_target, m_draft)))
            return failed(m_target, "cannot be made: " + error.message());
    error = renameOver(m_draft, m_target);
    if (error == std::errc::file_exists || error == std::errc::directory_not_empty ||
        error == std::errc::not_a_directory) {
        auto objection = objectionTo(m_target, m_existing);
        return objection ? objection : replace(*around);
    }
    if (error)
        return failed(m_target, error.message());
    error = around->sync();
    if (!error || renameOver(m_target, m_draft))
        m_draft.clear();
    return error ? std::optional(failed(m_target, "cannot be written: " + error.message())) : std::nullopt;
}

/// At each moment there is one of the two folders. What is the user's goes from the former into the new one, which the
/// disk has before anything is removed.
std::optional<ExportError> AtomicFolder::replace(Descriptor& around)
{
    const auto former = contentsOf(m_target);
    if (!former)
        return failed(m_target, former.error());
    std::vector<Move> theirs, back;
    for (const std::string& name : former->theirs) {
        if (std::find(m_files.begin(), m_files.end(), m_draft / name) != m_files.end())
            return wrong(m_target / name, "this is not of an export and is kept; another folder is needed");
        theirs.push_back({m_draft / name, m_target / name});
        back.push_back({m_target / name, m_draft / name});
    }
    // All names are known before, so that nothing asks for memory until the former folder is gone.
    std::vector<fs::path> ours;
    for (const std::string& name : former->ours)
        ours.push_back(m_draft / name);
    auto made = Descriptor::open(m_draft, O_RDONLY | O_DIRECTORY);
    std::error_code error = made ? exchangeNames(m_draft, m_target) : made.error();
    if (error)
        return failed(m_target, "cannot be replaced: " + error.message());
    error = moveAll(theirs);
    const bool areMoved = !error;
    for (Descriptor* folder : {&*made, &around})
        if (!error)
            error = folder->sync();
    if (error && (!areMoved || !moveAll(back)) && !exchangeNames(m_draft, m_target))
        return failed(m_target, "cannot be replaced: " + error.message());

    const fs::path hidden = std::exchange(m_draft, fs::path()); // it has what was there before
    if (error)
        return failed(m_target,
                      "cannot be replaced: " + error.message() + "; what was in it lies in " + hidden.string());
    for (const fs::path& file : ours)
        ::unlink(file.c_str());
    if ((error = outcome(::rmdir(hidden.c_str()))))
        return failed(m_target,
                      "is written, but what was in it is left in " + hidden.string() + ": " + error.message());
    return std::nullopt;
}

} // namespace lozenge
