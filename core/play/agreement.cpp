// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/agreement.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QJsonDocument>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;

QString digestOf(const QJsonObject &boards)
{
    constexpr qsizetype digestLength = 16;
    const QByteArray text = QJsonDocument(boards).toJson(QJsonDocument::Compact);
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(hash.first(digestLength));
}

QJsonObject markJson(const Agreement &mark, const QString &digest)
{
    QJsonObject object{{u"after"_s, static_cast<qint64>(mark.after)}, {u"boards"_s, digest}};
    if (!mark.at.isEmpty())
        object.insert(u"at"_s, mark.at);
    return object;
}

Agreement markIn(const QJsonObject &mark)
{
    return {static_cast<std::size_t>(mark["after"_L1].toInteger()), mark["at"_L1].toString()};
}

bool isAgreedOn(const QJsonObject &mark, const QString &digest)
{
    return mark["boards"_L1] == digest;
}

} // namespace skyledger::play
