#include "files/disk/draft.hpp"

#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

constexpr std::size_t bufferSize = std::size_t{1} << 18;

tl::expected<std::string, std::error_code> makeHiddenFile(const OpenedFolder& folder, const std::string& target,
                                                          Descriptor& file)
{
    return makeHidden(target, [&](const std::string& name) {
        auto made = folder.makeFile(name);
        if (made)
            file = std::move(*made);
        return made ? std::error_code{} : made.error();
    });
}

} // namespace

std::string hiddenName(const std::string& target, int attempt)
{
    constexpr std::size_t longest = 200; // a disk takes 255 bytes
    return "." + (target.size() <= longest ? target : std::string("file")) + ".lozenge-" + std::to_string(::getpid()) +
           (attempt == 0 ? "" : "-" + std::to_string(attempt));
}

tl::expected<Draft, std::error_code> Draft::create(const OpenedFolder& folder, const std::string& target)
{
    Draft draft(folder, target);
    if (auto unnamed = folder.makeUnnamedFile()) {
        draft.m_file = std::move(*unnamed);
        return draft;
    }
    auto hidden = makeHiddenFile(folder, target, draft.m_file);
    if (!hidden)
        return tl::unexpected(hidden.error());
    draft.m_hidden = std::move(*hidden);
    return draft;
}

Draft::Draft(OpenedFolder folder, std::string target) : m_folder(std::move(folder)), m_target(std::move(target)) {}

Draft::Draft(Draft&& other) noexcept
    : m_folder(other.m_folder), m_target(std::move(other.m_target)), m_file(std::move(other.m_file)),
      m_mode(other.m_mode), m_hidden(std::exchange(other.m_hidden, {})), m_former(std::move(other.m_former)),
      m_buffer(std::move(other.m_buffer))
{}

Draft::~Draft()
{
    m_file = {}; // some systems remove nothing that is open
    if (isHidden())
        static_cast<void>(m_folder.remove(m_hidden));
}

std::error_code Draft::write(const char* data, std::size_t bytes)
{
    if (m_buffer.size() + bytes > bufferSize)
        if (const std::error_code error = flush())
            return error;
    if (bytes >= bufferSize)
        return m_file.write(data, bytes);
    m_buffer.reserve(bufferSize);
    m_buffer.insert(m_buffer.end(), data, data + bytes);
    return {};
}

std::error_code Draft::flush()
{
    const std::error_code error = m_file.write(m_buffer.data(), m_buffer.size());
    m_buffer.clear();
    return error;
}

tl::expected<std::string, std::error_code> Draft::read(std::int64_t offset, std::size_t most)
{
    if (const std::error_code error = flush())
        return tl::unexpected(error);
    return m_file.read(offset, most);
}

std::error_code Draft::setMode(unsigned mode)
{
    m_mode = mode;
    return lozenge::setMode(m_file, mode);
}

tl::expected<std::string, std::error_code> Draft::path(const std::filesystem::path& folder)
{
#ifdef __linux__
    const std::string held = "/proc/" + std::to_string(::getpid()) + "/fd/" + std::to_string(m_file.number());
    if (::access(held.c_str(), R_OK | W_OK) == 0)
        return held;
#endif
    if (const std::error_code error = hide())
        return tl::unexpected(error);
    return (folder / m_hidden).string();
}

std::error_code Draft::takeName(const OpenedFolder& folder, const std::string& name)
{
    if (!isHidden()) {
        const std::error_code error = folder.giveName(m_file, name);
        if (!error || error == std::errc::file_exists)
            return error;
        if (const std::error_code hidden = hide())
            return hidden;
    }
    m_file = {}; // some systems rename nothing that is open
    const std::error_code error = m_folder.rename(m_hidden, folder, name);
    if (!error)
        m_hidden.clear();
    return error;
}

std::error_code Draft::takeNameOf(const std::string& other)
{
    if (const std::error_code error = hide())
        return error;
    m_file = {};
    if (const std::error_code error = m_folder.exchange(m_hidden, other))
        return error;
    if (const std::error_code error = m_folder.sync()) {
        if (m_folder.exchange(m_hidden, other))
            m_former = std::exchange(m_hidden, {});
        return error;
    }
    const std::string former = std::exchange(m_hidden, {});
    const std::error_code error = m_folder.remove(former);
    if (error) {
        m_former = former;
        return error;
    }
    static_cast<void>(m_folder.sync()); // all is safe; this only spares a power cut the name of the former
    return {};
}

/// Gives a file without a name a hidden one. Where it can have none, which only now can be known, a copy has it.
std::error_code Draft::hide()
{
    if (isHidden())
        return {};
    auto hidden = makeHidden(m_target, [&](const std::string& name) { return m_folder.giveName(m_file, name); });
    if (!hidden) {
        Descriptor copy;
        hidden = makeHiddenFile(m_folder, m_target, copy);
        if (!hidden)
            return hidden.error();
        m_hidden = std::move(*hidden);
        const std::error_code error = copyTo(copy);
        m_file = std::move(copy);
        return error;
    }
    m_hidden = std::move(*hidden);
    return {};
}

std::error_code Draft::copyTo(Descriptor& other)
{
    if (m_mode)
        if (const std::error_code error = lozenge::setMode(other, *m_mode))
            return error;
    for (std::int64_t offset = 0;;) {
        const auto part = read(offset, bufferSize);
        if (!part)
            return part.error();
        if (part->empty())
            return other.sync();
        if (const std::error_code error = other.write(part->data(), part->size()))
            return error;
        offset += static_cast<std::int64_t>(part->size());
    }
}

} // namespace lozenge
