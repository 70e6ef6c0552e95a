// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowsdesk.h"

#include "core/table/personname.h"
#include "ui/words/phrases.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isEmptyColumn(const SheetTexts::Player &player)
{
    return table::isBlank(player.name)
        && std::all_of(player.cells.begin(), player.cells.end(),
                       [](const QString &cell) { return cell.isEmpty(); });
}

/// What stands in an object at "wood" or "resources.wood".
QJsonValue valueAt(const QJsonObject &object, const QString &path)
{
    const qsizetype dot = path.indexOf(u'.');
    return dot < 0 ? object.value(path) : object.value(path.left(dot)).toObject().value(path.mid(dot + 1));
}

/// Puts it there, or takes it away where there is none.
void setAt(QJsonObject &object, const QString &path, const QJsonValue &value)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0) {
        object.insert(path, value); // none removes what was there
        return;
    }
    const QString outer = path.left(dot);
    QJsonObject inner = object.value(outer).toObject();
    inner.insert(path.mid(dot + 1), value);
    if (!inner.isEmpty() || object.contains(outer))
        object.insert(outer, inner);
}

/// Columns in which nobody sits yet get the colours that are free.
void giveColors(std::vector<SheetTexts::Player> &players, std::size_t from)
{
    for (std::size_t player = from; player < players.size(); ++player) {
        int color = 0;
        while (std::any_of(players.begin(), players.end(),
                           [color](const SheetTexts::Player &each) { return each.color == color; }))
            ++color;
        players[player].color = color;
    }
}

} // namespace

std::optional<int> numberIn(const QString &text)
{
    bool isNumber = false;
    const int number = QString(text).replace(u'−', u'-').toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

RowsDesk::RowsDesk(const SheetGame &game, const QJsonObject &document, QObject *parent)
    : QObject(parent), m_game(game), m_seats(game.seats()), m_base(document), m_isNew(document.isEmpty())
{
    m_texts = textsIn(document);
    if (m_isNew)
        m_game.begin(m_texts);
    work();
}

SheetTexts RowsDesk::textsIn(const QJsonObject &document) const
{
    SheetTexts texts;
    texts.heads = document.isEmpty() ? m_game.usualHeads() : m_game.headsIn(document);
    const QJsonArray players = document.value("players"_L1).toArray();
    texts.players.reserve(m_seats.most);
    for (std::size_t i = 0; i < m_seats.most; ++i) {
        const QJsonObject object = players.at(static_cast<qsizetype>(i)).toObject();
        SheetTexts::Player player;
        player.name = object.value("name"_L1).toString();
        player.first = object.value("first"_L1).toBool();
        const QString color = object.value("color"_L1).toString();
        for (int each = 0; each < m_seats.colors && !color.isEmpty(); ++each) {
            if (m_game.colorWord(each) == color)
                player.color = each;
        }
        player.cells.reserve(static_cast<qsizetype>(m_game.rows().size()));
        for (std::size_t row = 0; row < m_game.rows().size(); ++row)
            player.cells << textIn(row, object);
        texts.players.push_back(std::move(player));
    }
    giveColors(texts.players, static_cast<std::size_t>(players.size()));
    return texts;
}

QString RowsDesk::textIn(std::size_t row, const QJsonObject &player) const
{
    const auto &number = m_game.rows()[row].number;
    if (!number)
        return m_game.textIn(row, player);
    const QJsonValue value = valueAt(player, m_game.numbers().pathOf(m_game.numbers().cells()[*number]));
    if (value.isBool())
        return QString::number(value.toBool() ? 1 : 0);
    return value.isDouble() ? QString::number(value.toInt()) : QString();
}

SheetTexts RowsDesk::seatedTexts() const
{
    SheetTexts texts = m_texts;
    texts.players.resize(m_seated);
    for (std::size_t player = 0; player < m_seated; ++player)
        texts.players[player].name = nameOf(player);
    return texts;
}

bool RowsDesk::isUntouched() const
{
    return m_isNew
        && std::all_of(m_texts.players.begin(), m_texts.players.end(), [](const SheetTexts::Player &player) {
               return std::all_of(player.cells.begin(), player.cells.end(),
                                  [](const QString &cell) { return cell.isEmpty(); });
           });
}

QString RowsDesk::nameOf(std::size_t player) const
{
    const SheetTexts::Player &who = m_texts.players[player];
    if (!table::isBlank(who.name))
        return who.name.trimmed();
    const int color = who.color.value_or(static_cast<int>(player));
    return words::capitalised(m_seats.colorName(color));
}

QStringList RowsDesk::names() const
{
    QStringList names;
    for (std::size_t player = 0; player < m_seated; ++player)
        names << nameOf(player);
    return names;
}

bool RowsDesk::hasFaults() const
{
    if (!m_faults.empty() || !m_namesFault.isEmpty())
        return true;
    for (std::size_t head = 0; head < m_game.heads().size(); ++head) {
        if (!headReading(head).fault.isEmpty())
            return true;
    }
    return false;
}

template <class Change>
void RowsDesk::change(Edit edit, Change how)
{
    SheetTexts before = m_texts;
    how();
    if (m_texts == before)
        return;
    if (edit == noEdit || edit != m_lastEdit)
        m_past.push_back(std::move(before));
    m_lastEdit = edit;
    m_future.clear();
    work();
    emit changed();
}

void RowsDesk::work()
{
    countSeated();
    judgeSeats();
    readCells();
    judgeNumbers();
    m_document = documentNow();
    m_told = m_seated >= m_seats.least ? m_game.tell(m_document) : std::nullopt;
    m_asked.assign(m_game.rows().size(), true);
    for (std::size_t row = 0; row < m_asked.size(); ++row)
        m_asked[row] = m_game.asks(row, m_texts, m_document);
    findGaps();
}

/// Nobody sits to the right of the last column in which something stands; the least number always plays.
void RowsDesk::countSeated()
{
    m_seated = m_texts.players.size();
    while (m_seated > m_seats.least && isEmptyColumn(m_texts.players[m_seated - 1]))
        --m_seated;
}

QJsonObject RowsDesk::playerNow(std::size_t player, const QJsonObject &former) const
{
    const SheetTexts::Player &typed = m_texts.players[player];
    QJsonObject object = former;
    object.insert("name"_L1, nameOf(player));
    if (typed.color)
        object.insert("color"_L1, m_game.colorWord(*typed.color));
    if (typed.first || object.contains("first"_L1))
        object.insert("first"_L1, typed.first);
    const auto cells = m_game.numbers().cells();
    for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
        const auto &cell = m_game.rows()[row].number;
        if (!cell)
            continue;
        const describe::SheetCode &code = m_game.numbers().row(cells[*cell].row);
        const QString path = m_game.numbers().pathOf(cells[*cell]);
        const std::optional<int> number = numberIn(typed.cells[static_cast<qsizetype>(row)]);
        if (code.isTick)
            setAt(object, path, number ? QJsonValue(*number != 0) : QJsonValue::Undefined);
        else if (number) // what cannot be counts as the nearest that can
            setAt(object, path, std::clamp(*number, code.least, code.most));
        else
            setAt(object, path, code.required ? QJsonValue(0) : QJsonValue::Undefined);
    }
    m_game.write(player, m_texts, object);
    return object;
}

QJsonObject RowsDesk::documentNow() const
{
    QJsonObject document = m_base;
    const auto keep = [&document](QLatin1StringView key, const QJsonValue &value) {
        if (!document.contains(key))
            document.insert(key, value);
    };
    keep("format"_L1, u"skyledger-score"_s);
    keep("version"_L1, 1);
    keep("game"_L1, m_game.id());
    keep("edition"_L1, m_game.edition());
    keep("rulings"_L1, QJsonObject());
    const QJsonArray former = m_base.value("players"_L1).toArray();
    QJsonArray players;
    for (std::size_t player = 0; player < m_seated; ++player)
        players.append(playerNow(player, former.at(static_cast<qsizetype>(player)).toObject()));
    document.insert("players"_L1, players);
    m_game.writeHeads(m_texts, document);
    return document;
}

std::optional<QJsonObject> RowsDesk::sheet(const QString &id, const QString &playedAt) const
{
    if (hasFaults() || !m_told)
        return std::nullopt;
    QJsonObject document = m_document;
    if (!id.isEmpty())
        document.insert("id"_L1, id);
    if (!playedAt.isEmpty())
        document.insert("playedAt"_L1, playedAt);
    return document;
}

void RowsDesk::setCell(const Place &place, const QString &text)
{
    change({static_cast<int>(place.player), static_cast<int>(place.row)},
           [&] { m_texts.players[place.player].cells[static_cast<qsizetype>(place.row)] = text.trimmed(); });
}

void RowsDesk::setTick(const Place &place, bool isTicked)
{
    change(noEdit, [&] {
        m_texts.players[place.player].cells[static_cast<qsizetype>(place.row)] =
            QString::number(isTicked ? 1 : 0);
    });
}

void RowsDesk::setRow(std::size_t row, const QStringList &cells)
{
    change(noEdit, [&] {
        for (qsizetype i = 0; i < cells.size(); ++i)
            m_texts.players[static_cast<std::size_t>(i)].cells[static_cast<qsizetype>(row)] = cells[i];
    });
}

void RowsDesk::replace(SheetTexts texts)
{
    change(noEdit, [&] { m_texts = std::move(texts); });
}

void RowsDesk::setName(std::size_t player, const QString &name)
{
    constexpr int nameEdit = 1000;
    change({static_cast<int>(player), nameEdit}, [&] { m_texts.players[player].name = name; });
}

void RowsDesk::setColor(std::size_t player, int color)
{
    change(noEdit, [&] {
        const auto former = std::exchange(m_texts.players[player].color, color);
        for (std::size_t other = 0; other < m_texts.players.size(); ++other) {
            if (other != player && m_texts.players[other].color == color)
                m_texts.players[other].color = former;
        }
    });
}

void RowsDesk::setFirst(std::size_t player)
{
    change(noEdit, [&] {
        for (std::size_t other = 0; other < m_texts.players.size(); ++other)
            m_texts.players[other].first = other == player;
    });
}

void RowsDesk::setHead(std::size_t head, const QString &text)
{
    constexpr int headEdit = 2000;
    const bool isChoice = static_cast<bool>(m_game.heads()[head].choices);
    change(isChoice ? noEdit : Edit{headEdit, static_cast<int>(head)}, [&] {
        const SheetTexts before = m_texts;
        m_texts.heads[static_cast<qsizetype>(head)] = text;
        m_game.follow(head, before, m_texts);
    });
}

void RowsDesk::undo()
{
    if (!canUndo())
        return;
    m_future.push_back(std::exchange(m_texts, std::move(m_past.back())));
    m_past.pop_back();
    m_lastEdit = noEdit;
    work();
    emit changed();
}

void RowsDesk::redo()
{
    if (!canRedo())
        return;
    m_past.push_back(std::exchange(m_texts, std::move(m_future.back())));
    m_future.pop_back();
    m_lastEdit = noEdit;
    work();
    emit changed();
}

void RowsDesk::retell()
{
    work();
    emit changed();
}

} // namespace skyledger::ui
