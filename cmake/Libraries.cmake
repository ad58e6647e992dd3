# The libraries, as Debian packages them.

find_package(tomlplusplus REQUIRED)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
if(LOZENGE_TESTS)
  find_package(Catch2 2.13 REQUIRED)
  find_package(benchmark REQUIRED)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()
