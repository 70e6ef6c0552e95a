// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxkeep.h"

#include "core/table/jsonput.h"
#include "core/table/valuesource.h"
#include "ui/box/boxsheets.h"
#include "ui/newgame/boxfile.h"

#include <QtCore/QJsonArray>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

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

} // namespace

bool keepInBox(const box::CatalogueFormat &format, const QJsonObject &ofGame, const ValuesAsked &asked,
               const QStringList &typed)
{
    if (table::namesSource(ofGame, "sample"_L1))
        return false;
    const BoxFile file(format.game);
    const std::optional<QJsonObject> base = file.content();
    if (!base)
        return false;
    box::CopyDraft draft(format, *base);
    const std::vector<box::Entered> entered = enteredValues(draft.shown(), asked, typed);
    if (entered.empty() || draft.enter(entered))
        return false;
    return static_cast<bool>(file.keep(*base, draft.document(), format.whole));
}

MetPage::Things keptInBox(MetPage::Things things, const box::CatalogueFormat &format,
                          const std::function<QJsonObject()> &catalogue)
{
    const auto inGame = std::move(things.keep);
    things.keep = [inGame, format, catalogue, asked = things.asked](const MetThing &thing,
                                                                    const QStringList &typed) {
        const ValuesAsked values = asked(thing); // in the game they are known at once
        const QJsonObject before = catalogue();
        inGame(thing, typed);
        keepInBox(format, before, values, typed);
    };
    return things;
}

} // namespace skyledger::ui
