// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/entrytext.h"
#include "ui/widgets/quietdocument.h"

#include <memory>

namespace skyledger::ui {

class RuleDrawings;

/// Shows an entry, or the glossary. Languages stand side by side where there is room, else one after the other. Keys
/// scroll it and go from link to link.
class EntryView : public QuietBrowser
{
    Q_OBJECT

public:
    explicit EntryView(QWidget *parent = nullptr);
    ~EntryView() override;

    /// Nothing is shown before.
    void setLibrary(const RuleLibrary &library) { m_library = &library; }
    /// The own language first.
    void setLanguages(const QStringList &languages);
    void setFacts(const RuleFacts &facts);

    /// Shows an entry from its top; of what was searched, the words found are marked, and the other rules behind what was
    /// asked about lead on. Null: nothing.
    void showEntry(const rulebook::Entry *entry, const rulebook::Found *found = nullptr,
                   const QStringList &alsoAsked = {});
    void showGlossary();
    /// What is shown; null for the glossary or nothing.
    const rulebook::Entry *entry() const { return m_entry; }
    bool showsGlossary() const { return m_glossary; }
    /// Says everything anew, in the language that is spoken now, and stays at the place.
    void retell();

signals:
    /// A link to an entry was taken.
    void followed(const QString &rule);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool hasRoomForColumns() const;
    void fill();

    const RuleLibrary *m_library = nullptr;
    QStringList m_languages;
    RuleFacts m_facts;
    std::unique_ptr<RuleDrawings> m_drawings;
    const rulebook::Entry *m_entry = nullptr;
    bool m_glossary = false;
    std::optional<rulebook::Found> m_found;
    QStringList m_alsoAsked;
    bool m_columns = false; ///< as it was filled last
};

} // namespace skyledger::ui
