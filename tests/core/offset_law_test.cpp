#include "catch.hpp"
#include "recipes.hpp"

#include "core/offset_law.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
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
    for (const OffsetLaw& law : offsetLaws)
        for (const double u : {0.0, 0.1, 0.5, 0.999, 1.0}) {
            INFO(law.name << " " << u);
            CHECK(law.offset(0, u) == 0);
        }
}

TEST_CASE("the standard normal number is within one unit in the last place of quantiles computed to fifty digits")
{
    const std::vector<std::pair<double, double>> known{{5.551115123125783e-17, -0x1.095b059d67c4cp+3},
                                                       {1.1102230246251565e-16, -0x1.06b48528cea52p+3},
                                                       {1e-15, -0x1.fc3f007789669p+2},
                                                       {2.3283064365386963e-10, -0x1.8ebc95048f109p+2},
                                                       {4.656612875245797e-10, -0x1.87ba7892ade78p+2},
                                                       {1e-09, -0x1.7fdc11f44b5a7p+2},
                                                       {9.5367431640625e-07, -0x1.30d5024a3fa4dp+2},
                                                       {1e-05, -0x1.10f3f8843a3d9p+2},
                                                       {3.051850947599719e-05, -0x1.008f9cb1d52c9p+2},
                                                       {0.001, -0x1.8b8cbb7204471p+1},
                                                       {0.01, -0x1.29c5c4630ff0fp+1},
                                                       {0.025, -0x1.f5c0331eeff85p+0},
                                                       {0.05, -0x1.a515209676abdp+0},
                                                       {0.1, -0x1.4813c36e26d32p+0},
                                                       {0.10049164038937863, -0x1.475c7fe742027p+0},
                                                       {0.12499999999999999, -0x1.267d4c07b0568p+0},
                                                       {0.125, -0x1.267d4c07b0567p+0},
                                                       {0.14285714285714285, -0x1.114c4d463aeecp+0},
                                                       {0.2, -0x1.aee8fa73a1333p-1},
                                                       {0.3333333333333333, -0x1.b91093bfdfa2bp-2},
                                                       {0.2264, -0x1.8062fc0fe350bp-1},
                                                       {0.25, -0x1.5956b87528a49p-1},
                                                       {0.4, -0x1.036d6c4a04b59p-2},
                                                       {0.45, -0x1.015abc78e92d0p-3},
                                                       {0.499, -0x1.488c93793e58ep-9},
                                                       {0.4999999, -0x1.0d25ac61904eep-22},
                                                       {0.49999999999999994, -0x1.40d931ff62706p-53}};
    for (const auto& [u, quantile] : known) {
        INFO("u " << u);
        const double x = standardNormal(u);
        CHECK(std::nextafter(x, -9) <= quantile);
        CHECK(std::nextafter(x, 9) >= quantile);
    }
    CHECK(standardNormal(0.5) == 0);
    CHECK(standardNormal(1 - 0x1p-53) == -standardNormal(0x1p-53));
}

// Whatever differs in a bit between two machines differs here.
TEST_CASE("a million standard normal numbers have the bits that they have on every machine")
{
    std::uint64_t bits = 0;
    for (int i = 0; i <= 1000003; ++i)
        bits = bits * 1099511628211U ^ std::bit_cast<std::uint64_t>(standardNormal(i / 1000003.0));
    CHECK(bits == 0xe463fec8244c4271U);
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
