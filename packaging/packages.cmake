# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The packages: packaging/package makes the one for Debian.
set(CPACK_PACKAGE_NAME skyledger)
set(CPACK_PACKAGE_VENDOR "The Skyledger authors")
set(CPACK_PACKAGE_CONTACT "The Skyledger authors <maintainers@skyledger.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion for a physical game of Airship City")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(WIN32 OR APPLE)
    include(other.cmake)
    include(CPack)
    return()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils) # it is no game itself, and lies in /usr/bin
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What the linker does not see: the driver of the shelf of finished games, and Qt's own French sentences.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite (>= 6.4), qt6-translations-l10n (>= 6.4)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland (>= 6.4)")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Skyledger sits on a laptop beside a physical game of Airship City, for three
or four players. It follows the game as it is played, says whether a move is
legal and why not, keeps every board up to date and scores the end of the game
with its awards and tie-breaks, in English and French.
.
It is an unofficial companion, not made or endorsed by the authors or
publishers of the game. The game itself is needed to play."
)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

include(CPack)
