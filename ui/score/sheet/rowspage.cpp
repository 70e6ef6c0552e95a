// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowspage.h"

#include "core/table/timestamp.h"
#include "ui/score/sheet/rowsform.h"
#include "ui/score/sheet/rowspanel.h"
#include "ui/shell/gamesfolder.h"
#include "ui/shell/preferences.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QDateTime>
#include <QtCore/QEvent>
#include <QtCore/QJsonArray>
#include <QtCore/QUuid>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

RowsPage::RowsPage(const SheetGame &game, const Preferences &preferences, QWidget *parent)
    : NewGamePage(parent),
      m_desk(game),
      m_knownColors(preferences.playerColors),
      m_title(plainLabel(this)),
      m_warning(wrappedLabel(u"sheet-warning"_s, this)),
      m_panel(new RowsPanel(m_desk, preferences.names, this)),
      m_finish(namedButton(u"sheet-finish"_s, this)),
      m_cancel(namedButton(u"sheet-cancel"_s, this))
{
    setObjectName(u"score-page"_s);
    m_finish->setDefault(true);
    m_cancel->setAutoDefault(false);
    auto *line = new QHBoxLayout;
    line->addWidget(m_title);
    line->addWidget(m_warning, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_finish);
    auto *column = new QVBoxLayout(this);
    column->addLayout(line);
    column->addWidget(m_panel, 1);
    connect(m_panel, &RowsPanel::finished, this, &RowsPage::finish);
    connect(m_finish, &QPushButton::clicked, this, &RowsPage::finish);
    connect(m_cancel, &QPushButton::clicked, this, &RowsPage::cancel);
    connect(&m_desk, &RowsDesk::changed, this, &RowsPage::recallColors);
    connect(&m_desk, &RowsDesk::changed, this, [this] {
        m_warnedOfLoss = false;
        m_warning->clear();
    });
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &RowsPage::retranslate);
    retranslate();
}

/// The colour that somebody played last, as far as it is known.
std::optional<int> RowsPage::knownColor(const QString &name) const
{
    for (const QString &entry : m_knownColors) {
        const qsizetype sign = entry.lastIndexOf(u'=');
        if (name.isEmpty() || QStringView(entry).left(sign).compare(name, Qt::CaseInsensitive) != 0)
            continue;
        for (int color = 0; color < m_desk.seats().colors; ++color) {
            if (QStringView(entry).mid(sign + 1) == m_desk.game().colorWord(color))
                return color;
        }
    }
    return std::nullopt;
}

/// Whoever is known by name gets the colour of last time, if nobody else has it by name.
void RowsPage::recallColors()
{
    QStringList names;
    for (const SheetTexts::Player &player : m_desk.texts().players)
        names << player.name.trimmed();
    const QStringList before = std::exchange(m_namesBefore, names);
    if (m_desk.canRedo())
        return; // nobody typed: a step was taken back, which another one would make final
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto color = knownColor(names[i]);
        if (!color || names[i] == before.value(i))
            continue;
        bool isTaken = false;
        for (qsizetype other = 0; other < names.size(); ++other)
            isTaken = isTaken
                || (other != i && knownColor(names[other]) == color
                    && m_desk.texts().players[static_cast<std::size_t>(other)].color == color);
        if (!isTaken)
            m_desk.setColor(static_cast<std::size_t>(i), *color);
    }
}

void RowsPage::finish()
{
    if (!m_panel->mayFinish())
        return;
    const auto sheet = m_desk.sheet(QUuid::createUuid().toString(QUuid::WithoutBraces),
                                    table::timestamp(QDateTime::currentDateTime()));
    if (!sheet)
        return;
    NewRecord record;
    record.bytes = m_desk.game().bytes(*sheet);
    record.date = sheet->value("playedAt"_L1).toString().left(10);
    record.players = m_desk.names();
    for (qsizetype i = 0; i < record.players.size(); ++i) {
        if (const auto color = m_desk.texts().players[static_cast<std::size_t>(i)].color)
            record.colors << record.players[i] + u'=' + m_desk.game().colorWord(*color);
    }
    record.edition = sheet->value("edition"_L1).toString();
    record.suffix = sheetSuffix;
    emit started(record);
}

bool RowsPage::mayLeave()
{
    if (!m_desk.canUndo() || std::exchange(m_warnedOfLoss, true))
        return true;
    m_warning->setText(tr("The sheet is not scored yet, and not saved. Leave it once more to give it up."));
    return false;
}

void RowsPage::cancel()
{
    if (mayLeave())
        emit cancelled();
}

void RowsPage::retranslate()
{
    m_title->setFont(boldFont(font(), 1.5));
    m_title->setText(tr("Score a finished game"));
    m_finish->setText(tr("Score it"));
    const QString key = KeyBindings::shared().text(keys::finishSheet);
    m_finish->setToolTip(plainTip(key.isEmpty() ? tr("Enter in the last field")
                                                : tr("%1, or Enter in the last field", "key").arg(key)));
    m_cancel->setText(tr("Cancel"));
    setAccessibleName(m_title->text());
}

void RowsPage::showEvent(QShowEvent *event)
{
    NewGamePage::showEvent(event);
    m_panel->form()->focusFirst();
}

/// Whoever comes back to it later is warned once more.
void RowsPage::hideEvent(QHideEvent *event)
{
    NewGamePage::hideEvent(event);
    if (event->spontaneous())
        return;
    m_warnedOfLoss = false;
    m_warning->clear();
}

void RowsPage::keyPressEvent(QKeyEvent *event)
{
    const KeyBindings &bindings = KeyBindings::shared();
    if (bindings.matches(*event, keys::finishSheet))
        finish();
    else if (event->key() == Qt::Key_Escape)
        cancel();
    else if (bindings.matches(*event, keys::undo))
        m_desk.undo();
    else if (bindings.matches(*event, keys::redo))
        m_desk.redo();
    else
        NewGamePage::keyPressEvent(event);
}

void RowsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        m_title->setFont(boldFont(font(), 1.5));
    NewGamePage::changeEvent(event);
}

} // namespace skyledger::ui
