// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/playerhead.h"
#include "ui/airshipcity/scoring/sheet/sheetform.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

/// What the form says: labels, results, hints.
namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

void SheetForm::refreshResults()
{
    const FinalScore &score = m_desk.scored().score;
    for (const Player player : all<Player>()) {
        const std::size_t at = indexOf(player);
        const bool seated = m_desk.isSeated(player) && at < score.players.size();
        const auto show = [seated, at](Results &results, const QString &text) {
            results.values[at]->setText(seated ? text : QString());
        };
        const PlayerScore of = seated ? score.players[at] : PlayerScore();
        for (const Award award : all<Award>())
            show(m_awards[award], words::signedNumber(of.awards[award]));
        show(m_totals, words::plainNumber(of.total));
        const QString rank = QString::number(of.rank);
        //: The place of a player who wins
        show(m_ranks, of.wins ? tr("%1 · wins", "rank").arg(rank) : rank);
        m_totals.values[at]->setAccessibleName(
            seated ? tr("%1: %2, place %3").arg(nameOf(player), words::points(of.total), rank) : QString());
    }
}

void SheetForm::showHint()
{
    m_hint->setText(words::whereToLook(m_number));
}

void SheetForm::sizeTexts()
{
    for (QLabel *label : m_totals.values)
        label->setFont(boldFont(font(), 1.7));
    for (QLabel *label : m_ranks.values)
        label->setFont(boldFont(font(), 1.2));
    m_totals.label->setFont(boldFont(font(), 1.2));
    for (QPushButton *marker : m_markers)
        marker->setFixedWidth(fontMetrics().horizontalAdvance(u"000000"_s));
}

void SheetForm::retranslate()
{
    setAccessibleName(tr("Score sheet"));
    for (PlayerHead *head : m_heads)
        head->retranslate();
    for (Row &row : m_rows)
        row.label->setText(words::label(row.number));
    for (const Award award : all<Award>()) {
        //: A row of the form: %1 is the name of an award
        m_awards[award].label->setText(tr("Award: %1").arg(words::name(award)));
        m_tookPartLabels[award]->setText(tr("Took part: %1", "award").arg(words::name(award)));
    }
    m_totals.label->setText(tr("Total"));
    m_ranks.label->setText(tr("Place"));
    for (Row &row : m_rows) {
        for (NumberField *field : row.fields)
            field->setToolTip(plainTip(words::whereToLook(row.number)));
    }
    refresh();
    showHint();
}

/// Which field is whose: with the names as they are typed.
void SheetForm::nameFields()
{
    for (Row &row : m_rows) {
        for (const Player player : all<Player>()) {
            NumberField *field = row.fields[indexOf(player)];
            //: A field of the form: what it asks for, whose it is
            field->setAccessibleName(tr("%1, %2").arg(words::label(row.number), nameOf(player)));
        }
    }
    for (const Award award : all<Award>()) {
        for (const Player player : all<Player>())
            m_tookPart[award][indexOf(player)]->setAccessibleName(
                tr("%1 took part: %2", "player, award").arg(nameOf(player), words::name(award)));
    }
}

void SheetForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_desk.retell();
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        sizeTexts();
    } else if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

/// Enter and Down in a name go on to the numbers; an empty name in an empty last column ends the form.
bool SheetForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
        event->ignore(); // the form's own, which knows all fields
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    for (const Player player : all<Player>()) {
        QLineEdit *name = m_heads[indexOf(player)]->nameField();
        if (watched != name)
            continue;
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            return false;
        if (enter && !m_desk.isSeated(player)) {
            emit finished();
            return true;
        }
        if (enter || key->key() == Qt::Key_Down) {
            field(player, SheetNumber::Vp)->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (key->matches(QKeySequence::Paste) && isManyCells(QGuiApplication::clipboard()->text())) {
            m_player = player;
            m_number = SheetNumber::Vp;
            pasteFromClipboard();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace skyledger::ui
