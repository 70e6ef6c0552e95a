// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/copy/whistlemountainbox.h"

#include "core/whistlemountain/names.h"
#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/cataloguejson.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainBox)
};

/// Scaffolds as they are typed: rows from top to bottom with a slash between them, how many there are behind a star.
QJsonValue piecesIn(const QString &typed)
{
    static const QRegularExpression piece(u"^([a-z?./]+)(?:\\*(\\d{1,2}))?$"_s);
    QJsonArray pieces;
    const QStringList parts = typed.toLower().split(QRegularExpression(u"[\\s,;]+"_s), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QRegularExpressionMatch match = piece.match(part);
        if (!match.hasMatch())
            return QJsonValue::Undefined;
        QJsonObject entry{{u"id"_s, u"p%1"_s.arg(pieces.size() + 1, 2, 10, QChar(u'0'))},
                          {u"pattern"_s, QJsonArray::fromStringList(match.captured(1).split(u'/'))}};
        if (!match.captured(2).isEmpty())
            entry.insert("count"_L1, match.captured(2).toInt());
        pieces.append(entry);
    }
    return pieces.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(pieces);
}

QString typedPieces(const QJsonValue &value)
{
    QStringList parts;
    const QJsonArray pieces = value.toArray();
    for (const auto &piece : pieces) {
        const QStringList rows = piece["pattern"_L1].toVariant().toStringList();
        const int count = piece["count"_L1].toInt();
        parts << rows.join(u'/') + (count > 0 ? u"*%1"_s.arg(count) : QString());
    }
    return parts.join(u' ');
}

QString saidPieces(const QString &typed)
{
    int tiles = 0;
    const QJsonArray pieces = piecesIn(typed).toArray();
    for (const auto &piece : pieces)
        tiles += piece["count"_L1].toInt();
    const QString shapes = Words::tr("%n shape(s)", "of scaffolds", static_cast<int>(pieces.size()));
    return tiles == 0 ? shapes
                      //: How many shapes of scaffolds, how many tiles
                      : Words::tr("%1, %2").arg(shapes, Words::tr("%n tile(s)", "of scaffolds", tiles));
}

ValueField piecesField()
{
    ValueField field{{},
                     {},
                     Words::tr("co/oi*3 .o/ow", "example of scaffolds, by the letters of the files"),
                     piecesIn,
                     saidPieces,
                     false,
                     typedPieces};
    field.width = 40;
    return field;
}

/// What a word of the files is called as a thing; empty if it is none.
template <class Thing>
QString named(const QString &word)
{
    const auto known = fromName<Thing>(word.toStdString());
    return known ? words::capitalised(wording::name(*known)) : QString();
}

QString classNamed(const QString &word)
{
    switch (fromName<MachineClass>(word.toStdString()).value_or(MachineClass::Small)) {
    case MachineClass::Small:
        return Words::tr("All small machines");
    case MachineClass::Medium:
        return Words::tr("All medium machines");
    case MachineClass::Large:
        return Words::tr("All large machines");
    }
    return {};
}

QString resourceLetters()
{
    return Words::tr("CIWGSA", "first letters: coal, iron, water, gold, whistle, any resource");
}

class WhistleMountainWords : public BoxWords
{
public:
    BoxSheet sheet(const QStringList &name) const override
    {
        const QString &kind = name.first();
        if (kind == "board"_L1)
            return {u"board"_s, Words::tr("Board"), Words::tr("Rows count from the water up."), {}, {}};
        if (kind == "scaffolds"_L1)
            return {u"scaffolds"_s,
                    Words::tr("Scaffolds"),
                    Words::tr(
                        "A shape row by row from the top: c i w g s for coal, iron, water, gold and whistle, "
                        "o for a cell without resource, . for no cell; behind a star how many there are."),
                    {},
                    {}};
        if (kind == "upgrades"_L1)
            return {u"upgrades"_s, Words::tr("Upgrades"), {}, {}, {}};
        if (kind == "trophies"_L1)
            return {u"trophies"_s, Words::tr("Trophies"), howMany(), {}, {}};
        if (kind == "cards"_L1)
            return {u"cards"_s, Words::tr("Cards"), howMany(), {}, {}};
        return {u"machines"_s,
                Words::tr("Machines"),
                Words::tr("A size counts for a whole class unless a machine has its own."),
                {},
                {}};
    }
    QString thing(const QStringList &name, const QJsonObject &) const override
    {
        const QString &kind = name.first();
        if (kind == "board"_L1)
            return Words::tr("The board");
        if (kind == "scaffolds"_L1)
            return Words::tr("All scaffolds");
        if (kind == "sizes"_L1)
            return classNamed(name[1]);
        if (kind == "machines"_L1)
            return named<Machine>(name[1]);
        if (kind == "upgrades"_L1)
            return named<Upgrade>(name[1]);
        if (kind == "trophies"_L1) // none of the box is of a kind that nobody knows
            return name[1] == table::word(Trophy::Unknown) ? QString() : named<Trophy>(name[1]);
        return named<Card>(name[1]);
    }
    QString value(const QStringList &name) const override
    {
        struct Named {
            QLatin1StringView key;
            const char *name;
        };
        static constexpr Named values[] = {
            {"columns"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Columns")},
            {"rows"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Rows")},
            {"bridgeRow"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "First row above the bridge")},
            {"barracksRow"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Lowest row of the barracks")},
            {"floors"_L1,
             QT_TRANSLATE_NOOP("WhistleMountainBox", "VP of the tower’s floors, from the bottom")},
            {"floorOfRow"_L1,
             QT_TRANSLATE_NOOP("WhistleMountainBox", "Floor beside each row, from the bottom")},
            {"minCells"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Fewest cells")},
            {"maxCells"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Most cells")},
            {"resources"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Resources on each")},
            {"pieces"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Shapes")},
            {"size"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Size")},
            {"build"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Build value")},
            {"gain"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Gives")},
            {"vp"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "VP")},
            {"cost"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Cost")},
            {"icons"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "Cost icons")},
            {"end"_L1, QT_TRANSLATE_NOOP("WhistleMountainBox", "End VP")},
        };
        if (name.first() == "sizes"_L1)
            return Words::tr("Size");
        const QString &key = name.first() == "board"_L1 ? name[1] : name.last();
        for (const Named &each : values) {
            if (key == each.key)
                return Words::tr(each.name);
        }
        return Words::tr("In the box");
    }
    LetteredWords letters() const override
    {
        const QString signs = resourceLetters();
        LetteredWords letters;
        for (const Resource resource : all<Resource>())
            letters.emplace_back(table::word(resource), signs.at(static_cast<qsizetype>(indexOf(resource))));
        letters.emplace_back(u"any"_s, signs.back());
        return letters;
    }
    std::vector<ValueField> forms(const QStringList &name, const QJsonObject &) const override
    {
        return name.last() == "pieces"_L1 ? std::vector{piecesField()} : std::vector<ValueField>();
    }
    QString shorthand() const override
    {
        const QString signs = resourceLetters();
        QStringList said;
        for (const Resource resource : all<Resource>()) {
            //: A letter, what it stands for
            said << Words::tr("%1 %2")
                        .arg(signs.at(static_cast<qsizetype>(indexOf(resource))))
                        .arg(wording::name(resource));
        }
        said << Words::tr("%1 %2").arg(signs.back()).arg(Words::tr("any resource"));
        return Words::tr("Amounts stand before their letters, 0 for nothing: %1.").arg(words::listed(said));
    }

private:
    static QString howMany() { return Words::tr("How many of each kind lie in the box."); }
};

} // namespace

TableBox whistleMountainBox()
{
    return tableBox(gameId, printedCopy, completed, std::make_shared<WhistleMountainWords>(),
                    {"gain"_L1, "cost"_L1});
}

} // namespace skyledger::ui
