#include "ratios.hpp"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <string_view>

int main(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (std::string_view(argv[i]) == "--ratios") {
            for (const Goal& goal : goals()) {
                std::fprintf(stderr, "# %s: %s\n", goal.name.c_str(), goal.explanation.c_str());
                std::printf("%s %.3g\n", goal.name.c_str(), goal.measure());
                std::fflush(stdout);
            }
            return 0;
        }

    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
