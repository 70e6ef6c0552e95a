// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowsdesk.h"

#include "core/table/personname.h"
#include "ui/words/besideothers.h"
#include "ui/words/numbers.h"
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

std::optional<int> numberIn(const QString &text)
{
    bool isNumber = false;
    const int number = QString(text).replace(u'−', u'-').toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

RowsDesk::RowsDesk(const SheetGame &game, const QJsonObject &document, QObject *parent)
    : QObject(parent), m_game(game), m_seats(game.seats()), m_base(document), m_isNew(document.isEmpty())
{
    m_texts = textsIn(document);
    work();
}

SheetTexts RowsDesk::textsIn(const QJsonObject &document) const
{
    SheetTexts texts;
    texts.heads = m_isNew ? m_game.usualHeads() : m_game.headsIn(document);
    const QJsonArray players = document.value("players"_L1).toArray();
    const auto cells = m_game.numbers().cells();
    texts.players.reserve(m_seats.most);
    for (std::size_t i = 0; i < m_seats.most; ++i) {
        const QJsonObject object = players.at(static_cast<qsizetype>(i)).toObject();
        SheetTexts::Player player;
        player.name = object.value("name"_L1).toString();
        player.first = object.value("first"_L1).toBool();
        const QString color = object.value("color"_L1).toString();
        if (m_isNew || static_cast<qsizetype>(i) >= players.size())
            player.color = static_cast<int>(i);
        for (int each = 0; each < m_seats.colors && !color.isEmpty(); ++each) {
            if (m_game.colorWord(each) == color)
                player.color = each;
        }
        for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
            const auto &number = m_game.rows()[row].number;
            if (!number) {
                player.cells << m_game.textIn(row, object);
                continue;
            }
            const QJsonValue value = object.value(m_game.numbers().pathOf(cells[*number]));
            player.cells << (value.isDouble() ? QString::number(value.toInt()) : QString());
        }
        texts.players.push_back(std::move(player));
    }
    return texts;
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
    judgeNames();
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

void RowsDesk::judgeNames()
{
    m_namesFault.clear();
    for (std::size_t i = 0; i < m_seated; ++i) {
        for (std::size_t j = i + 1; j < m_seated; ++j) {
            if (table::isSameName(nameOf(i), nameOf(j)))
                m_namesFault = tr("Two players are called %1.").arg(words::besideOthers(nameOf(i)));
        }
    }
}

void RowsDesk::readCells()
{
    m_readings.assign(m_texts.players.size(), std::vector<SheetReading>(m_game.rows().size()));
    m_faults.clear();
    for (std::size_t player = 0; player < m_seated; ++player) {
        for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
            if (m_game.rows()[row].number)
                continue;
            m_readings[player][row] = m_game.read(row, player, m_texts);
            if (!m_readings[player][row].fault.isEmpty())
                m_faults.push_back({player, row});
        }
    }
}

void RowsDesk::judgeNumbers()
{
    using Numbers = describe::SheetCodes::Numbers;
    const auto cells = m_game.numbers().cells();
    std::vector<Numbers> numbers(m_seated, Numbers(cells.size()));
    std::vector<std::size_t> rowOf(cells.size());
    for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
        const auto &cell = m_game.rows()[row].number;
        if (!cell)
            continue;
        rowOf[*cell] = row;
        for (std::size_t player = 0; player < m_seated; ++player)
            numbers[player][*cell] = numberIn(m_texts.players[player].cells[static_cast<qsizetype>(row)]);
    }
    for (const describe::SheetFault &fault : m_game.numbers().faults(numbers)) {
        const auto at = std::find(cells.begin(), cells.end(), fault.cell) - cells.begin();
        const Place place{fault.player, rowOf[static_cast<std::size_t>(at)]};
        m_readings[place.player][place.row].fault = sentenceFor(fault, place.row);
        m_faults.push_back(place);
    }
}

QString RowsDesk::sentenceFor(const describe::SheetFault &fault, std::size_t row) const
{
    using Kind = describe::SheetFault::Kind;
    const QString label = m_game.rows()[row].label();
    const QString value = words::plainNumber(fault.value);
    const QString limit = words::plainNumber(fault.limit);
    if (fault.kind == Kind::TooManyInAll)
        return tr("%1: there are %2 in the box, and %3 are entered in all.", "what, number, number")
            .arg(label, limit, value);
    const QString name = words::besideOthers(nameOf(fault.player));
    return fault.kind == Kind::TooLow
        ? tr("%1, %2: %3 is too low, the least is %4.", "player, what, number, number")
              .arg(name, label, value, limit)
        : tr("%1, %2: %3 is too high, the most is %4.", "player, what, number, number")
              .arg(name, label, value, limit);
}

void RowsDesk::findGaps()
{
    m_gaps.clear();
    for (std::size_t player = 0; player < m_seated; ++player) {
        for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
            const QString &text = m_texts.players[player].cells[static_cast<qsizetype>(row)];
            const bool lacks = m_game.rows()[row].number ? !numberIn(text) : text.isEmpty();
            if (lacks && m_asked[row] && !m_game.rows()[row].mayLack)
                m_gaps.push_back({player, row});
        }
    }
}

QJsonObject RowsDesk::playerNow(std::size_t player, const QJsonObject &former) const
{
    const SheetTexts::Player &typed = m_texts.players[player];
    QJsonObject object = former;
    object.insert("name"_L1, nameOf(player));
    if (typed.color)
        object.insert("color"_L1, m_game.colorWord(*typed.color));
    if (typed.first)
        object.insert("first"_L1, true);
    else
        object.remove("first"_L1);
    const auto cells = m_game.numbers().cells();
    for (std::size_t row = 0; row < m_game.rows().size(); ++row) {
        const auto &cell = m_game.rows()[row].number;
        if (!cell)
            continue;
        const QString path = m_game.numbers().pathOf(cells[*cell]);
        const std::optional<int> number = numberIn(typed.cells[static_cast<qsizetype>(row)]);
        const bool isRight = m_readings[player][row].fault.isEmpty();
        if (number && isRight)
            object.insert(path, *number);
        else if (m_game.numbers().row(cells[*cell].row).required)
            object.insert(path, 0);
        else
            object.remove(path);
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

void RowsDesk::setCells(const Place &from, const std::vector<QStringList> &cells)
{
    change(noEdit, [&] {
        std::size_t row = from.row;
        for (const QStringList &line : cells) {
            while (row < m_asked.size() && !m_asked[row])
                ++row;
            for (qsizetype i = 0; i < line.size() && row < m_asked.size(); ++i) {
                const std::size_t player = from.player + static_cast<std::size_t>(i);
                if (player < m_texts.players.size())
                    m_texts.players[player].cells[static_cast<qsizetype>(row)] = line[i].trimmed();
            }
            ++row;
        }
    });
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
    change({headEdit, static_cast<int>(head)}, [&] { m_texts.heads[static_cast<qsizetype>(head)] = text; });
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
