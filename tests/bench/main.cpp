#include "ratios.hpp"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <string_view>

// --ratios measures the project's goals; what follows it is a part of the names that are wanted.
int main(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (std::string_view(argv[i]) == "--ratios") {
            const std::string_view wanted = i + 1 < argc ? argv[i + 1] : "";
            for (const Goal& goal : goals()) {
                if (goal.name.find(wanted) == std::string::npos)
                    continue;
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
