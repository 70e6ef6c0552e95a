# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Qt's and the library's headers, read once instead of once a file: most of a build's time is their reading. Sources
# include what they use all the same: the analysers and the fuzz targets are built without, and would miss it.
if(SKYLEDGER_CLANG_TIDY OR SKYLEDGER_FUZZ)
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # So that ccache sees what a precompiled header stands for.
    add_compile_options(-fpch-preprocess)
endif()

file(WRITE "${PROJECT_BINARY_DIR}/precompiled/empty.cpp" "")

# skyledger_add_precompiled(target LIBS library... HEADERS header... [OPTIONS option...])
function(skyledger_add_precompiled target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBS;HEADERS;OPTIONS")
    add_library(${target} OBJECT "${PROJECT_BINARY_DIR}/precompiled/empty.cpp")
    set_target_properties(${target} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${target} PRIVATE skyledger-options ${arg_LIBS})
    target_compile_options(${target} PRIVATE ${arg_OPTIONS})
    target_precompile_headers(${target} PRIVATE ${arg_HEADERS})
endfunction()

set(core_headers
    <algorithm> <array> <functional> <memory> <optional> <span> <string_view> <variant> <vector>
    <QtCore/QByteArray> <QtCore/QCoreApplication> <QtCore/QDateTime> <QtCore/QDir> <QtCore/QFile>
    <QtCore/QJsonArray> <QtCore/QJsonDocument> <QtCore/QJsonObject> <QtCore/QList> <QtCore/QObject> <QtCore/QString>
    <QtCore/QStringList>
)
set(widgets_headers
    ${core_headers}
    <QtGui/QKeyEvent> <QtGui/QPainter> <QtWidgets/QApplication> <QtWidgets/QBoxLayout> <QtWidgets/QComboBox>
    <QtWidgets/QGridLayout> <QtWidgets/QLabel> <QtWidgets/QLineEdit> <QtWidgets/QPushButton> <QtWidgets/QSpinBox>
    <QtWidgets/QWidget>
)
# Qt Test tells every program its own folders, which would make every precompiled header another one.
set(test_options -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
set(test_headers <QtCore/QTemporaryDir> <QtTest/QSignalSpy> <QtTest/QTest>)

# Each with the libraries that it may use and no more, so that a source of core which uses Qt Widgets does not compile.
skyledger_add_precompiled(skyledger-precompiled-core LIBS Qt6::Core HEADERS ${core_headers})
if(TARGET Qt6::Test)
    skyledger_add_precompiled(
        skyledger-precompiled-core-test
        LIBS Qt6::Test
        HEADERS ${core_headers} ${test_headers}
        OPTIONS ${test_options}
    )
endif()
if(TARGET Qt6::Widgets)
    skyledger_add_precompiled(skyledger-precompiled-widgets LIBS Qt6::Widgets HEADERS ${widgets_headers})
    if(TARGET Qt6::Test)
        skyledger_add_precompiled(
            skyledger-precompiled-widgets-test
            LIBS Qt6::Widgets Qt6::Test
            HEADERS ${widgets_headers} ${test_headers}
            OPTIONS ${test_options}
        )
    endif()
endif()

# Lets a target read them: those with Qt Widgets where it lies in a folder that draws, those with Qt Test if TEST is
# given.
function(skyledger_use_precompiled target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "TEST" "" "")
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE folder)
    set(precompiled skyledger-precompiled-core)
    # A guide that tells what cards show draws.
    if(TARGET Qt6::Widgets AND folder MATCHES "^(tests/)?ui/"
       AND (folder MATCHES "airshipcity/guide$" OR NOT folder MATCHES "/(words|guide)$|^ui/play$"))
        set(precompiled skyledger-precompiled-widgets)
    endif()
    if(arg_TEST)
        string(APPEND precompiled "-test")
        target_compile_options(${target} PRIVATE ${test_options})
    endif()
    target_precompile_headers(${target} REUSE_FROM ${precompiled})
endfunction()
