#pragma once

// Catch2 of version 2 or 3 under the same names.

#if __has_include(<catch2/catch_version_macros.hpp>)

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_all.hpp>
#include <catch2/matchers/catch_matchers_all.hpp>
#include <string>

using Catch::Approx;

namespace Catch {
using Matchers::EndsWith;
using Matchers::Equals;
using Matchers::StartsWith;

inline auto Contains(const std::string& part)
{
    return Matchers::ContainsSubstring(part);
}
} // namespace Catch

#else

#include <catch2/catch.hpp>

#endif
