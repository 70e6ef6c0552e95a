// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/play/toygame/tables.h"
#include "ui/score/sheet/sheetgame.h"

namespace skyledger::ui::test {

/// The score sheet of the toy: points and berries, an edition, and how ties are parted.
class ToySheet : public SheetGame
{
public:
    QString id() const override { return QStringLiteral("toy"); }
    QString edition() const override { return {}; }
    SeatsSpec seats() const override
    {
        static const PieceColor plain{};
        return {1, 3, 3, [](int color) { return QStringLiteral("colour %1").arg(color); },
                [](int) -> const PieceColor & { return plain; }};
    }
    QString colorWord(int color) const override { return QString::number(color); }
    const std::vector<Row> &rows() const override { return m_rows; }
    const std::vector<Head> &heads() const override { return m_heads; }
    const describe::SheetCodes &numbers() const override { return toygame::sheet(); }
    QStringList usualHeads() const override { return {QStringLiteral("0"), QStringLiteral("0")}; }
    SheetReading readHead(std::size_t, const SheetTexts &) const override { return {}; }
    void writeHeads(const SheetTexts &, QJsonObject &) const override {}
    QStringList headsIn(const QJsonObject &) const override { return usualHeads(); }
    SheetReading read(std::size_t, std::size_t, const SheetTexts &) const override { return {}; }
    void write(std::size_t, const SheetTexts &, QJsonObject &) const override {}
    QString textIn(std::size_t, const QJsonObject &) const override { return {}; }
    bool asks(std::size_t, const SheetTexts &, const QJsonObject &) const override { return true; }
    std::optional<ScoreTold> tell(const QJsonObject &) const override { return {}; }
    std::optional<table::FinishedGame> finished(const QJsonObject &) const override { return {}; }
    QByteArray bytes(const QJsonObject &) const override { return {}; }

private:
    static Sentence say(const char *text)
    {
        return [text] { return QString::fromLatin1(text); };
    }

    const std::vector<Row> m_rows{
        {.id = QStringLiteral("points"), .label = say("Points"), .where = say("On the track."), .number = 0},
        {.id = QStringLiteral("berries"), .label = say("Berries"), .where = say("In hand."), .number = 1}};
    const std::vector<Head> m_heads{
        {QStringLiteral("edition"),
         say("Edition"),
         [] {
             return QStringList{QStringLiteral("First"), QStringLiteral("Second")};
         },
         {},
         true},
        {QStringLiteral("ties"),
         say("Ties"),
         [] {
             return QStringList{QStringLiteral("shared"), QStringLiteral("berries")};
         },
         {},
         true}};
};

} // namespace skyledger::ui::test
