# Installs the headers and the CMake package, so that find_package(xattn) gives the target xattn::xattn.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_dir ${CMAKE_INSTALL_DATADIR}/cmake/xattn)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/xattn DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp")
install(TARGETS xattn EXPORT xattnTargets)
install(EXPORT xattnTargets NAMESPACE xattn:: DESTINATION ${package_dir})

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/xattnConfig.cmake.in ${PROJECT_BINARY_DIR}/xattnConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/xattnConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/xattnConfig.cmake ${PROJECT_BINARY_DIR}/xattnConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/target_arch.cmake ${CMAKE_CURRENT_LIST_DIR}/dispatch.cmake
              ${CMAKE_CURRENT_LIST_DIR}/dispatch.cpp.in ${CMAKE_CURRENT_LIST_DIR}/dispatch.ld.in
        DESTINATION ${package_dir})
