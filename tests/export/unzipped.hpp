#pragma once

#include "catch.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <zip.h>

namespace lozenge {

using Parts = std::map<std::string, std::string>;

/// Everything in a zip, as libzip reads it.
inline Parts partsOf(const std::filesystem::path& file)
{
    zip_t* zip = zip_open(file.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, nullptr);
    REQUIRE(zip);
    Parts parts;
    for (zip_int64_t i = 0; i < zip_get_num_entries(zip, 0); ++i) {
        zip_stat_t stat;
        REQUIRE(zip_stat_index(zip, static_cast<zip_uint64_t>(i), 0, &stat) == 0);
        std::string bytes(stat.size, '\0');
        zip_file_t* part = zip_fopen_index(zip, static_cast<zip_uint64_t>(i), 0);
        REQUIRE(zip_fread(part, bytes.data(), bytes.size()) == static_cast<zip_int64_t>(bytes.size()));
        zip_fclose(part);
        parts.emplace(stat.name, std::move(bytes));
    }
    zip_discard(zip);
    return parts;
}

} // namespace lozenge
