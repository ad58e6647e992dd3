#include "read_mesh.hpp"

#include "export/terrain/terrain_mesh.hpp"
#include "terrain/mesh_of.hpp"
#include "terrain/terrain.hpp"

#include <cmath>

using namespace lozenge;

TEST_CASE("points made band by band are those of the mesh")
{
    for (const char* edge : {"three", "wrap", "mirror"}) { // rows made one by one, and those of a map that is held
        Recipe recipe = roughLesson(17).recipe;
        recipe.edge = rowNamed(edgeModes, edge);
        Terrain terrain{"", 0.25, 'y', {recipe, 1, {}}};
        const Mesh mesh = meshOf(finishedHeights(recipe), 17, 0.25);
        std::vector<Vector3> normals;
        std::vector<Vector3> positions;
        for (const Band band : {Band{0, 0}, Band{1, 5}, Band{6, 6}, Band{7, 15}, Band{16, 16}})
            eachRowOfPoints(terrain, band, [&](auto ofRow, auto normalsOfRow) {
                positions.insert(positions.end(), ofRow.begin(), ofRow.end());
                normals.insert(normals.end(), normalsOfRow.begin(), normalsOfRow.end());
            });
        CHECK(positions == mesh.positions);
        REQUIRE(normals.size() == mesh.normals.size());
        for (std::size_t i = 0; i < normals.size(); ++i) {
            CHECK(std::abs(normals[i].x - mesh.normals[i].x) < 1e-12);
            CHECK(std::abs(normals[i].y - mesh.normals[i].y) < 1e-12);
            CHECK(std::abs(normals[i].z - mesh.normals[i].z) < 1e-12);
        }
    }
}

TEST_CASE("triangles of rows are those of the mesh")
{
    for (const int size : {3, 9, 33}) {
        const Mesh mesh = meshOf(std::vector<double>(static_cast<std::size_t>(size * size)), size);
        const auto rows = trianglesOfRows(size);
        std::vector<Triangle> triangles;
        for (int y = 0; y + 1 < size; ++y)
            for (Triangle triangle : rows[static_cast<std::size_t>(y % 2)]) {
                for (std::uint32_t& vertex : triangle)
                    vertex += static_cast<std::uint32_t>(y * size);
                triangles.push_back(triangle);
            }
        CHECK(triangles == mesh.triangles);
    }
}

TEST_CASE("the axis that points up turns a mesh and is told in it")
{
    const Lesson lesson = roughLesson();
    const Obj y = readObj(exported(lesson, "t.obj", 0.5)), z = readObj(exported(lesson, "t.obj", 0.5, "z"));
    CHECK(exported(lesson, "t.obj", 0.5, "y") == exported(lesson, "t.obj", 0.5));
    CHECK_THAT(z.comments, Catch::Contains("right-handed: x east, y north, z up; (0, 0) is the south-west point"));
    CHECK(z.faces == y.faces);
    REQUIRE(z.positions.size() == y.positions.size());
    for (std::size_t i = 0; i < y.positions.size(); ++i) {
        REQUIRE(z.positions[i] == Vector3{y.positions[i].x, 8 - y.positions[i].z, y.positions[i].y});
        REQUIRE(z.normals[i] == Vector3{y.normals[i].x, -y.normals[i].z, y.normals[i].y});
    }

    const std::string upright = exported(lesson, "t.stl", 0.5), lying = exported(lesson, "t.stl", 0.5, "y");
    CHECK(exported(lesson, "t.stl", 0.5, "z") == upright);
    CHECK_THAT(upright, Catch::StartsWith("Lozenge terrain; x east, y north, z up "));
    CHECK_THAT(lying, Catch::StartsWith("Lozenge terrain; x east, y up, z south "));
    Bytes a{upright, 84}, b{lying, 84};
    while (a.at < upright.size()) {
        const Vector3 normal = a.vector();
        REQUIRE(b.vector() == Vector3{normal.x, normal.z, -normal.y});
        for (int corner = 0; corner < 3; ++corner) {
            const Vector3 v = a.vector();
            REQUIRE(b.vector() == Vector3{v.x, v.z, 8 - v.y});
        }
        a.whole(2);
        b.whole(2);
    }
}

TEST_CASE("an axis that cannot point up is refused with those that can")
{
    const Scratch scratch;
    const auto refused = [&](const std::string& name, const std::string& up) {
        const auto done = exportTerrain(slopeLesson(), {scratch.at(name), Existing::Refuse, 1, up});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Wrong);
        return done.error().message;
    };
    CHECK(refused("t.obj", "x") == "no axis \"x\" points up in a .obj (known: y, z)");
    CHECK(refused("t.stl", "yz") == "no axis \"yz\" points up in a .stl (known: z, y)");
    CHECK(refused("t.glb", "z") == "no axis \"z\" points up in a .glb (known: y)");
    CHECK(refused("t.png", "y") == "no axis \"y\" points up in a .png (known: none, it is no mesh)");
    CHECK(scratch.count() == 0);
}
