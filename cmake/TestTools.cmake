# What only the tests need. Where it is missing the program is built all the same, and it is said what is left out.

find_package(PNG QUIET) # to read what was written
find_package(pugixml QUIET)
find_package(Python3 QUIET COMPONENTS Interpreter)
find_package(benchmark QUIET)
pkg_check_modules(libzip QUIET IMPORTED_TARGET libzip) # its own CMake files ask for programs of other packages
if(NOT TARGET Catch2::Catch2)
  find_package(Catch2 QUIET) # 2 or 3: tests/catch.hpp
endif()

set(missing)
if(NOT TARGET Catch2::Catch2 OR Catch2_VERSION VERSION_LESS 2.13)
  list(APPEND missing "Catch2 2.13 or later")
endif()
if(NOT PNG_FOUND)
  list(APPEND missing libpng)
endif()
if(NOT pugixml_FOUND)
  list(APPEND missing pugixml)
endif()
if(NOT libzip_FOUND)
  list(APPEND missing libzip)
endif()
if(NOT Python3_FOUND)
  list(APPEND missing "Python 3")
endif()
if(missing)
  list(JOIN missing ", " missing)
  message(WARNING "There will be no tests: they need ${missing}")
  set(LOZENGE_TESTS OFF)
elseif(NOT benchmark_FOUND)
  message(WARNING "There will be no lozenge_bench: it needs Google Benchmark")
endif()
