// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/sharingfiles.h"

#include "core/table/recordfile.h"
#include "ui/widgets/filequestions.h"
#include "ui/words/besideothers.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SharingFiles)
};

QString filter()
{
    //: In the list of kinds of files: the endings follow in parentheses
    return Text::tr("Component values and games") + u" (*.skycatalogue.json *.skyledger)"_s;
}

QString ending()
{
    return u".skycatalogue.json"_s;
}

} // namespace

SharingChooser SharingChooser::dialogs()
{
    return {[](QWidget *parent, const QString &title) {
                return askFileToOpen(parent, title, QString(), filter());
            },
            [](QWidget *parent, const QString &title, const QString &proposal) {
                return askFileToSave(parent, title, proposal);
            }};
}

Sentence exportCatalogue(const QString &path, const QByteArray &copy, QString &written)
{
    written = path;
    if (!path.endsWith(u".json"_s, Qt::CaseInsensitive)) {
        written += ending();
        // Nobody was asked about this one.
        if (QFileInfo::exists(written))
            return [written] {
                return Text::tr("“%1” is there already. Nothing was written; name it with its ending to "
                                "replace it.")
                    .arg(words::besideOthers(written));
            };
    }
    if (const auto error = table::saveAtomically(written, copy))
        return [written, reason = error->reason] {
            return words::usage::cannotWrite(words::besideOthers(written), reason);
        };
    return {};
}

QString proposedFileName(const QJsonObject &document)
{
    QString name = document.value("name"_L1).toString().simplified();
    for (QChar &c : name) {
        if (!c.isLetterOrNumber() && c != u' ' && c != u'-')
            c = u'_';
    }
    if (name.isEmpty())
        name = Text::tr("My copy", "name of a file");
    return name + ending();
}

} // namespace skyledger::ui
