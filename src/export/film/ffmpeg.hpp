#pragma once

#include "files/disk/descriptor.hpp"
#include "files/disk/export_error.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// The program ffmpeg at work, fed through a pipe. It ends with this object, done or not.
class Ffmpeg {
public:
    /// With these arguments, besides those that keep it quiet. A missing program is an error that says how to get it.
    static tl::expected<Ffmpeg, ExportError> start(const std::vector<std::string>& arguments);

    /// Why there is none to be had.
    static std::optional<ExportError> fault();

    Ffmpeg(Ffmpeg&& other) noexcept;
    ~Ffmpeg() { endByForce(); }

    /// False once it reads no more, or the user has interrupted; finish tells why.
    bool feed(std::span<const unsigned char> bytes);

    /// Waits for the end of its work.
    tl::expected<void, ExportError> finish();

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Close>;

    explicit Ffmpeg(File complaints) : m_complaints(std::move(complaints)) {}
    int spawn(const std::vector<std::string>& words);
    void endByForce();
    [[nodiscard]] std::string lastComplaint() const;

    int m_process = -1;
    Descriptor m_input;
    File m_complaints;
    std::error_code m_fault; ///< why it could not be fed
};

} // namespace lozenge
