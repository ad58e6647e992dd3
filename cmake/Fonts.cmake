# The fonts that pictures are set in, found once and copied beside the program, with their licences.

set(LOZENGE_FONT_DIR ${CMAKE_BINARY_DIR}/fonts)

function(lozenge_font file package)
  find_file(font_${file} ${file} REQUIRED
    PATHS /usr/share/fonts /usr/local/share/fonts ~/Library/Fonts /Library/Fonts
    PATH_SUFFIXES opentype/inter truetype/jetbrains-mono truetype/dejavu)
  file(COPY ${font_${file}} DESTINATION ${LOZENGE_FONT_DIR})
  if(EXISTS /usr/share/doc/${package}/copyright)
    configure_file(/usr/share/doc/${package}/copyright ${LOZENGE_FONT_DIR}/${package}.copyright COPYONLY)
  endif()
endfunction()

foreach(weight Regular Medium SemiBold Bold)
  lozenge_font(Inter-${weight}.otf fonts-inter)
endforeach()
foreach(weight Regular Medium Bold)
  lozenge_font(JetBrainsMono-${weight}.ttf fonts-jetbrains-mono)
endforeach()
lozenge_font(DejaVuSans.ttf fonts-dejavu-core)

install(DIRECTORY ${LOZENGE_FONT_DIR}/ DESTINATION share/lozenge/fonts)
