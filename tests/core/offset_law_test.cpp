#include "recipes.hpp"

#include "core/offset_law.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

using namespace lozenge;

namespace {

std::vector<double> offsetsAt(std::string_view law, double amplitude, const std::vector<double>& uniforms)
{
    std::vector<double> offsets;
    for (const double u : uniforms)
        offsets.push_back(offsetNamed(law)->offset(amplitude, u));
    return offsets;
}

} // namespace

TEST_CASE("each offset law maps a uniform number as published")
{
    const std::vector<double> u{0, 0.25, 0.5, 1};
    CHECK(offsetsAt("symmetric", 2, u) == std::vector<double>{-2, -1, 0, 2});
    CHECK(offsetsAt("positive", 2, u) == std::vector<double>{0, 0.5, 1, 2});
    CHECK(offsetsAt("matlab", 2, u) == std::vector<double>{-2, -3, -4, -6});
    CHECK(offsetsAt("matlab-by-name", 2, u) == std::vector<double>{2, 3, 4, 6});
    CHECK(offsetsAt("gaussian", 2, {0.25, 0.5, 0.75})[0] == Approx(-2 * 0.6744897501960817).epsilon(1e-14));
    CHECK(offsetsAt("gaussian", 2, {0.25, 0.5, 0.75})[2] == Approx(2 * 0.6744897501960817).epsilon(1e-14));
}

TEST_CASE("no law moves a point where the amplitude is 0")
{
    for (const OffsetLaw& law : offsetLaws())
        for (const double u : {0.0, 0.1, 0.5, 0.999, 1.0}) {
            INFO(law.name << " " << u);
            CHECK(law.offset(0, u) == 0);
        }
}

TEST_CASE("the standard normal number agrees with quantiles computed to twenty digits")
{
    const std::vector<std::pair<double, double>> known{
        {0.975, 1.959963984540054},        {0.025, -1.9599639845400542},   {0.001, -3.0902323061678135},
        {0.25, -0.67448975019608174},      {0.9, 1.2815515655446006},      {0.999999, 4.7534243088170878},
        {0x1p-20, -4.7630010342678140},    {0x1p-32, -6.2302601379890431}, {0x1p-53, -8.2095361516013869},
        {1 - 0x1p-53, 8.2095361516013869}, {0x1p-54, -8.2923610758135955},
    };
    for (const auto& [u, quantile] : known) {
        INFO("u " << u);
        CHECK(std::abs(standardNormal(u) - quantile) < 1e-12);
    }
    CHECK(std::abs(standardNormal(0.5)) < 1e-15);
}

TEST_CASE("the standard normal number is finite for every number that noise can give")
{
    for (const double u : {0.0, 0x1p-1074, 0x1p-1022, 0x1p-60, 1.0}) {
        INFO("u " << u);
        CHECK(std::abs(standardNormal(u)) < 8.3);
        CHECK((standardNormal(u) > 0) == (u == 1));
    }
}

TEST_CASE("the share of all that lies below the standard normal number is what was asked")
{
    double previous = -10;
    int wrong = 0, falling = 0;
    for (int i = 1; i < 100000; ++i) {
        const double u = i / 100000.0;
        const double x = standardNormal(u);
        wrong += std::abs(0.5 * std::erfc(-x / std::numbers::sqrt2) - u) > 1e-14;
        falling += x <= previous;
        previous = x;
    }
    CHECK(wrong == 0);
    CHECK(falling == 0);
}

TEST_CASE("the standard normal number of opposite shares differs in sign only")
{
    int different = 0;
    for (int i = 1; i < 4096; ++i)
        different += standardNormal(i / 4096.0) != -standardNormal(1 - i / 4096.0) && i != 2048;
    CHECK(different == 0);
}
