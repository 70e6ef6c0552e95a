// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/rulelibrary.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QSet>

#include <optional>
#include <vector>

namespace skyledger::ui {

/// Where found words stand in a text that is shown.
using Marks = std::vector<rulebook::Place>;

/// The rules to choose from: what a search found, best first; without a search the chapters with their entries.
class RulesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        RuleRole = Qt::UserRole, ///< the id of an entry; empty for a chapter
        PageRole,                ///< the printed page, as a number; 0 for a chapter and if it is not known
        DetailRole,     ///< the line below the title: where the words were found, or how the text begins
        TitleMarksRole, ///< `Marks` in the title
        DetailMarksRole ///< `Marks` in the detail
    };

    explicit RulesModel(const RuleLibrary &library, QObject *parent = nullptr);

    // Words are told in this language, and in another one where only that has the words that were found.
    void setLanguage(const QString &language);
    /// Shows what is found; nothing to search for: the chapters.
    void search(const QString &query);
    bool isSearch() const { return m_found.has_value(); }
    /// What the last search found; nothing while the chapters are shown.
    const rulebook::Found *found() const { return m_found ? &*m_found : nullptr; }

    /// The row of the entry that answers a rule; invalid if it is not shown.
    QModelIndex indexOf(const QString &rule) const;

    // Entries can be chosen by a check while that is wanted; what was chosen is kept.
    void setCheckable(bool checkable);
    void setChecked(const QString &rule, bool checked);
    /// The chosen ones, in the order of the book.
    QStringList checked() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void checkedChanged();

private:
    /// What a row says, made when it is first asked.
    struct Line {
        QString title;
        Marks titleMarks;
        QString detail;
        Marks detailMarks;
    };

    void retell();
    std::optional<std::size_t> entryAt(const QModelIndex &index) const;
    const Line &lineOf(std::size_t entry) const;
    Line say(const rulebook::Entry &entry) const;
    QVariant chapterData(int topic, int role) const;
    QVariant entryData(std::size_t entry, int role) const;

    const RuleLibrary &m_library;
    QString m_language;
    std::optional<rulebook::Found> m_found;
    bool m_checkable = false;
    QSet<QString> m_checked;
    mutable std::vector<std::optional<Line>> m_lines; ///< by entry
};

} // namespace skyledger::ui
