# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every size of every icon, made from its drawing: target `skyledger-icons`, in the folder `icons` of the build.
add_executable(skyledger-makeicons icons/makeicons.cpp)
target_link_libraries(skyledger-makeicons PRIVATE skyledger-options Qt6::Svg)
set_target_properties(skyledger-makeicons PROPERTIES AUTOMOC OFF)

set(icon_folder "${CMAKE_CURRENT_BINARY_DIR}/icons")
set(icon_files)
# skyledger_add_icon(drawing context name)
function(skyledger_add_icon drawing context name)
    set(made "${icon_folder}/hicolor/scalable/${context}/${name}.svg")
    add_custom_command(
        OUTPUT "${made}"
        COMMAND skyledger-makeicons "${drawing}" "${icon_folder}" "${context}" "${name}"
        DEPENDS "${drawing}" skyledger-makeicons
        BYPRODUCTS "${icon_folder}/${name}.ico" "${icon_folder}/${name}.icns"
        VERBATIM
    )
    set(icon_files ${icon_files} "${made}" PARENT_SCOPE)
endfunction()

skyledger_add_icon("${PROJECT_SOURCE_DIR}/resources/art/skyledger.svg" apps "${SKYLEDGER_ID}")
skyledger_add_icon("${CMAKE_CURRENT_SOURCE_DIR}/icons/record.svg" mimetypes "application-vnd.skyledger.game+json")
skyledger_add_icon("${CMAKE_CURRENT_SOURCE_DIR}/icons/scoresheet.svg" mimetypes "application-vnd.skyledger.score+json")
skyledger_add_icon("${CMAKE_CURRENT_SOURCE_DIR}/icons/catalogue.svg" mimetypes "application-vnd.skyledger.catalogue+json")
add_custom_target(skyledger-icons ALL DEPENDS ${icon_files})
