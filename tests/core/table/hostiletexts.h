// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <array>

/// Texts as the world brings them: names of players and files, reasons, names of catalogues. Whatever shows foreign text
/// or writes it to a file is tested with all of them.
namespace skyledger::fixture {

struct HostileText {
    const char *what;
    const char16_t *text;

    QString string() const { return QString::fromUtf16(text); }
};

inline constexpr std::array hostileTexts{
    HostileText{"a tag", u"<b>Ada</b>"},
    HostileText{"a picture", u"<img src=/dev/zero> Bo"},
    HostileText{"a heading", u"<h1>Cy</h1>"},
    HostileText{"a link", u"<a href=\"file:///etc/passwd\">Dee</a>"},
    HostileText{"an open tag", u"Ada <3 Bo"},
    HostileText{"entities", u"Tom &amp; Jerry &lt;3"},
    HostileText{"an ampersand", u"Tom & Jerry"},
    HostileText{"the mark of a change", u"Ada[*]"},
    HostileText{"a formula", u"=HYPERLINK(\"http://x\",\"y\")"},
    HostileText{"a formula with a plus", u"+1+1"},
    HostileText{"a formula with a minus", u"-1+1"},
    HostileText{"a formula with an at", u"@SUM(A1)"},
    HostileText{"a wide formula", u"\uFF1D1+1"},
    HostileText{"a formula behind a sign that is not seen", u"\u200B=1+1"},
    HostileText{"right to left", u"\u05E9\u05DC\u05D5\u05DD 82"},
    HostileText{"a sign that turns", u"Ada\u202E28"},
    HostileText{"an isolate that stays open", u"\u2067Ada 28"},
    HostileText{"no width", u"A\u200Bda"},
    HostileText{"a family", u"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466 Mia"},
    HostileText{"flags", u"\U0001F1EB\U0001F1F7\U0001F1E9\U0001F1EA"},
    HostileText{"composed", u"Zo\u00E9"},
    HostileText{"percent codes", u"%1 %n %2 %%20%00"},
    HostileText{"lines", u"Ada\nBo\tCy"},
    HostileText{"forty wide letters", u"WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"},
    HostileText{
        "forty Chinese letters",
        u"\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239"
        u"\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239"
        u"\u98DB\u8239\u98DB\u8239\u98DB\u8239\u98DB\u8239"},
    HostileText{"parts of a path", u"../../etc/passwd"},
    HostileText{"another path", u"C:\\CON."},
    HostileText{"quotes", u"\"Ada\"; 'Bo',"},
    // The same name to people as the composed one: so far from it that they do not sit at one table of four.
    HostileText{"decomposed", u"Zoe\u0301"},
};

} // namespace skyledger::fixture
