// The main of Catch2 2.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
