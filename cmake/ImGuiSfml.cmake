# lozenge_imgui_sfml: SFML's window with Dear ImGui in it, under the names of ImGui-SFML. Taken from
#  1. the installed package ImGui-SFML, where there is one;
#  2. with LOZENGE_FETCH, the releases pinned here, which are built along;
#  3. else the system's SFML and Dear ImGui, joined by the adapter in src/app/imgui_sfml.

option(LOZENGE_FETCH "Fetch SFML, Dear ImGui, ImGui-SFML, glm and Catch2 where ImGui-SFML is not installed" OFF)

find_package(OpenGL REQUIRED)
find_package(GLEW REQUIRED)

set(sfml_parts graphics window system)

# Its package takes SFML's targets for granted. They are imported only where they will be used: beside a fetched SFML
# they would be in the way.
find_path(IMGUI_SFML_INCLUDE_DIR imgui-SFML.h)
if(IMGUI_SFML_INCLUDE_DIR OR ImGui-SFML_DIR)
  find_package(SFML 2.5 REQUIRED COMPONENTS ${sfml_parts})
  find_package(ImGui-SFML REQUIRED)
endif()

add_library(lozenge_imgui_sfml INTERFACE)

if(ImGui-SFML_FOUND)
  set(window_source "ImGui-SFML as installed in ${ImGui-SFML_DIR}")
  target_link_libraries(lozenge_imgui_sfml INTERFACE ImGui-SFML::ImGui-SFML)

elseif(LOZENGE_FETCH)
  set(window_source "pinned releases, fetched")
  include(FetchedWindow)
  target_link_libraries(lozenge_imgui_sfml INTERFACE ImGui-SFML::ImGui-SFML)

else()
  set(window_source "the adapter, over Dear ImGui of the system")
  find_package(SFML 2.5 REQUIRED COMPONENTS ${sfml_parts})
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(imgui REQUIRED IMPORTED_TARGET imgui)
  set(adapter ${CMAKE_SOURCE_DIR}/src/app/imgui_sfml)
  add_library(lozenge_imgui_adapter STATIC ${adapter}/imgui-SFML.cpp ${adapter}/event_queue.cpp)
  target_include_directories(lozenge_imgui_adapter SYSTEM INTERFACE ${adapter})
  target_link_libraries(lozenge_imgui_adapter PUBLIC PkgConfig::imgui sfml-graphics sfml-window sfml-system
    OpenGL::GL)
  target_link_libraries(lozenge_imgui_sfml INTERFACE lozenge_imgui_adapter)
endif()

if(NOT TARGET glm::glm)
  find_package(glm REQUIRED)
endif()
target_link_libraries(lozenge_imgui_sfml INTERFACE sfml-graphics sfml-window sfml-system
  GLEW::GLEW OpenGL::GL glm::glm)
message(STATUS "The window: ${window_source}")
