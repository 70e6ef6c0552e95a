// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/origins.h"

#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace skyledger::ui {

using describe::ValueSource;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoxOrigins)
};

} // namespace

QString signOf(const BoxOrigin &origin)
{
    return origin.isKnown ? words::sourceSign(origin.source) : u"?"_s;
}

QString shortlyOf(const BoxOrigin &origin)
{
    if (!origin.isKnown)
        return Words::tr("missing", "a value of the box");
    // Here it is known whose copy that is.
    return origin.source == ValueSource::Copy ? Words::tr("your copy", "source of a value")
                                              : words::shortSource(origin.source);
}

QString withSignOf(const BoxOrigin &origin)
{
    //: A sign and what it means: "✓ your copy"
    QString text =
        Words::tr("%1 %2", "sign, where a value comes from").arg(signOf(origin), shortlyOf(origin));
    // A sign never stands alone at the end of a line.
    text.replace(text.indexOf(u' '), 1, QChar(QChar::Nbsp));
    return text;
}

QString legendOfOrigins()
{
    QStringList lines;
    for (const BoxOrigin &origin :
         {BoxOrigin{true, ValueSource::Copy}, BoxOrigin{true, ValueSource::Rulebook},
          BoxOrigin{true, ValueSource::Inferred}, BoxOrigin{true, ValueSource::Sample}, BoxOrigin{}})
        lines << withSignOf(origin);
    return lines.join(u'\n');
}

} // namespace skyledger::ui
