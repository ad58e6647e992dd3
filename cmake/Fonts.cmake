# The fonts that pictures are set in, collected once beside the program, with their licences. Each family is taken from
#  1. a folder, where FETCHCONTENT_SOURCE_DIR_INTER and its like name one;
#  2. the system's fonts;
#  3. with LOZENGE_FETCH, the release pinned here.
# Any release of them will do: pages are laid out by the widths in assets/letters/, not by those of the files.

include(FetchContent)

set(usual_font_paths /usr/share/fonts /usr/local/share/fonts ~/.local/share/fonts)
if(APPLE)
  set(usual_font_paths ~/Library/Fonts /Library/Fonts)
endif()
set(LOZENGE_FONT_PATHS ${usual_font_paths} CACHE STRING "Folders to look for Inter, JetBrains Mono and DejaVu Sans in")
set(font_dir ${CMAKE_BINARY_DIR}/fonts)
# Of Debian and its kin, of others, and of the releases.
set(font_subfolders opentype/inter truetype/jetbrains-mono truetype/dejavu
  rsms-inter-fonts jetbrains-mono-fonts dejavu-sans-fonts OTF TTF extras/otf fonts/ttf ttf)

FetchContent_Declare(inter
  URL https://github.com/rsms/inter/releases/download/v4.1/Inter-4.1.zip
  URL_HASH SHA256=9883fdd4a49d4fb66bd8177ba6625ef9a64aa45899767dde3d36aa425756b11e)
FetchContent_Declare(jetbrains_mono
  URL https://github.com/JetBrains/JetBrainsMono/releases/download/v2.304/JetBrainsMono-2.304.zip
  URL_HASH SHA256=6f6376c6ed2960ea8a963cd7387ec9d76e3f629125bc33d1fdcd7eb7012f7bbf)
FetchContent_Declare(dejavu
  URL https://github.com/dejavu-fonts/dejavu-fonts/releases/download/version_2_37/dejavu-fonts-ttf-2.37.tar.bz2
  URL_HASH SHA256=fa9ca4d13871dd122f61258a80d01751d603b4d3ee14095d65453b4e846e17d7)

# Collects these files from these folders; `missing` becomes the first that is not there.
function(lozenge_collect_fonts files folders)
  set(missing "" PARENT_SCOPE)
  foreach(file IN LISTS files)
    find_file(found ${file} PATHS ${folders} PATH_SUFFIXES ${font_subfolders} NO_DEFAULT_PATH NO_CACHE)
    if(NOT found)
      set(missing ${file} PARENT_SCOPE)
      return()
    endif()
    configure_file(${found} ${font_dir}/${file} COPYONLY)
    unset(found)
  endforeach()
endfunction()

# The licence that came with a family, under the name that it has beside the fonts.
function(lozenge_font_licence package)
  find_file(licence NAMES copyright LICENSE.txt OFL.txt LICENSE PATHS ${ARGN} NO_DEFAULT_PATH NO_CACHE)
  if(licence)
    configure_file(${licence} ${font_dir}/${package}.copyright COPYONLY)
  endif()
endfunction()

function(lozenge_font family package)
  string(TOUPPER ${family} FAMILY)
  if(NOT FETCHCONTENT_SOURCE_DIR_${FAMILY})
    lozenge_collect_fonts("${ARGN}" "${LOZENGE_FONT_PATHS}")
    if(NOT missing)
      lozenge_font_licence(${package} /usr/share/doc/${package})
      return()
    endif()
    if(NOT LOZENGE_FETCH)
      message(FATAL_ERROR "The font ${missing} is not in ${LOZENGE_FONT_PATHS}. "
        "Install ${package} (Debian) or its like, name its folder with -DLOZENGE_FONT_PATHS=, "
        "or let it be fetched with -DLOZENGE_FETCH=ON.")
    endif()
  endif()
  FetchContent_MakeAvailable(${family})
  lozenge_collect_fonts("${ARGN}" "${${family}_SOURCE_DIR}")
  if(missing)
    message(FATAL_ERROR "The font ${missing} is not in ${${family}_SOURCE_DIR}.")
  endif()
  lozenge_font_licence(${package} ${${family}_SOURCE_DIR})
endfunction()

lozenge_font(inter fonts-inter Inter-Regular.otf Inter-Medium.otf Inter-SemiBold.otf Inter-Bold.otf)
lozenge_font(jetbrains_mono fonts-jetbrains-mono
  JetBrainsMono-Regular.ttf JetBrainsMono-Medium.ttf JetBrainsMono-Bold.ttf)
lozenge_font(dejavu fonts-dejavu-core DejaVuSans.ttf)

install(DIRECTORY ${font_dir}/ DESTINATION share/lozenge/fonts)
