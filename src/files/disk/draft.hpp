#pragma once

#include "files/disk/opened_folder.hpp"

#include <optional>

namespace lozenge {

/// A name beside the one that something is to have: it says whose it is, and another for each attempt.
std::string hiddenName(const std::string& target, int attempt);

/// Makes something under a hidden name, which is given back.
template <typename Make>
tl::expected<std::string, std::error_code> makeHidden(const std::string& target, Make make)
{
    constexpr int attempts = 100;
    for (int attempt = 0;; ++attempt) {
        std::string name = hiddenName(target, attempt);
        const std::error_code error = make(name);
        if (!error)
            return name;
        if (error != std::errc::file_exists || attempt == attempts)
            return tl::unexpected(error);
    }
}

/// A file in the making: without a name where the disk can do that, else under a hidden one. It goes away with this
/// object unless it takes its name before.
class Draft {
public:
    static tl::expected<Draft, std::error_code> create(const OpenedFolder& folder, const std::string& target);

    Draft(Draft&& other) noexcept;
    ~Draft();

    std::error_code write(const char* data, std::size_t bytes);
    std::error_code flush(); ///< hands all to the system

    /// What it holds from here on, as much as there is.
    tl::expected<std::string, std::error_code> read(std::int64_t offset, std::size_t most);

    /// By which another program opens it.
    tl::expected<std::string, std::error_code> path(const std::filesystem::path& folder);

    [[nodiscard]] bool isHidden() const { return !m_hidden.empty(); }
    std::error_code setMode(unsigned mode);
    std::error_code sync() { return m_file.sync(); }

    /// Takes a name that is free: else it is an error, file_exists.
    std::error_code takeName(const OpenedFolder& folder, const std::string& name);

    /// Takes the name of another file in the folder where it was made, for good or not at all.
    std::error_code takeNameOf(const std::string& other);

    /// Where the other file lies if it could not be brought back.
    [[nodiscard]] const std::string& formerFile() const { return m_former; }

private:
    Draft(OpenedFolder folder, std::string target);
    std::error_code hide();
    std::error_code copyTo(Descriptor& other);

    OpenedFolder m_folder;
    std::string m_target;
    Descriptor m_file;
    std::optional<unsigned> m_mode;
    std::string m_hidden; ///< empty while it has no name, and once it has its own
    std::string m_former;
    std::vector<char> m_buffer;
};

} // namespace lozenge
