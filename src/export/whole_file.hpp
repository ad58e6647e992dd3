#pragma once

#include "export/export_error.hpp"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// What to do about a file that has the name already.
enum class Existing { Refuse, Replace };

/// A file that appears under its name only when it is whole. Until then it is written beside it, and it goes away
/// with this object. The first thing that goes wrong is kept: later writes do nothing and commit tells of it.
class WholeFile {
public:
    /// Refuses at once what could not be committed, before the work begins.
    static tl::expected<WholeFile, ExportError> create(const std::filesystem::path& target, Existing existing);

    WholeFile(WholeFile&&) noexcept = default;
    ~WholeFile();

    /// Whether all went well so far. A write fails on a full disk, and once the user has interrupted.
    bool write(const void* data, std::size_t bytes);
    bool write(std::string_view text) { return write(text.data(), text.size()); }

    /// Where the next write goes, for formats that mend what they wrote before.
    bool moveTo(std::int64_t offset);

    /// For what goes wrong outside this file, in a library that makes its bytes.
    void fail(const std::string& reason);

    /// Where it is until then, for a program that writes it by itself.
    [[nodiscard]] const std::filesystem::path& besidePath() const { return m_beside; }

    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }

    /// Gives the file its name. Called once, last.
    tl::expected<void, ExportError> commit();

private:
    struct Close {
        void operator()(std::FILE* stream) const { std::fclose(stream); }
    };
    using Stream = std::unique_ptr<std::FILE, Close>;

    WholeFile(std::filesystem::path target, std::filesystem::path beside, Existing existing, Stream stream);
    void abandon();

    std::filesystem::path m_target;
    std::filesystem::path m_beside;
    Existing m_existing;
    Stream m_stream; // null once committed or moved away: then nothing lies beside the target
    std::optional<ExportError> m_error;
};

} // namespace lozenge
