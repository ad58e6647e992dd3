# What an installed Lozenge is made of, and the Debian package of it: cmake --install, cpack.

include(GNUInstallDirs)
set(doc_dir ${CMAKE_INSTALL_DATAROOTDIR}/doc/lozenge)
set(data_dir ${CMAKE_INSTALL_DATAROOTDIR}/lozenge)

install(TARGETS lozenge RUNTIME)
install(DIRECTORY lessons DESTINATION ${data_dir} FILES_MATCHING PATTERN "*.toml")
install(DIRECTORY shaders DESTINATION ${data_dir} OPTIONAL)
install(DIRECTORY assets DESTINATION ${data_dir} PATTERN readme EXCLUDE PATTERN letters EXCLUDE
  PATTERN make.py EXCLUDE)

# What desktops and shells know of the program.
set(share ${CMAKE_INSTALL_DATAROOTDIR})
install(FILES packaging/lozenge.desktop DESTINATION ${share}/applications)
install(FILES packaging/io.github.lozenge.lozenge.metainfo.xml DESTINATION ${share}/metainfo)
install(FILES packaging/lozenge.xml DESTINATION ${share}/mime/packages)
install(FILES packaging/lozenge.bash DESTINATION ${share}/bash-completion/completions RENAME lozenge)
install(FILES assets/icon.svg DESTINATION ${share}/icons/hicolor/scalable/apps RENAME lozenge.svg)
foreach(size 16 22 24 32 48 64 128 256 512)
  install(FILES assets/icons/${size}.png DESTINATION ${share}/icons/hicolor/${size}x${size}/apps RENAME lozenge.png)
endforeach()

install(FILES packaging/copyright DESTINATION ${doc_dir})
install(FILES lessons/README.md DESTINATION ${doc_dir} RENAME writing-lessons.md OPTIONAL)

# Man pages and changelogs stand compressed on a Debian system, without the time of their making.
find_program(GZIP_PROGRAM gzip)
function(lozenge_install_gzipped file name destination)
  set(plain ${CMAKE_BINARY_DIR}/packaging/${file})
  configure_file(packaging/${file} ${plain} @ONLY)
  if(GZIP_PROGRAM)
    execute_process(COMMAND ${GZIP_PROGRAM} -9nkf ${plain} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${plain}.gz DESTINATION ${destination} RENAME ${name})
  endif()
endfunction()
lozenge_install_gzipped(lozenge.1 lozenge.1.gz ${CMAKE_INSTALL_MANDIR}/man1)
lozenge_install_gzipped(changelog changelog.Debian.gz ${doc_dir})
install(FILES packaging/lintian-overrides DESTINATION ${share}/lintian/overrides RENAME lozenge)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_VENDOR "Lozenge maintainers")
set(CPACK_PACKAGE_CONTACT "Lozenge maintainers <maintainers@lozenge.example>")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS ffmpeg)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "teach the diamond-square algorithm point by point")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Lozenge runs the diamond-square algorithm, which grows a fractal terrain
from four corners, one point at a time. It says of every point where its
height comes from: the parents, their mean, the random offset.
.
It follows five published programs with their own order, border rules,
random numbers and slips. There is a window to lecture from; frames for
slides and pages, every step as JSON, and finished terrains as height maps
and meshes are written without a display. Lessons are small text files;
some are bundled.")
include(CPack)
