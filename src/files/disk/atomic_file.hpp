#pragma once

#include "files/disk/draft.hpp"
#include "files/disk/export_error.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// What to do about a file that has the name already.
enum class Existing { Refuse, Replace };

/// A file that appears under its name only when it is whole and safe on its disk, in the folder that it was begun in,
/// wherever that has been moved to. Until then it has no name, or a hidden one, and it goes away with this object. The
/// first thing that goes wrong is kept: later writes do nothing and commit tells of it.
class AtomicFile {
public:
    /// Refuses at once what could not be committed, before the work begins.
    static tl::expected<AtomicFile, ExportError> create(const std::filesystem::path& target, Existing existing);

    /// For a folder that places it by itself; the target is what it is called in messages.
    AtomicFile(Draft draft, std::filesystem::path target);

    /// Whether all went well so far. A write fails on a full disk, and once the user has interrupted.
    bool write(const void* data, std::size_t bytes);
    bool write(std::string_view text) { return write(text.data(), text.size()); }

    /// For what goes wrong outside this file, in a library that makes its bytes; and for what says by itself where.
    void fail(const std::string& reason) { fail(failed(m_target, reason)); }
    void fail(ExportError error);

    /// Its path until then, for a program that writes it by itself; empty where it has failed.
    std::string draftPath();

    /// Another file beside it that is never to have a name.
    tl::expected<AtomicFile, ExportError> scrap() const;

    /// What was written, from there on.
    std::string read(std::int64_t offset, std::size_t most);

    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }

    /// It is written even while the user interrupts other work.
    void outlastInterruptions() { m_isInterruptible = false; }

    /// What was written, if all went well.
    tl::expected<Draft, ExportError> finish();

    /// Gives the file its name. Called once, last.
    tl::expected<void, ExportError> commit();

private:
    AtomicFile(OpenedFolder folder, Draft draft, std::filesystem::path target, Existing existing);
    bool note(const std::error_code& error);
    std::optional<ExportError> place(Draft& draft) const;
    std::optional<ExportError> replace(Draft& draft) const;

    std::filesystem::path m_target;
    std::optional<OpenedFolder> m_folder;
    Existing m_existing = Existing::Refuse;
    bool m_isInterruptible = true;
    Draft m_draft;
    std::optional<ExportError> m_error;
};

} // namespace lozenge
