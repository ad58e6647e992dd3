#include "files/disk/former_folder.hpp"

#include <algorithm>

namespace lozenge {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

bool isAmong(const Names& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// What a former folder holds.
struct Contents {
    Names ours, theirs;
};

tl::expected<Contents, std::error_code> contentsOf(const OpenedFolder& former, FindOwned findOwned)
{
    const auto names = former.names();
    if (!names)
        return tl::unexpected(names.error());
    Contents contents;
    if (names->empty())
        return contents;
    const auto owned = findOwned(former);
    if (!owned)
        return tl::unexpected(owned.error());
    for (const std::string& name : *names) {
        const auto status = former.statusOf(name);
        if (!status)
            return tl::unexpected(status.error());
        const bool isOurs = *owned && (*owned)->contains(name) && status->kind == OpenedFolder::Kind::File;
        (isOurs ? contents.ours : contents.theirs).push_back(name);
    }
    return contents;
}

/// The user's things on their way from the former folder into the new one, and back.
class Moving {
public:
    Moving(const OpenedFolder& from, const OpenedFolder& into) : m_from(from), m_into(into) {}

    /// Files get a second name there, so that they are at no moment away from where the user looks for them.
    void link(const Names& names)
    {
        for (const std::string& name : names)
            (m_from.link(name, m_into, name) ? m_toMove : m_linked).push_back(name);
    }

    /// The others, folders above all, can be only in one.
    std::error_code move()
    {
        for (; m_moved < m_toMove.size(); ++m_moved)
            if (const std::error_code error = m_from.rename(m_toMove[m_moved], m_into, m_toMove[m_moved]))
                return error;
        return m_moved > 0 ? m_into.sync() : std::error_code{};
    }

    std::error_code moveBack()
    {
        for (; m_moved > 0; --m_moved)
            if (const std::error_code error = m_into.rename(m_toMove[m_moved - 1], m_from, m_toMove[m_moved - 1]))
                return error;
        return {};
    }

    void unlink()
    {
        for (const std::string& name : m_linked)
            static_cast<void>(m_into.remove(name));
        m_linked.clear();
    }

    [[nodiscard]] const Names& linked() const { return m_linked; }

private:
    const OpenedFolder& m_from;
    const OpenedFolder& m_into;
    Names m_linked, m_toMove;
    std::size_t m_moved = 0;
};

/// Once the new folder has its place.
std::error_code removeFormer(const NewFolder& made, const OpenedFolder& former, const Names& ours, const Names& linked)
{
    for (const Names* names :
         {&ours, &linked}) // nothing that could lack memory stands between the exchange and the end
        for (const std::string& name : *names)
            static_cast<void>(former.remove(name));
    if (!made.parent.removeFolder(made.hidden))
        return {};
    // What came into it meanwhile goes along too.
    if (const auto late = former.names())
        for (const std::string& name : *late)
            if (!isAmong(ours, name) && !isAmong(linked, name))
                static_cast<void>(former.rename(name, made.folder, name));
    return made.parent.removeFolder(made.hidden);
}

} // namespace

std::optional<ExportError> folderObjection(const OpenedFolder& parent, const fs::path& target, Existing existing,
                                           FindOwned findOwned)
{
    const std::string name = target.filename().string();
    const auto status = parent.statusOf(name);
    if (!status)
        return failed(target, status.error().message());
    if (status->kind == OpenedFolder::Kind::Nothing)
        return std::nullopt;
    if (status->kind != OpenedFolder::Kind::Folder)
        return wrong(target, "this is no folder and is kept; another name is needed");
    const auto former = parent.openFolder(name);
    if (!former)
        return failed(target, former.error().message());
    const auto names = former->names();
    if (!names)
        return failed(target, names.error().message());
    if (names->empty())
        return std::nullopt;
    const auto owned = findOwned(*former);
    if (!owned)
        return failed(target, "what it holds cannot be read: " + owned.error().message());
    if (!*owned)
        return wrong(target, "this folder holds other things than an export and is kept; another name is needed");
    if (existing == Existing::Refuse)
        return wrong(target, "exists already and is kept; --force replaces it");
    return std::nullopt;
}

std::optional<NotReplaced> replaceFolder(const NewFolder& made, const fs::path& target, FindOwned findOwned)
{
    const std::string name = target.filename().string();
    const auto former = made.parent.openFolder(name);
    if (!former)
        return NotReplaced{failed(target, former.error().message())};
    const auto contents = contentsOf(*former, findOwned);
    if (!contents)
        return NotReplaced{failed(target, contents.error().message())};
    for (const std::string& theirs : contents->theirs)
        if (isAmong(made.names, theirs))
            return NotReplaced{
                wrong(target / theirs, "this is not of an export and is kept; another folder is needed")};

    if (const auto status = made.parent.statusOf(name); status && status->kind == OpenedFolder::Kind::Folder)
        if (const std::error_code error = made.folder.setMode(status->mode))
            return NotReplaced{failed(target, "cannot be made: " + error.message())};
    Moving moving(*former, made.folder);
    moving.link(contents->theirs);
    std::error_code error = made.folder.sync();
    if (!error)
        error = made.parent.exchange(made.hidden, name);
    if (error) {
        moving.unlink();
        return NotReplaced{failed(target, "cannot be replaced: " + error.message())};
    }

    error = moving.move();
    if (!error)
        error = made.parent.sync();
    if (error) {
        const bool isBack = !moving.moveBack() && !made.parent.exchange(made.hidden, name);
        if (isBack)
            moving.unlink();
        return NotReplaced{failed(target, "cannot be replaced: " + error.message() +
                                              (isBack ? "" : "; what was in it lies in " + made.hidden)),
                           !isBack};
    }
    if (const std::error_code left = removeFormer(made, *former, contents->ours, moving.linked()))
        return NotReplaced{
            failed(target, "is written, but what was in it is left in " + made.hidden + ": " + left.message()), true};
    static_cast<void>(made.parent.sync()); // all is safe; this only spares a power cut the name of the former
    return std::nullopt;
}

} // namespace lozenge
