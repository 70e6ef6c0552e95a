# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The kinds of target there are. CONTRIBUTING.md shows how to use these functions.

# Object library target with the embedded files or objects of which a static library would lose.
function(skyledger_add_object_library target)
    add_library(${target} OBJECT ${ARGN})
    set_target_properties(${target} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${target} PRIVATE Qt6::Core)
endfunction()

# skyledger_add_library(target SOURCES file... [LIBS library...])
# One static library for one folder.
function(skyledger_add_library target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    add_library(${target} STATIC ${arg_SOURCES})
    target_link_libraries(${target} PRIVATE skyledger-options PUBLIC ${arg_LIBS})
    skyledger_use_precompiled(${target})
endfunction()

# Runs moc over the sources of a program that need it: those that include their own `.moc`, and headers with Q_OBJECT.
# CMake's own AUTOMOC compiles an empty file and starts a scan for each of some 300 test programs: a tenth of a build.
# A header that a library of the same folder lists as well would be left out of that library's moc. The analysers keep
# AUTOMOC: a command of a target waits for its libraries, and they would read all of those.
function(skyledger_moc_test name)
    if(SKYLEDGER_CLANG_TIDY)
        return()
    endif()
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_moc")
    foreach(source IN LISTS ARGN)
        cmake_path(GET source STEM stem)
        if(NOT stem STREQUAL name)
            # It may begin to need it. Normal, for Ninja refuses one file under two spellings.
            cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE whole)
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${whole}")
        endif()
        if(source MATCHES "\\.h$")
            file(STRINGS "${source}" objects REGEX "Q_OBJECT|Q_GADGET|Q_NAMESPACE" LIMIT_COUNT 1)
            set(made "${folder}/moc_${stem}.cpp")
        else()
            file(STRINGS "${source}" objects REGEX "^#include \"${stem}\\.moc\"" LIMIT_COUNT 1)
            set(made "${folder}/${stem}.moc")
        endif()
        if(objects)
            qt_generate_moc("${source}" "${made}" TARGET ${name})
            target_sources(${name} PRIVATE "${made}")
        endif()
    endforeach()
    target_include_directories(${name} PRIVATE "${folder}")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
endfunction()

# skyledger_add_test(name SOURCES file... [LIBS library...] [RAPIDCHECK] [PROGRAM] [TREE] [XVFB] [LABELS label...]
#                    [TIMEOUT seconds])
# A Qt Test program, registered with CTest under its name. Its label is the top folder it mirrors: a test below
# tests/core is labelled `core` and may not link Qt Gui.
#   RAPIDCHECK  links RapidCheck too; the test is skipped where it is missing
#   XVFB        the test runs once more, as NAME-xvfb, on an X server without a screen
#   PROGRAM     the test starts `skyledger`: defines SKYLEDGER_PROGRAM as its path
#   TREE        the test reads files of the sources: defines SKYLEDGER_SOURCE_DIR as their top. Only tests that do are
#               compiled anew in another clone: the compiler's cache serves the others.
function(skyledger_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "RAPIDCHECK;PROGRAM;TREE;XVFB" "TIMEOUT" "SOURCES;LIBS;LABELS")
    set(test_libs Qt6::Test)
    if(arg_RAPIDCHECK)
        list(APPEND test_libs rapidcheck)
    endif()
    foreach(library IN LISTS test_libs)
        if(NOT TARGET ${library})
            message(STATUS "Skipping ${name}: ${library} is not installed")
            return()
        endif()
    endforeach()

    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY "${PROJECT_SOURCE_DIR}/tests" OUTPUT_VARIABLE room)
    string(REGEX REPLACE "/.*" "" floor "${room}")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()

    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE skyledger-options ${arg_LIBS} ${test_libs})
    skyledger_use_precompiled(${name} TEST)
    skyledger_moc_test(${name} ${arg_SOURCES})
    if(arg_TREE)
        target_compile_definitions(${name} PRIVATE SKYLEDGER_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    endif()
    if(arg_PROGRAM)
        target_compile_definitions(${name} PRIVATE SKYLEDGER_PROGRAM="$<TARGET_FILE:skyledger>")
        # The analysers read only what changed, which a test that starts the program must not widen to all of it.
        if(NOT SKYLEDGER_CLANG_TIDY)
            add_dependencies(${name} skyledger)
        endif()
    endif()
    if(floor STREQUAL "core")
        add_dependencies(core-tests ${name})
        set_property(GLOBAL APPEND PROPERTY SKYLEDGER_CORE_TESTS ${name})
    endif()

    # Tests read no settings of the person who runs them, ask their desktop for none, and leave none behind.
    set(home "${CMAKE_CURRENT_BINARY_DIR}/${name}_home")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(
        ${name}
        PROPERTIES
            LABELS "${floor};${arg_LABELS}"
            TIMEOUT ${arg_TIMEOUT}
            COST ${arg_TIMEOUT} # those that may take long begin first, so that no core waits for one at the end
            ENVIRONMENT
            "DBUS_SESSION_BUS_ADDRESS=disabled:;QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;LANGUAGE=;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache"
    )
    if(arg_XVFB)
        find_program(XVFB_RUN xvfb-run)
        if(NOT XVFB_RUN)
            message(STATUS "Skipping ${name}-xvfb: Xvfb is not installed")
            return()
        endif()
        add_test(NAME ${name}-xvfb COMMAND "${XVFB_RUN}" -a -s "-screen 0 1366x768x24" $<TARGET_FILE:${name}>)
        set_tests_properties(
            ${name}-xvfb
            PROPERTIES
                LABELS "${floor};${arg_LABELS}"
                TIMEOUT ${arg_TIMEOUT}
                ENVIRONMENT
                "DBUS_SESSION_BUS_ADDRESS=disabled:;QT_QPA_PLATFORM=xcb;LC_ALL=C.UTF-8;LANGUAGE=;XDG_CONFIG_HOME=${home}/xvfb/config;XDG_DATA_HOME=${home}/xvfb/data;XDG_CACHE_HOME=${home}/xvfb/cache"
        )
    endif()
endfunction()

# skyledger_add_benchmark(name SOURCES file... [LIBS library...])
# A Google Benchmark program. It is built with the tests and run by hand.
function(skyledger_add_benchmark name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    if(NOT TARGET benchmark::benchmark)
        message(STATUS "Skipping ${name}: Google Benchmark is not installed")
        return()
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE skyledger-options ${arg_LIBS} benchmark::benchmark)
    target_compile_definitions(${name} PRIVATE SKYLEDGER_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endfunction()

# skyledger_add_fuzzer(name SOURCES file... [LIBS library...])
# A libFuzzer program, built only with SKYLEDGER_FUZZ and run by packaging/fuzz, which hands it the folder
# corpus/<name> beside the CMakeLists.txt that calls this.
function(skyledger_add_fuzzer name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    if(NOT SKYLEDGER_FUZZ)
        return()
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE skyledger-options ${arg_LIBS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzzers")
    add_dependencies(fuzzers ${name})
endfunction()
