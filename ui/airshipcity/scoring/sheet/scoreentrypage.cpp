// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/scoreentrypage.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/table/timestamp.h"
#include "ui/airshipcity/scoring/sheet/sheetform.h"
#include "ui/airshipcity/scoring/sheet/sheetpanel.h"
#include "ui/shell/gamesfolder.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QDateTime>
#include <QtCore/QEvent>
#include <QtCore/QUuid>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The edition of those who speak the language, until somebody says otherwise.
Edition usualEdition(const Preferences &preferences)
{
    if (preferences.scoredEdition == "en-2020"_L1)
        return Edition::En2020;
    return Edition::Fr2021;
}

std::optional<PlayerColor> colorIn(const QStringList &known, const QString &name)
{
    for (const QString &entry : known) {
        const qsizetype sign = entry.lastIndexOf(u'=');
        if (QStringView(entry).left(sign).compare(name, Qt::CaseInsensitive) != 0)
            continue;
        for (const PlayerColor color : all<PlayerColor>()) {
            if (QStringView(entry).mid(sign + 1) == word(color))
                return color;
        }
    }
    return std::nullopt;
}

} // namespace

QStringList rememberedColors(const SheetDraft &seated)
{
    QStringList entries;
    for (const DraftPlayer &player : seated.players) {
        if (player.color)
            entries << player.name + u'=' + word(*player.color);
    }
    return entries;
}

ScoreEntryPage::ScoreEntryPage(const Preferences &preferences, QWidget *parent)
    : NewGamePage(parent),
      m_desk(emptyDraft(SheetDesk::columns, usualEdition(preferences))),
      m_knownColors(preferences.playerColors),
      m_title(plainLabel(this)),
      m_warning(plainLabel(this)),
      m_panel(new SheetPanel(m_desk, preferences.names, this)),
      m_finish(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(u"score-page"_s);
    m_finish->setObjectName(u"sheet-finish"_s);
    m_finish->setDefault(true);
    m_cancel->setObjectName(u"sheet-cancel"_s);
    m_cancel->setAutoDefault(false);
    auto *line = new QHBoxLayout;
    m_warning->setObjectName(u"sheet-warning"_s);
    m_warning->setWordWrap(true);
    line->addWidget(m_title);
    line->addWidget(m_warning, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_finish);
    auto *column = new QVBoxLayout(this);
    column->addLayout(line);
    column->addWidget(m_panel, 1);
    connect(m_panel, &SheetPanel::finished, this, &ScoreEntryPage::finish);
    connect(m_finish, &QPushButton::clicked, this, &ScoreEntryPage::finish);
    connect(m_cancel, &QPushButton::clicked, this, &ScoreEntryPage::cancel);
    connect(&m_desk, &SheetDesk::changed, this, &ScoreEntryPage::rememberColors);
    connect(&m_desk, &SheetDesk::changed, this, [this] {
        m_warnedOfLoss = false;
        m_warning->clear();
    });
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &ScoreEntryPage::retranslate);
    retranslate();
}

/// Whoever is known by name gets the colour of last time, if nobody else has it by name.
void ScoreEntryPage::rememberColors()
{
    QStringList names;
    for (const DraftPlayer &player : m_desk.draft().players)
        names << player.name.trimmed();
    const QStringList before = std::exchange(m_namesBefore, names);
    if (m_desk.canRedo())
        return; // nobody typed: a step was taken back, which another one would make final
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names[i].isEmpty() || names[i] == before.value(i))
            continue;
        const auto color = colorIn(m_knownColors, names[i]);
        if (!color)
            continue;
        bool taken = false;
        for (qsizetype other = 0; other < names.size(); ++other)
            taken = taken
                || (other != i && m_desk.draft().players[other].color == color
                    && colorIn(m_knownColors, names[other]) == color);
        if (!taken)
            m_desk.setColor(static_cast<Player>(i), *color);
    }
}

void ScoreEntryPage::finish()
{
    if (!m_panel->mayFinish())
        return;
    const auto sheet = m_desk.sheet(QUuid::createUuid().toString(QUuid::WithoutBraces),
                                    table::timestamp(QDateTime::currentDateTime()));
    if (!sheet)
        return;
    NewRecord record;
    record.bytes = writeScoreSheet(*sheet);
    record.date = sheet->playedAt().left(10);
    for (const SheetPlayer &player : sheet->players)
        record.players << player.name;
    record.colors = rememberedColors(m_desk.seated());
    record.edition = word(sheet->edition);
    record.suffix = sheetSuffix;
    emit started(record);
}

bool ScoreEntryPage::mayLeave()
{
    if (!m_desk.canUndo() || std::exchange(m_warnedOfLoss, true))
        return true;
    m_warning->setText(tr("The sheet is not scored yet, and not saved. Leave it once more to give it up."));
    return false;
}

void ScoreEntryPage::cancel()
{
    if (mayLeave())
        emit cancelled();
}

void ScoreEntryPage::retranslate()
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

void ScoreEntryPage::showEvent(QShowEvent *event)
{
    NewGamePage::showEvent(event);
    m_panel->form()->focusFirst();
}

/// Whoever comes back to it later is warned once more.
void ScoreEntryPage::hideEvent(QHideEvent *event)
{
    NewGamePage::hideEvent(event);
    if (event->spontaneous())
        return;
    m_warnedOfLoss = false;
    m_warning->clear();
}

void ScoreEntryPage::keyPressEvent(QKeyEvent *event)
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

void ScoreEntryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        m_title->setFont(boldFont(font(), 1.5));
    NewGamePage::changeEvent(event);
}

} // namespace skyledger::ui
