// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/sources.h"

#include "core/table/valuesource.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;
using describe::ValueSource;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PrintedSources)
};

} // namespace

QString sourceName(std::optional<ValueSource> source)
{
    if (!source)
        return Text::tr("Known, source not told");
    switch (*source) {
    case ValueSource::Rulebook:
        return Text::tr("Legible in a rulebook");
    case ValueSource::Inferred:
        return Text::tr("Inferred from other facts");
    case ValueSource::Copy:
        return Text::tr("Read off a copy of the game");
    case ValueSource::Sample:
        return Text::tr("Sample data, made up");
    }
    return {};
}

QString sourceSign(std::optional<ValueSource> source)
{
    if (!source)
        return u"·"_s;
    switch (*source) {
    case ValueSource::Rulebook:
        return u"§"_s;
    case ValueSource::Inferred:
        return u"≈"_s;
    case ValueSource::Copy:
        return u"✓"_s;
    case ValueSource::Sample:
        return u"✱"_s;
    }
    return {};
}

QString shortSource(std::optional<ValueSource> source)
{
    if (!source)
        return Text::tr("source not told");
    switch (*source) {
    case ValueSource::Rulebook:
        return Text::tr("rulebook", "source of a value");
    case ValueSource::Inferred:
        return Text::tr("inferred", "source of a value");
    case ValueSource::Copy:
        return Text::tr("read off a copy", "source of a value");
    case ValueSource::Sample:
        return Text::tr("sample, made up", "source of a value");
    }
    return {};
}

QString signedSource(std::optional<ValueSource> source)
{
    //: The sign and the name of a source: "✓ read off a copy"
    return Text::tr("%1 %2", "sign, source").arg(sourceSign(source), shortSource(source));
}

QString missingSource()
{
    return Text::tr("? missing", "sign, and that a value is not known");
}

QString sampleNotice(const QJsonObject &catalogue)
{
    if (!table::holdsSampleValues(catalogue))
        return {};
    return Text::tr("Sample data: component values shown here are made up for trying the program.");
}

} // namespace skyledger::words
