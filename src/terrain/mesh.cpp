#include "terrain/mesh.hpp"

#include "terrain/instruction_set.hpp"
#include "terrain/mesh_row.hpp"

namespace lozenge {
namespace {

/// Slopes summed over triangles, and how many there were.
struct Slopes {
    double east = 0;
    double south = 0;
    int count = 0;

    void add(double toEast, double toSouth)
    {
        east += toEast;
        south += toSouth;
        ++count;
    }
};

/// What the two triangles of a cell add to the normal of one of its corners, which is given by its place in the cell.
void addCell(Slopes& slopes, const double* north, const double* south, int x, bool isEven, int cornerX, int cornerY)
{
    const double northward = north[x + 1] - north[x], southward = south[x + 1] - south[x];
    const double westward = south[x] - north[x], eastward = south[x + 1] - north[x + 1];
    // Even cells have the triangles north-west, south-west, south-east and north-west, south-east, north-east, the
    // others north-west, south-west, north-east and north-east, south-west, south-east: each leaves one corner out.
    const int leftOutInTheWest = isEven ? 0 : 1;
    if (cornerX == 0 || cornerY != leftOutInTheWest)
        slopes.add(isEven ? southward : northward, westward);
    if (cornerX == 1 || cornerY == leftOutInTheWest)
        slopes.add(isEven ? northward : southward, eastward);
}

Vector3 borderNormal(const MeshRow& rows, int x)
{
    Slopes slopes;
    for (const int cellX : {x - 1, x}) {
        if (cellX < 0 || cellX > rows.size - 2)
            continue;
        if (rows.north)
            addCell(slopes, rows.north, rows.row, cellX, (cellX + rows.y - 1) % 2 == 0, x - cellX, 1);
        if (rows.south)
            addCell(slopes, rows.row, rows.south, cellX, (cellX + rows.y) % 2 == 0, x - cellX, 0);
    }
    return upward(slopes.east, slopes.south, static_cast<double>(slopes.count) * rows.spacing);
}

} // namespace

void makeMeshRow(const MeshRow& row)
{
    bestInstructionSet().mesh(row);
    if (!row.normals)
        return;
    const int inner = row.north && row.south ? row.size - 1 : 1;
    for (int x = 0; x < row.size; x += inner)
        row.normals[x] = borderNormal(row, x);
}

Vector3 faceNormal(const Mesh& mesh, const Triangle& triangle)
{
    const auto [a, b, c] =
        std::array{mesh.positions[triangle[0]], mesh.positions[triangle[1]], mesh.positions[triangle[2]]};
    const Vector3 area = cross(b - a, c - a);
    const double twice = length(area);
    return {area.x / twice, area.y / twice, area.z / twice};
}

} // namespace lozenge
