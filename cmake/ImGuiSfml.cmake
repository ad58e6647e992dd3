# lozenge_imgui_sfml: SFML's window, 2.5 to 3.1, with Dear ImGui, 1.86 to 1.92, in it, under the names of ImGui-SFML.
# Taken from
#  1. with LOZENGE_FETCH, the releases pinned in FetchedWindow.cmake, which are built along;
#  2. the installed package ImGui-SFML, where there is one;
#  3. else the system's SFML and Dear ImGui, joined by the adapter in src/app/imgui_sfml.

option(LOZENGE_FETCH "Fetch SFML, Dear ImGui, ImGui-SFML, glm and Catch2, whatever is installed" OFF)

find_package(OpenGL REQUIRED)
find_package(GLEW REQUIRED)

add_library(lozenge_imgui_sfml INTERFACE)

# SFML 3 or 2; of neither its components or its targets have the names that the other's have.
macro(lozenge_find_sfml)
  find_package(SFML 3 QUIET COMPONENTS Graphics Window System)
  if(NOT SFML_FOUND)
    unset(SFML_DIR CACHE)
    find_package(SFML 2.5 REQUIRED COMPONENTS graphics window system)
  endif()
endmacro()

# ImGui-SFML's package takes SFML's targets for granted.
find_path(IMGUI_SFML_INCLUDE_DIR imgui-SFML.h)
if(LOZENGE_FETCH)
  set(window_source "pinned releases, fetched")
  include(FetchedWindow)
  target_link_libraries(lozenge_imgui_sfml INTERFACE ImGui-SFML::ImGui-SFML)

elseif(IMGUI_SFML_INCLUDE_DIR OR ImGui-SFML_DIR)
  lozenge_find_sfml()
  find_package(ImGui-SFML REQUIRED)
  set(window_source "SFML ${SFML_VERSION}, ImGui-SFML as installed in ${ImGui-SFML_DIR}")
  target_link_libraries(lozenge_imgui_sfml INTERFACE ImGui-SFML::ImGui-SFML)

else()
  lozenge_find_sfml()
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(imgui REQUIRED IMPORTED_TARGET imgui)
  set(window_source "SFML ${SFML_VERSION}, Dear ImGui ${imgui_VERSION} of the system, joined by the adapter")
  set(adapter ${CMAKE_SOURCE_DIR}/src/app/imgui_sfml)
  add_library(lozenge_imgui_adapter STATIC ${adapter}/imgui-SFML.cpp ${adapter}/event_queue.cpp)
  target_include_directories(lozenge_imgui_adapter PRIVATE ${CMAKE_SOURCE_DIR}/src)
  target_include_directories(lozenge_imgui_adapter SYSTEM PUBLIC ${adapter})
  target_compile_definitions(lozenge_imgui_adapter PUBLIC LOZENGE_IMGUI_ADAPTER)
  target_link_libraries(lozenge_imgui_adapter PUBLIC PkgConfig::imgui OpenGL::GL)
  target_link_libraries(lozenge_imgui_sfml INTERFACE lozenge_imgui_adapter)
endif()

if(TARGET SFML::Graphics)
  set(sfml SFML::Graphics SFML::Window SFML::System)
else()
  set(sfml sfml-graphics sfml-window sfml-system)
endif()
if(TARGET lozenge_imgui_adapter)
  target_link_libraries(lozenge_imgui_adapter PUBLIC ${sfml})
endif()

if(NOT TARGET glm::glm)
  find_package(glm REQUIRED)
endif()
target_link_libraries(lozenge_imgui_sfml INTERFACE ${sfml} GLEW::GLEW OpenGL::GL glm::glm)
message(STATUS "The window: ${window_source}")
