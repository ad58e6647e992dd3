# The libraries, as Debian packages them.

find_package(tomlplusplus REQUIRED)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
find_package(PNG REQUIRED)
find_package(Freetype REQUIRED)
find_package(Threads REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo-ft cairo-pdf)
find_package(pugixml REQUIRED)
# Debian's CMake files of libzip ask for programs of other packages.
pkg_check_modules(libzip REQUIRED IMPORTED_TARGET libzip)
if(LOZENGE_TESTS)
  find_package(Catch2 2.13 REQUIRED)
  find_package(benchmark REQUIRED)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()
