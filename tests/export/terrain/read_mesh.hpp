#pragma once

#include "scratch.hpp"

#include "export/terrain/terrain_formats.hpp"
#include "terrain/mesh.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

// Meshes as their readers find them in files.

namespace lozenge {

inline std::string exported(const Lesson& lesson, const std::string& name, double spacing = 1,
                            const std::string& up = "")
{
    const Scratch scratch;
    REQUIRE(exportTerrain(lesson, {scratch.at(name), Existing::Refuse, spacing, up}));
    return contentOf(scratch.at(name));
}

inline double dot(const Vector3& a, const Vector3& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

struct Obj {
    std::string comments;
    std::vector<Vector3> positions, normals;
    std::vector<std::array<std::size_t, 3>> faces; ///< indices from 0
};

inline Obj readObj(const std::string& text)
{
    Obj obj;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string kind;
        words >> kind;
        if (kind == "#") {
            obj.comments += line + "\n";
        } else if (kind == "v" || kind == "vn") {
            std::array<std::string, 3> numbers;
            words >> numbers[0] >> numbers[1] >> numbers[2];
            (kind == "v" ? obj.positions : obj.normals)
                .push_back({std::stod(numbers[0]), std::stod(numbers[1]), std::stod(numbers[2])});
        } else {
            REQUIRE(kind == "f");
            std::array<std::size_t, 3> face{};
            for (std::size_t& vertex : face) {
                std::size_t normal = 0;
                char slash = 0;
                words >> vertex >> slash >> slash >> normal;
                REQUIRE(vertex == normal);
                --vertex;
            }
            obj.faces.push_back(face);
        }
        REQUIRE(words);
    }
    return obj;
}

/// Reads little-endian numbers one after the other.
struct Bytes {
    const std::string& bytes;
    std::size_t at = 0;

    std::uint32_t whole(std::size_t count)
    {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i)
            value |= std::uint32_t{static_cast<unsigned char>(bytes.at(at + i))} << (8 * i);
        at += count;
        return value;
    }
    double real() { return std::bit_cast<float>(whole(4)); }
    Vector3 vector()
    {
        const double x = real(), y = real(), z = real();
        return {x, y, z};
    }
};

} // namespace lozenge
