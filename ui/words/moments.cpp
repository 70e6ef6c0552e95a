// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/moments.h"

#include "ui/words/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QLocale>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Moments)
};

} // namespace

QString clockTime(const QString &recorded)
{
    const QDateTime time = QDateTime::fromString(recorded, Qt::ISODate);
    if (!time.isValid())
        return Words::tr("an unknown time");
    QString clock = time.toString(QStringLiteral("HH:mm"));
    if (time.date() == QDateTime::currentDateTime().date())
        return clock;
    return Words::tr("%1, %2", "date, time of the clock").arg(time.date().toString(Qt::ISODate), clock);
}

QString duration(std::chrono::milliseconds time)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const qint64 minutes = seconds / 60;
    if (minutes < 60)
        return QStringLiteral("%1:%2").arg(QString::number(minutes), two(seconds % 60));
    return QStringLiteral("%1:%2:%3")
        .arg(QString::number(minutes / 60), two(minutes % 60), two(seconds % 60));
}

QString writtenDay(QDate day)
{
    const bool french = spokenLanguage() == Language::French;
    const QLocale locale(french ? QLocale::French : QLocale::English);
    if (french && day.day() == 1) // the only one that French counts
        return locale.toString(day, u"d'er' MMMM yyyy"_s);
    //: How a date is written: 28 November 2026
    return locale.toString(day, Words::tr("d MMMM yyyy", "date format of Qt"));
}

} // namespace skyledger::words
