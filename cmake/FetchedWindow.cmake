# The libraries of the window in the releases that are known to work together, built along and linked into the program.
# FETCHCONTENT_SOURCE_DIR_SFML and its like take a folder instead.

include(FetchContent)

# Each is added by hand below, so that none of them installs its own files with ours.
function(lozenge_pinned name url sha256)
  FetchContent_Declare(${name} URL https://github.com/${url}.tar.gz URL_HASH SHA256=${sha256}
    SOURCE_SUBDIR added-by-hand DOWNLOAD_EXTRACT_TIMESTAMP OFF)
  string(TOUPPER FETCHCONTENT_SOURCE_DIR_${name} folder)
  if(${folder})
    message(STATUS "${name}: ${${folder}}, as it stands")
  else()
    message(STATUS "${name}: ${url}, checked by its hash")
  endif()
endfunction()
lozenge_pinned(sfml SFML/SFML/archive/refs/tags/3.0.2 # 3.1 wants a newer CMake than we do
  0034e05f95509e5d3fb81b1625713e06da7b068f210288ce3fd67106f8f46995)
lozenge_pinned(imgui ocornut/imgui/archive/refs/tags/v1.91.9b # ImGui-SFML 3.0 does not compile with 1.92
  8e1bbc76c71d74fef2fb85db7e7ca8eba13d6a86623c54992b60162db554ffdb)
lozenge_pinned(imgui-sfml SFML/imgui-sfml/archive/refs/tags/v3.0
  561a04407dcc913b8f1c25a164ad4907852b51fb4f11907d1ab9db6351af911b)
lozenge_pinned(glm g-truc/glm/archive/refs/tags/1.0.1
  9f3174561fd26904b23f0db5e560971cbf9b3cbda0b280f04d5c379d03bf234c)
if(LOZENGE_TESTS)
  lozenge_pinned(catch2 catchorg/Catch2/archive/refs/tags/v3.7.1
    c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)
endif()
FetchContent_MakeAvailable(sfml imgui imgui-sfml glm)

set(BUILD_SHARED_LIBS OFF)
set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
set(SFML_BUILD_AUDIO OFF)
set(SFML_BUILD_NETWORK OFF)

# Their warnings are theirs.
set(own_options ${CMAKE_CXX_FLAGS})
string(APPEND CMAKE_CXX_FLAGS " -w")
add_subdirectory(${sfml_SOURCE_DIR} ${sfml_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)
add_subdirectory(${glm_SOURCE_DIR} ${glm_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)

set(parts imgui imgui_draw imgui_tables imgui_widgets)
list(TRANSFORM parts REPLACE "(.+)" "${imgui_SOURCE_DIR}/\\1.cpp")
add_library(lozenge_fetched_imgui_sfml STATIC ${parts} ${imgui-sfml_SOURCE_DIR}/imgui-SFML.cpp)
target_include_directories(lozenge_fetched_imgui_sfml SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui-sfml_SOURCE_DIR})
target_compile_options(lozenge_fetched_imgui_sfml PRIVATE -w) # the flags above are those of folders below alone
target_link_libraries(lozenge_fetched_imgui_sfml PUBLIC SFML::Graphics SFML::Window OpenGL::GL)
add_library(ImGui-SFML::ImGui-SFML ALIAS lozenge_fetched_imgui_sfml)

if(LOZENGE_TESTS)
  FetchContent_MakeAvailable(catch2)
  add_subdirectory(${catch2_SOURCE_DIR} ${catch2_BINARY_DIR} EXCLUDE_FROM_ALL SYSTEM)
  set(Catch2_VERSION 3.7.1)
  list(APPEND CMAKE_MODULE_PATH ${catch2_SOURCE_DIR}/extras)
endif()
set(CMAKE_CXX_FLAGS ${own_options})
