# How everything of the project is compiled.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
# Beside the fonts, with generators of several configurations too: those add a folder unless there is an expression.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}$<0:>)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()

option(LOZENGE_STRICT "Treat warnings as errors" OFF)
option(LOZENGE_PRECOMPILE "Compile the headers of the standard library once, not in each file" OFF)
option(LOZENGE_SANITIZE "Run with the address and undefined behaviour sanitizers" OFF)

# A multiplication and an addition that the compiler contracts into one rounding would give other heights on other
# machines and in other builds.
add_compile_options(-ffp-contract=off)

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns of designated initialisers that leave defaults, and of its own std::string.
  add_compile_options(-Wno-missing-field-initializers -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13 AND LOZENGE_PRECOMPILE)
  # In a precompiled header g++ 12 does not know its own std::string from code of the project.
  add_compile_options(-Wno-stringop-overflow -Wno-array-bounds)
endif()
if(LOZENGE_STRICT)
  set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()
if(LOZENGE_SANITIZE)
  # What is found is found at -O1 too, in a third of the time.
  add_compile_options(-O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Of what the sanitizers put in, g++ 12 believes that it could be read before it is set.
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()
