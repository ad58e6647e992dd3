#include "cli/command_line.hpp"

int main(int argc, char** argv)
{
    return static_cast<int>(lozenge::runCommandLine(argc, argv));
}
