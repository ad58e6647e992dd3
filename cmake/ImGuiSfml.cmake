# lozenge_imgui_sfml: SFML's window, 2.5 to 3.1, with Dear ImGui, 1.86 to 1.92, in it, under the names of ImGui-SFML. That is
#  1. with LOZENGE_FETCH, ImGui-SFML itself, in the releases pinned in FetchedWindow.cmake, which are built along;
#  2. else the adapter in src/app/imgui_sfml, over SFML and Dear ImGui of the system;
#  3. where the system has no Dear ImGui but in its ImGui-SFML, that.

option(LOZENGE_FETCH "Fetch SFML, Dear ImGui, ImGui-SFML, glm and Catch2, whatever is installed" OFF)

find_package(OpenGL REQUIRED)
find_package(GLEW REQUIRED)

if(LOZENGE_FETCH)
  include(FetchedWindow)
  set(window_source "SFML, Dear ImGui and ImGui-SFML as pinned")
else()
  # Of SFML 2 and 3 neither the components nor the targets have the names that the other's have.
  find_package(SFML 3 QUIET COMPONENTS Graphics Window System)
  if(NOT SFML_FOUND)
    unset(SFML_DIR CACHE)
    find_package(SFML 2.5 REQUIRED COMPONENTS graphics window system)
  endif()
  find_package(imgui CONFIG QUIET) # as vcpkg has it
  find_package(PkgConfig REQUIRED)
  if(TARGET imgui::imgui)
    set(imgui imgui::imgui)
  else()
    pkg_check_modules(imgui IMPORTED_TARGET imgui)
    if(imgui_FOUND)
      set(imgui PkgConfig::imgui)
    endif()
  endif()
  set(window_source "SFML ${SFML_VERSION} and Dear ImGui ${imgui_VERSION} of the system")
endif()

if(TARGET SFML::Graphics)
  set(sfml SFML::Graphics SFML::Window SFML::System)
else()
  set(sfml sfml-graphics sfml-window sfml-system)
endif()

add_library(lozenge_imgui_sfml INTERFACE)
set(adapter ${CMAKE_SOURCE_DIR}/src/app/imgui_sfml)
if(imgui)
  add_library(lozenge_imgui_adapter STATIC ${adapter}/imgui-SFML.cpp ${adapter}/event_queue.cpp)
  target_include_directories(lozenge_imgui_adapter SYSTEM PUBLIC ${adapter})
  target_compile_definitions(lozenge_imgui_adapter PUBLIC LOZENGE_IMGUI_ADAPTER)
  target_link_libraries(lozenge_imgui_adapter PUBLIC ${imgui} ${sfml} OpenGL::GL)
else()
  if(NOT TARGET ImGui-SFML::ImGui-SFML)
    find_package(ImGui-SFML REQUIRED)
    set(window_source "SFML ${SFML_VERSION} and ImGui-SFML of the system")
  endif()
  add_library(lozenge_imgui_adapter STATIC ${adapter}/told_by_events.cpp ${adapter}/event_queue.cpp)
  target_link_libraries(lozenge_imgui_adapter PUBLIC ImGui-SFML::ImGui-SFML ${sfml})
endif()
target_include_directories(lozenge_imgui_adapter PRIVATE ${CMAKE_SOURCE_DIR}/src)
target_link_libraries(lozenge_imgui_sfml INTERFACE lozenge_imgui_adapter)

if(NOT TARGET glm::glm)
  find_package(glm REQUIRED)
endif()
target_link_libraries(lozenge_imgui_sfml INTERFACE ${sfml} GLEW::GLEW OpenGL::GL glm::glm)
message(STATUS "The window: ${window_source}")
