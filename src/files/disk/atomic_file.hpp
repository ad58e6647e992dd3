#pragma once

#include "files/disk/descriptor.hpp"
#include "files/disk/export_error.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// What to do about a file that has the name already.
enum class Existing { Refuse, Replace };

/// A file that appears under its name only when it is whole and safe on its disk. Until then it has a hidden name
/// beside, and it goes away with this object. The first thing that goes wrong is kept: later writes do nothing and
/// commit tells of it.
class AtomicFile {
public:
    /// Refuses at once what could not be committed, before the work begins.
    static tl::expected<AtomicFile, ExportError> create(const std::filesystem::path& target, Existing existing);

    AtomicFile(AtomicFile&& other) noexcept;
    ~AtomicFile();

    /// Whether all went well so far. A write fails on a full disk, and once the user has interrupted.
    bool write(std::string_view bytes);

    [[nodiscard]] std::uint64_t size() const { return m_size; } ///< so far

    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }

    /// Its name until then, for a program that writes it by itself.
    [[nodiscard]] const std::filesystem::path& draft() const { return m_draft; }

    /// Another file beside it that is never to have a name.
    [[nodiscard]] tl::expected<AtomicFile, ExportError> scrap() const { return begun(m_target, m_existing); }

    /// It is written even while the user interrupts other work.
    void outlastInterruptions() { m_isInterruptible = false; }

    /// Gives the file its name. Called once, last.
    tl::expected<void, ExportError> commit();

private:
    friend class AtomicFolder; // which gives its files their names by itself

    AtomicFile(std::filesystem::path target, Existing existing) : m_target(std::move(target)), m_existing(existing) {}
    static tl::expected<AtomicFile, ExportError> begun(const std::filesystem::path& target, Existing existing);
    std::error_code open();
    bool note(const std::error_code& error);
    bool finish();
    std::error_code flush();
    std::optional<ExportError> place();
    void discard();

    std::filesystem::path m_target;
    std::filesystem::path m_draft; ///< empty before it is made, and once it has its name
    Existing m_existing = Existing::Refuse;
    bool m_isInterruptible = true;
    Descriptor m_file;
    std::vector<char> m_buffer;
    std::uint64_t m_size = 0;
    std::optional<ExportError> m_error;
};

/// A text as a file, written even while the user interrupts other work.
tl::expected<void, ExportError> saveText(const std::filesystem::path& target, std::string_view text, Existing existing);

} // namespace lozenge
