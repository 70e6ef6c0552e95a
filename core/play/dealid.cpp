// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/dealid.h"

#include <QtCore/QJsonArray>
#include <QtCore/QUuid>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;

QString idOfContent(const QString &space, const QJsonDocument &content)
{
    return QUuid::createUuidV5(QUuid(space), content.toJson(QJsonDocument::Compact))
        .toString(QUuid::WithoutBraces);
}

QString idOfDeal(std::uint64_t seed, const QJsonObject &document)
{
    const QJsonArray content{QString::number(seed), document["game"_L1], document["setup"_L1]};
    return idOfContent(u"{0f4e8c52-9d6b-4b1e-8a37-61c2d95e7b40}"_s, QJsonDocument(content));
}

} // namespace skyledger::play
