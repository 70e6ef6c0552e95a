// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/session.h"

#include "core/cloudage/record/gamerecord.h"
#include "core/play/sessionofimpl.h"

namespace skyledger {
template class play::SessionOf<cloudage::CloudAge>;
} // namespace skyledger

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

Session::Session(GameRecord record, QObject *parent) : SessionOf(std::move(record), parent) {}

std::unique_ptr<play::Session> Session::sessionOn(GameRecord record) const
{
    return std::make_unique<Session>(std::move(record));
}

FinalScore Session::standingsAt(qsizetype moment) const
{
    return score(setup(), stateAt(moment), ledgerUpTo(moment));
}

bool Session::changeCatalogue(const QJsonObject &catalogue)
{
    // Its values are read like those of a file, so that nobody has to know two ways.
    QJsonObject document = gameRecordJson(record());
    QJsonObject setup = document.value("setup"_L1).toObject();
    setup.insert(u"catalogue"_s, catalogue);
    document.insert(u"setup"_s, setup);
    auto changed = readGameRecord(document);
    if (!changed)
        return false;
    auto mended = mendedUnder(std::move(changed).value());
    if (!hasRoom(mended.record))
        return false;
    takeOver(std::move(mended));
    emit catalogueChanged();
    return true;
}

} // namespace skyledger::cloudage
