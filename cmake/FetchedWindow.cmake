# The libraries of the window in the releases that are known to work together, built along and linked into the program.
# FETCHCONTENT_SOURCE_DIR_SFML and its like take a folder instead.

include(FetchContent)

# A release is named by its commit, which is a hash of all that is in it: git takes no other content for it.
# Each is added by hand below, so that none of them installs its own files with ours.
function(lozenge_pinned name repository commit)
  FetchContent_Declare(${name} GIT_REPOSITORY https://github.com/${repository} GIT_TAG ${commit}
    SOURCE_SUBDIR added-by-hand)
endfunction()
lozenge_pinned(sfml SFML/SFML 0fa201c969e48ecc253581c5841ce73f44d42f49) # 3.0.2; 3.1 wants a newer CMake than we do
lozenge_pinned(imgui ocornut/imgui f5befd2d29e66809cd1110a152e375a7f1981f06) # 1.91.9b
lozenge_pinned(imgui-sfml SFML/imgui-sfml 5e8f8fb857c8f3cff1096bf3e4402c64e3bcf6af) # 3.0
lozenge_pinned(glm g-truc/glm 8d1fd52e5ab5590e2c81768ace50c72bae28f2ed) # 1.0.3
lozenge_pinned(catch2 catchorg/Catch2 fa43b77429ba76c462b1898d6cd2f2d7a9416b14) # 3.7.1
FetchContent_MakeAvailable(sfml imgui imgui-sfml glm)

set(BUILD_SHARED_LIBS OFF)
set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
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
  set(Catch2_VERSION 3.7.1)
  list(APPEND CMAKE_MODULE_PATH ${catch2_SOURCE_DIR}/extras)
endif()
set(CMAKE_CXX_FLAGS ${own_options})
