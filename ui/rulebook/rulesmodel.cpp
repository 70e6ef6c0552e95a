// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/rulesmodel.h"

#include "ui/widgets/plaintip.h"

#include <algorithm>

namespace skyledger::ui {

using namespace rulebook;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Letters of a text that are shown before the first word that was found there.
constexpr qsizetype lead = 24;
constexpr qsizetype longestDetail = 160;

/// The part of a text in which the found words come soon; it begins between words.
QString excerpt(const QString &text, Marks &marks)
{
    qsizetype start = 0;
    if (marks.front().start > lead)
        start = text.lastIndexOf(u' ', marks.front().start - lead / 2) + 1;
    if (start == 0)
        return text.left(longestDetail);
    for (Place &mark : marks)
        mark.start -= start - 1; // less what is left out, and the sign for it
    return u"…"_s + text.mid(start, longestDetail);
}

/// Everything that an entry says and is asked by in a language, but for its title and its text.
QStringList moreOf(const Entry &entry, const QString &language)
{
    QStringList texts;
    for (const EditionText &edition : entry.editions)
        texts << edition.text.in(language);
    texts << entry.example.in(language);
    for (const Ruling &ruling : entry.rulings) {
        for (const Reading &reading : ruling.readings)
            texts << reading.text.in(language);
        texts << ruling.why.in(language);
    }
    return texts + entry.ask.in(language);
}

} // namespace

RulesModel::RulesModel(const RuleLibrary &library, QObject *parent)
    : QAbstractItemModel(parent), m_library(library), m_lines(library.book().entries().size())
{
}

void RulesModel::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_lines.assign(m_lines.size(), std::nullopt);
    retell();
}

void RulesModel::retell()
{
    const auto rowsOf = [this](const QModelIndex &parent) {
        if (const int rows = rowCount(parent))
            emit dataChanged(index(0, 0, parent), index(rows - 1, 0, parent));
    };
    rowsOf({});
    for (int row = 0; !m_found && row < rowCount(); ++row)
        rowsOf(index(row, 0));
}

void RulesModel::search(const QString &query)
{
    if (query.trimmed().isEmpty() && !m_found)
        return;
    beginResetModel();
    if (query.trimmed().isEmpty())
        m_found.reset();
    else
        m_found = m_library.search().find(query);
    m_lines.assign(m_lines.size(), std::nullopt);
    endResetModel();
}

QModelIndex RulesModel::indexOf(const QString &rule) const
{
    const Entry *entry = m_library.book().entry(rule);
    if (!entry)
        return {};
    const auto place = static_cast<std::size_t>(entry - m_library.book().entries().data());
    if (m_found) {
        const auto &hits = m_found->hits();
        const auto hit = std::find_if(hits.begin(), hits.end(),
                                      [place](const Found::Hit &each) { return each.entry == place; });
        return hit == hits.end() ? QModelIndex() : index(static_cast<int>(hit - hits.begin()), 0);
    }
    const auto &topics = m_library.book().topics();
    for (std::size_t topic = 0; topic < topics.size(); ++topic) {
        const auto &entries = topics[topic].entries;
        const auto found = std::find(entries.begin(), entries.end(), place);
        if (found != entries.end())
            return index(static_cast<int>(found - entries.begin()), 0, index(static_cast<int>(topic), 0));
    }
    return {};
}

void RulesModel::setCheckable(bool checkable)
{
    if (checkable == m_checkable)
        return;
    m_checkable = checkable;
    retell();
}

void RulesModel::setChecked(const QString &rule, bool checked)
{
    if (checked == m_checked.contains(rule))
        return;
    if (checked)
        m_checked.insert(rule);
    else
        m_checked.remove(rule);
    const QModelIndex row = indexOf(rule);
    if (row.isValid())
        emit dataChanged(row, row, {Qt::CheckStateRole});
    emit checkedChanged();
}

QStringList RulesModel::checked() const
{
    QStringList rules;
    for (const Entry &entry : m_library.book().entries()) {
        if (m_checked.contains(entry.id))
            rules << entry.id;
    }
    return rules;
}

/// An entry of a chapter bears the number of its chapter, from 1; everything on top bears 0.
QModelIndex RulesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex RulesModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr{0});
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    const auto &topics = m_library.book().topics();
    if (!parent.isValid())
        return static_cast<int>(m_found ? m_found->hits().size() : topics.size());
    const bool chapter = !m_found && parent.internalId() == 0;
    return chapter ? static_cast<int>(topics[static_cast<std::size_t>(parent.row())].entries.size()) : 0;
}

int RulesModel::columnCount(const QModelIndex &) const
{
    return 1;
}

std::optional<std::size_t> RulesModel::entryAt(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (m_found)
        return m_found->hits()[row].entry;
    if (index.internalId() == 0)
        return std::nullopt;
    return m_library.book().topics()[index.internalId() - 1].entries[row];
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const std::optional<std::size_t> entry = entryAt(index);
    return entry ? entryData(*entry, role) : chapterData(index.row(), role);
}

QVariant RulesModel::chapterData(int topic, int role) const
{
    const Topic &chapter = m_library.book().topics()[static_cast<std::size_t>(topic)];
    const auto count = static_cast<int>(chapter.entries.size());
    switch (role) {
    case Qt::DisplayRole:
        return chapter.title.in(m_language);
    case DetailRole:
        return tr("%n rule(s)", nullptr, count);
    case Qt::AccessibleTextRole:
        return tr("Chapter: %1, %n rule(s)", "title of a chapter", count).arg(chapter.title.in(m_language));
    case PageRole:
        return 0;
    default:
        return {};
    }
}

QVariant RulesModel::entryData(std::size_t entry, int role) const
{
    const Entry &which = m_library.book().entries()[entry];
    switch (role) {
    case Qt::DisplayRole:
        return lineOf(entry).title;
    case Qt::ToolTipRole:
        return plainTip(entryData(entry, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole:
        if (which.page == 0)
            return tr("%1. %2", "title of a rule, part of its text")
                .arg(lineOf(entry).title, lineOf(entry).detail);
        return tr("%1, page %2. %3", "title of a rule, number, part of its text")
            .arg(lineOf(entry).title, QString::number(which.page), lineOf(entry).detail);
    case Qt::CheckStateRole:
        if (!m_checkable)
            return {};
        return m_checked.contains(which.id) ? Qt::Checked : Qt::Unchecked;
    case RuleRole:
        return which.id;
    case PageRole:
        return which.page;
    case DetailRole:
        return lineOf(entry).detail;
    case TitleMarksRole:
        return QVariant::fromValue(lineOf(entry).titleMarks);
    case DetailMarksRole:
        return QVariant::fromValue(lineOf(entry).detailMarks);
    default:
        return {};
    }
}

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !m_checkable || !index.isValid())
        return false;
    const std::optional<std::size_t> entry = entryAt(index);
    if (!entry)
        return false;
    setChecked(m_library.book().entries()[*entry].id, value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (!entryAt(index))
        return all;
    return (m_checkable ? all | Qt::ItemIsUserCheckable : all) | Qt::ItemNeverHasChildren;
}

const RulesModel::Line &RulesModel::lineOf(std::size_t entry) const
{
    if (!m_lines[entry])
        m_lines[entry] = say(m_library.book().entries()[entry]);
    return *m_lines[entry];
}

RulesModel::Line RulesModel::say(const Entry &entry) const
{
    const QStringList own = entry.text.in(m_language);
    Line line{entry.title.in(m_language), {}, own.value(0), {}};
    if (!m_found) {
        line.detail = line.detail.left(longestDetail);
        return line;
    }
    line.titleMarks = m_found->places(line.title);
    // The first text with one of the words; what is found in the title need not be looked for far away. The other
    // languages come last.
    QStringList texts = own;
    if (line.titleMarks.empty()) {
        texts += moreOf(entry, m_language);
        for (const QString &language : m_library.book().languages()) {
            if (language != m_language)
                texts +=
                    QStringList(entry.title.in(language)) + entry.text.in(language) + moreOf(entry, language);
        }
    }
    for (const QString &text : std::as_const(texts)) {
        Marks marks = m_found->places(text);
        if (marks.empty())
            continue;
        line.detail = excerpt(text, marks);
        line.detailMarks = std::move(marks);
        return line;
    }
    line.detail = line.detail.left(longestDetail);
    return line;
}

} // namespace skyledger::ui
