# The libraries of the window in the releases that are known to work together, built along and linked into the program.
# FETCHCONTENT_SOURCE_DIR_SFML and its like take a folder instead.

include(FetchContent)

# Each is added by hand below, so that none of them installs its own files with ours.
function(lozenge_pinned name url)
  FetchContent_Declare(${name} URL ${url} SOURCE_SUBDIR added-by-hand ${ARGN})
endfunction()
lozenge_pinned(sfml https://github.com/SFML/SFML/archive/refs/tags/2.6.2.tar.gz)
lozenge_pinned(imgui https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz)
lozenge_pinned(imgui-sfml https://github.com/SFML/imgui-sfml/archive/refs/tags/v2.6.tar.gz)
lozenge_pinned(glm https://github.com/g-truc/glm/archive/refs/tags/0.9.9.8.tar.gz)
lozenge_pinned(catch2 https://github.com/catchorg/Catch2/archive/refs/tags/v2.13.10.tar.gz)
FetchContent_MakeAvailable(sfml imgui imgui-sfml glm)

set(BUILD_SHARED_LIBS OFF)
set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
set(CMAKE_POLICY_DEFAULT_CMP0048 NEW)
set(SFML_BUILD_AUDIO OFF)
set(SFML_BUILD_NETWORK OFF)
set(IMGUI_DIR ${imgui_SOURCE_DIR})
set(IMGUI_SFML_FIND_SFML OFF)

# Their warnings are theirs.
set(own_options ${CMAKE_CXX_FLAGS})
string(APPEND CMAKE_CXX_FLAGS " -w")
add_subdirectory(${sfml_SOURCE_DIR} ${sfml_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)
add_subdirectory(${imgui-sfml_SOURCE_DIR} ${imgui-sfml_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)
add_subdirectory(${glm_SOURCE_DIR} ${glm_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)
if(LOZENGE_TESTS)
  FetchContent_MakeAvailable(catch2)
  add_subdirectory(${catch2_SOURCE_DIR} ${catch2_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)
  list(APPEND CMAKE_MODULE_PATH ${catch2_SOURCE_DIR}/contrib)
endif()
set(CMAKE_CXX_FLAGS ${own_options})
