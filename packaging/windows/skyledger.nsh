; SPDX-FileCopyrightText: 2026 The Skyledger authors
; SPDX-License-Identifier: GPL-3.0-or-later

; Game records open in the window by double click.
WriteRegStr HKCR ".skyledger" "" "Skyledger.Game"
WriteRegStr HKCR "Skyledger.Game" "" "Skyledger game record"
WriteRegStr HKCR "Skyledger.Game\DefaultIcon" "" "$INSTDIR\bin\skyledgerw.exe,0"
WriteRegStr HKCR "Skyledger.Game\shell\open\command" "" '"$INSTDIR\bin\skyledgerw.exe" "%1"'
