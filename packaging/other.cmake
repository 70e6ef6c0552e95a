# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Windows and macOS, not tried yet: the program in the form of the system, with Qt beside it, and packages of that.

# skyledger_deploy(target): installs Qt and its plugins beside the program. Qt finds those that the linker sees.
function(skyledger_deploy target)
    if(NOT COMMAND qt6_generate_deploy_app_script)
        message(STATUS "Qt ${Qt6_VERSION} cannot be installed beside the program: that needs 6.3")
        return()
    endif()
    qt6_generate_deploy_app_script(TARGET ${target} FILENAME_VARIABLE script NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT "${script}")
endfunction()

if(WIN32)
    # Windows parts programs with a window from those of the console: skyledgerw opens the window, skyledger answers in
    # the console. An installer makes a menu entry for the first.
    if(TARGET skyledger-icons AND TARGET skyledgerw)
        set(icon "${CMAKE_CURRENT_BINARY_DIR}/icons/${SKYLEDGER_ID}.ico")
        configure_file(windows/skyledger.rc.in "${CMAKE_CURRENT_BINARY_DIR}/skyledger.rc" @ONLY)
        enable_language(RC)
        target_sources(skyledgerw PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/skyledger.rc")
        add_dependencies(skyledgerw skyledger-icons)
        set(CPACK_NSIS_MUI_ICON "${icon}")
    endif()
    if(TARGET skyledgerw)
        skyledger_deploy(skyledgerw)
    endif()

    set(CPACK_GENERATOR ZIP NSIS)
    set(CPACK_PACKAGE_EXECUTABLES skyledgerw Skyledger)
    set(CPACK_PACKAGE_INSTALL_DIRECTORY Skyledger)
    set(CPACK_NSIS_INSTALLED_ICON_NAME "bin/skyledgerw.exe")
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS "!include '${CMAKE_CURRENT_SOURCE_DIR}/windows/skyledger.nsh'")
    set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "!include '${CMAKE_CURRENT_SOURCE_DIR}/windows/unskyledger.nsh'")
elseif(APPLE)
    configure_file(macos/Info.plist.in "${CMAKE_CURRENT_BINARY_DIR}/Info.plist.in" @ONLY)
    set_target_properties(
        skyledger PROPERTIES MACOSX_BUNDLE ON MACOSX_BUNDLE_INFO_PLIST "${CMAKE_CURRENT_BINARY_DIR}/Info.plist.in"
    )
    if(TARGET skyledger-icons)
        install(
            FILES "${CMAKE_CURRENT_BINARY_DIR}/icons/${SKYLEDGER_ID}.icns" DESTINATION skyledger.app/Contents/Resources
        )
    endif()
    skyledger_deploy(skyledger)

    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME Skyledger)
endif()
