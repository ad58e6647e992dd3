#include "core/mesh.hpp"

#include "core/bands.hpp"
#include "core/instruction_set.hpp"
#include "core/mesh_row.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lozenge {
namespace {

/// Slopes summed over triangles, and how many there were.
template <typename Real>
struct Slopes {
    Real east = 0;
    Real south = 0;
    int count = 0;

    void add(Real toEast, Real toSouth)
    {
        east += toEast;
        south += toSouth;
        ++count;
    }
};

/// What the two triangles of a cell add to the normal of one of its corners, which is given by its place in the cell.
template <typename Real>
void addCell(Slopes<Real>& slopes, const Real* north, const Real* south, int x, bool isEven, int cornerX, int cornerY)
{
    const Real northward = north[x + 1] - north[x], southward = south[x + 1] - south[x];
    const Real westward = south[x] - north[x], eastward = south[x + 1] - north[x + 1];
    if (isEven) { // north-west, south-west, south-east; north-west, south-east, north-east
        if (cornerX == 0 || cornerY == 1)
            slopes.add(southward, westward);
        if (cornerX == 1 || cornerY == 0)
            slopes.add(northward, eastward);
    } else { // north-west, south-west, north-east; north-east, south-west, south-east
        if (cornerX == 0 || cornerY == 0)
            slopes.add(northward, westward);
        if (cornerX == 1 || cornerY == 1)
            slopes.add(southward, eastward);
    }
}

template <typename Real>
BasicVector3<Real> borderNormal(const MeshRow<Real>& rows, int x)
{
    Slopes<Real> slopes;
    for (const int cellX : {x - 1, x}) {
        if (cellX < 0 || cellX > rows.size - 2)
            continue;
        if (rows.north)
            addCell(slopes, rows.north, rows.row, cellX, (cellX + rows.y - 1) % 2 == 0, x - cellX, 1);
        if (rows.south)
            addCell(slopes, rows.row, rows.south, cellX, (cellX + rows.y) % 2 == 0, x - cellX, 0);
    }
    return upward(slopes.east, slopes.south, static_cast<Real>(slopes.count) * rows.spacing);
}

} // namespace

template <typename Real>
void makeMeshRow(const MeshRow<Real>& row)
{
    bestInstructionSet().loops<Real>().mesh(row);
    if (!row.normals)
        return;
    const int inner = row.north && row.south ? row.size - 1 : 1;
    for (int x = 0; x < row.size; x += inner)
        row.normals[x] = borderNormal(row, x);
}

namespace {

template <typename Real>
void makeMeshInBlocks(std::span<const Real> heights, int size, Real spacing, BasicMesh<Real>& mesh, int threads,
                      int rowsInBlock)
{
    const auto width = static_cast<std::size_t>(size), cells = width - 1;
    assert(size >= 2 && heights.size() == width * width);
    mesh.rowsInBlock = std::min(rowsInBlock, size - 1);
    mesh.positions.resize(heights.size());
    mesh.normals.resize(heights.size());
    mesh.triangles.resize(2 * cells * static_cast<std::size_t>(mesh.rowsInBlock));
    // A point of the map is six numbers of the mesh.
    const int bands = threads > 0 ? threads : threadsWorth(6 * heights.size());
    inBands(0, size - 1, bands, [&](int first, int last) {
        for (int y = first; y <= last; ++y) {
            const std::size_t begin = static_cast<std::size_t>(y) * width;
            const Real* row = heights.data() + begin;
            makeMeshRow<Real>(
                {y > 0 ? row - width : nullptr, row, y + 1 < size ? row + width : nullptr, y, size, spacing,
                 &mesh.positions[begin], &mesh.normals[begin],
                 y < mesh.rowsInBlock ? &mesh.triangles[2 * cells * static_cast<std::size_t>(y)] : nullptr});
        }
    });
}

} // namespace

template <typename Real>
void makeMesh(std::span<const Real> heights, int size, Real spacing, BasicMesh<Real>& mesh, int threads)
{
    constexpr int enough = 64;
    makeMeshInBlocks(heights, size, spacing, mesh, threads, enough);
}

template void makeMeshRow(const MeshRow<float>&);
template void makeMeshRow(const MeshRow<double>&);
template void makeMesh(std::span<const float>, int, float, BasicMesh<float>&, int);
template void makeMesh(std::span<const double>, int, double, BasicMesh<double>&, int);

Mesh meshOf(std::span<const double> heights, int size, double spacing)
{
    Mesh mesh;
    makeMeshInBlocks(heights, size, spacing, mesh, 0, size - 1);
    return mesh;
}

Vector3 faceNormal(const Mesh& mesh, const Triangle& triangle)
{
    const auto [a, b, c] =
        std::array{mesh.positions[triangle[0]], mesh.positions[triangle[1]], mesh.positions[triangle[2]]};
    const Vector3 u{b.x - a.x, b.y - a.y, b.z - a.z}, v{c.x - a.x, c.y - a.y, c.z - a.z};
    const Vector3 area{u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
    const double length = std::sqrt(area.x * area.x + area.y * area.y + area.z * area.z);
    return {area.x / length, area.y / length, area.z / length};
}

} // namespace lozenge
