// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxkeep.h"

#include "core/table/jsonput.h"
#include "core/table/valuesource.h"
#include "ui/newgame/boxfile.h"
#include "ui/play/stepguide.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoxKeep)
};

/// What was typed, value by value: of a thing that the copy does not have yet, its name first. Nothing if a part of a
/// value that needs all of them is lacking.
std::vector<box::Entered> enteredValues(const QJsonObject &copy, const ValuesAsked &asked,
                                        const QStringList &typed)
{
    BoxThing thing;
    thing.path = asked.path;
    if (thing.path.last() == u"#"_s)
        thing.path.last() += table::newIdFor(typed.value(0), copy[thing.path.first()].toArray());
    thing.fields = asked.fields;
    thing.isOne = asked.isOne;
    std::vector<std::optional<QString>> texts;
    texts.reserve(asked.fields.size());
    for (std::size_t i = 0; i < asked.fields.size(); ++i) {
        const QString text = typed.value(static_cast<qsizetype>(i));
        texts.push_back(text.isEmpty() ? std::nullopt
                                       : std::optional(text)); // what is left open stays as it was
    }
    std::vector<box::Entered> entered = typedValues(thing, texts).values;
    for (box::Entered &each : entered) {
        if (each.path.last() == u"name"_s)
            each.told = box::Told::Nowhere;
    }
    return entered;
}

/// Where a value of a name goes in a copy that lacks it; a list of values goes there whole.
std::vector<box::Entered> lackedValue(const TableBox &box, const QJsonObject &shown, const QString &name,
                                      const QJsonValue &value)
{
    const QStringList words = name.split(u'.');
    for (const BoxValue &each : box.values(shown)) {
        const QJsonValue known = table::valueAt(shown, each.path);
        if (each.name != words || (!known.isUndefined() && !known.isNull()))
            continue;
        if (!each.path.last().startsWith(u'@'))
            return {{each.path, value}};
        const QStringList path = each.path.first(each.path.size() - 1);
        const qsizetype place = each.path.last().mid(1).toLongLong();
        QJsonArray list = table::valueAt(shown, path).toArray();
        while (list.size() <= place)
            list.append(QJsonValue());
        list[place] = value;
        return {{path, list}};
    }
    return {};
}

} // namespace

QString notKept(KeptInBox kept, const QString &path)
{
    switch (kept) {
    case KeptInBox::Unreadable:
        //: The name of a file
        return Words::
            tr("The value is in this game. Your copy of the box was left alone, because its file cannot be "
               "read: %1")
                .arg(words::printable(path));
    case KeptInBox::Unwritable:
        return Words::tr("The value is in this game. Your copy of the box cannot be written: %1")
            .arg(words::printable(path));
    default:
        return Words::tr(
            "The value is in this game. It does not fit what your copy of the box says, which stays as "
            "it was.");
    }
}

std::optional<QJsonObject> withEntered(const box::CatalogueFormat &format, const QJsonObject &catalogue,
                                       const ValuesAsked &asked, const QStringList &typed)
{
    box::CopyDraft draft(format, catalogue);
    const std::vector<box::Entered> entered = enteredValues(draft.shown(), asked, typed);
    if (entered.empty() || draft.enter(entered))
        return std::nullopt;
    return draft.shown();
}

KeptInBox keepInBox(const box::CatalogueFormat &format, const QJsonObject &ofGame, const LackedIn &lacked)
{
    if (table::holdsSampleValues(ofGame))
        return KeptInBox::Nothing;
    const BoxFile file(format.game);
    const std::optional<QJsonObject> base = file.content();
    if (!base)
        return KeptInBox::Unreadable;
    box::CopyDraft draft(format, *base);
    const std::vector<box::Entered> entered = lacked(draft.shown());
    if (entered.empty())
        return KeptInBox::Nothing;
    if (draft.enter(entered))
        return KeptInBox::Unfit;
    return file.keep(*base, draft.document(), format.whole) ? KeptInBox::Kept : KeptInBox::Unwritable;
}

KeptInBox keepInBox(const box::CatalogueFormat &format, const QJsonObject &ofGame, const ValuesAsked &asked,
                    const QStringList &typed)
{
    return keepInBox(format, ofGame,
                     [&](const QJsonObject &shown) { return enteredValues(shown, asked, typed); });
}

KeptInBox keepInBox(const TableBox &box, const QJsonObject &ofGame, const QString &name,
                    const QJsonValue &value)
{
    return keepInBox(box.format, ofGame,
                     [&](const QJsonObject &shown) { return lackedValue(box, shown, name, value); });
}

void tellKept(KeptInBox kept, const QString &game, StepGuide &guide)
{
    if (kept != KeptInBox::Kept && kept != KeptInBox::Nothing)
        guide.tell([kept, path = BoxFile(game).path()] { return notKept(kept, path); });
}

void keepMet(const box::CatalogueFormat &format, const QJsonObject &ofGame, const LackedIn &lacked,
             const std::function<bool(const QJsonObject &)> &learn, StepGuide &guide)
{
    const std::vector<box::Entered> entered = lacked(ofGame);
    if (entered.empty())
        return;
    box::CopyDraft draft(format, ofGame);
    if (!draft.enter(entered) && learn(draft.shown()))
        tellKept(keepInBox(format, ofGame, lacked), format.game, guide);
}

MetPage::Things keptInBox(MetPage::Things things, const box::CatalogueFormat &format,
                          const std::function<QJsonObject()> &catalogue, StepGuide &guide)
{
    const auto inGame = std::move(things.keep);
    StepGuide *teller = &guide;
    things.keep = [inGame, format, catalogue, teller, asked = things.asked](const MetThing &thing,
                                                                            const QStringList &typed) {
        const ValuesAsked values = asked(thing); // in the game they are known at once
        const QJsonObject before = catalogue();
        inGame(thing, typed);
        tellKept(keepInBox(format, before, values, typed), format.game, *teller);
    };
    return things;
}

namespace {

/// Things without ids that a copy lists and a catalogue does not, as far as the box holds so many; answers how many.
int takeRows(const std::vector<BoxRow> &rows, const QJsonObject &copy, QJsonObject &catalogue)
{
    int taken = 0;
    for (const BoxRow &row : rows) {
        QJsonArray own = catalogue[row.key].toArray();
        const QJsonArray others = copy[row.key].toArray();
        const auto before = own.size();
        for (const auto &thing : others) {
            if (own.size() < row.inBox && !own.contains(thing))
                own.append(thing);
        }
        if (own.size() == before)
            continue;
        taken += static_cast<int>(own.size() - before);
        catalogue.insert(row.key, own);
    }
    return taken;
}

} // namespace

int takeFromBox(const TableBox &box, const play::Session &session, const QJsonObject &ofGame,
                const std::function<bool(const QJsonObject &catalogue)> &learn)
{
    const std::optional<QJsonObject> copy = BoxFile(box.format.game).content();
    if (!copy || session.isOver() || session.stoppedBy() || table::holdsSampleValues(ofGame)
        || table::holdsSampleValues(*copy))
        return 0;
    const auto mine = box.make();
    const auto theirs = box.make();
    if (mine->setDocument(ofGame) || theirs->setDocument(box.format.completed(*copy)))
        return 0;
    int taken = mine->takeFrom(*theirs, box.format.completed({}));
    QJsonObject document = mine->document();
    taken += takeRows(box.words->rows(), *copy, document);
    return taken > 0 && learn(document) ? taken : 0;
}

} // namespace skyledger::ui
