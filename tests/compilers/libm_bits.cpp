// Shows in one number the bits that the C library gives for powers and logarithms: what heights must not depend on.

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>

int main()
{
    std::uint64_t bits = 0;
    const auto add = [&](double value) { bits = bits * 1099511628211U ^ std::bit_cast<std::uint64_t>(value); };
    for (int i = 1; i < 100000; ++i) {
        const double x = i / 99991.0;
        add(std::log(x));
        add(std::exp(-x));
        add(std::erfc(x));
    }
    std::printf("%llx\n", static_cast<unsigned long long>(bits));
}
