// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxcopypage.h"

#include "core/table/valuesource.h"
#include "ui/box/copies/copyside.h"
#include "ui/box/sharing/sharingtools.h"
#include "ui/box/sheetview.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

BoxCopyPage::BoxCopyPage(BoxSubject subject, QWidget *parent)
    : EditorPage(parent),
      m_desk(std::move(subject)),
      m_where(plainLabel(this)),
      m_close(namedButton(u"box-close"_s, this)),
      m_notice(wrappedLabel(u"box-notice", this)),
      m_again(namedButton(u"box-again"_s, this)),
      m_side(new CopySide({u"box"_s, u"sheets"_s, u"count"_s}, this)),
      m_views(new QStackedWidget(this))
{
    setObjectName(u"box-copy"_s);
    m_where->setObjectName(u"box-where"_s);
    m_where->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_where, 1);
    head->addWidget(m_close);
    auto *notice = new QHBoxLayout;
    notice->addWidget(m_notice, 1);
    notice->addWidget(m_again);
    auto *body = new QHBoxLayout;
    body->addWidget(m_side);
    body->addWidget(m_views, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addLayout(notice);
    column->addLayout(body, 1);
    if (m_desk.subject().copies.compare)
        column->addWidget(sharingTools());
    connect(m_side, &CopySide::rowChosen, this, &BoxCopyPage::showRow);
    connect(m_side, &CopySide::rowTaken, this, [this] {
        if (SheetView *shown = shownView())
            shown->focusFirst();
    });
    connect(m_side, &CopySide::queryChanged, this, &BoxCopyPage::find);
    connect(m_side, &CopySide::foundWanted, this, [this] {
        if (SheetView *shown = shownView())
            shown->focusFirst();
    });
    connect(m_side, &CopySide::missingWanted, this, &BoxCopyPage::goToMissing);
    connect(m_side, &CopySide::undoWanted, &m_desk, &BoxDesk::undo);
    connect(m_side, &CopySide::redoWanted, &m_desk, &BoxDesk::redo);
    connect(m_close, &QPushButton::clicked, this, &BoxCopyPage::leave);
    connect(m_again, &QPushButton::clicked, &m_desk, &BoxDesk::save);
    connect(&m_desk, &BoxDesk::changed, this, &BoxCopyPage::follow);
    connect(&m_desk, &BoxDesk::stepped, this, &BoxCopyPage::goTo);
    sayAnew(*this, [this] { retranslate(); });
    m_side->setRow(0);
}

/// A line that loses the keyboard gives what was typed to the desk: lines go first.
BoxCopyPage::~BoxCopyPage()
{
    delete m_views;
    delete m_side;
}

/// What other people's files can be used for, by the copy that is open here.
SharingTools *BoxCopyPage::sharingTools()
{
    return new SharingTools(m_desk.subject().copies,
                            {[this]() -> std::optional<QJsonObject> {
                                 // While a dialog is open, the page does not look by itself what others wrote.
                                 m_desk.readAnew();
                                 return m_desk.isReadable() ? std::optional(m_desk.draft().document())
                                                            : std::nullopt;
                             },
                             [this](const QJsonObject &document, const QString &) {
                                 return m_desk.isReadable() && !m_desk.replace(document);
                             }},
                            this);
}

/// Views are made when they are first seen.
SheetView *BoxCopyPage::view(int row)
{
    const QString id = row < 0 ? QString() : m_desk.sheets()[static_cast<std::size_t>(row)].id;
    SheetView *&made = m_sheets[id];
    if (made)
        return made;
    made = new SheetView(m_desk, id, m_views);
    m_views->addWidget(made);
    connect(made, &SheetView::leftAt, this, [this](bool end) {
        if (m_side->query().isEmpty())
            turn(end ? 1 : -1, end);
    });
    return made;
}

SheetView *BoxCopyPage::shownView() const
{
    return qobject_cast<SheetView *>(m_views->currentWidget());
}

void BoxCopyPage::showRow(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    m_side->clearQuery();
    m_views->setCurrentWidget(view(row));
}

void BoxCopyPage::find(const QString &query)
{
    const QString wanted = query.trimmed();
    if (wanted.isEmpty()) {
        m_views->setCurrentWidget(view(std::max(m_side->row(), 0)));
        return;
    }
    SheetView *found = view(-1);
    m_views->setCurrentWidget(found);
    found->find(wanted);
}

/// To the sheet behind or before, at its first or last value.
void BoxCopyPage::turn(int step, bool toFirst)
{
    const int row = std::clamp(m_side->row() + step, 0, rowCount() - 1);
    if (row == m_side->row())
        return;
    m_side->setRow(row);
    if (toFirst)
        shownView()->focusFirst();
    else
        shownView()->focusLast();
}

/// To a value, where the search does not show it already.
void BoxCopyPage::goTo(const QStringList &path)
{
    if (path.isEmpty() || (!m_side->query().isEmpty() && shownView()->focusPath(path)))
        return;
    for (int row = 0; row < rowCount(); ++row) {
        const BoxSheet &sheet = m_desk.sheets()[static_cast<std::size_t>(row)];
        const bool isHere =
            std::any_of(sheet.things.begin(), sheet.things.end(), [&path](const BoxThing &thing) {
                return path.first(std::min(path.size(), thing.path.size())) == thing.path;
            });
        if (!isHere)
            continue;
        m_side->clearQuery();
        m_side->setRow(row);
        if (shownView()->focusPath(path))
            return;
    }
}

void BoxCopyPage::goToMissing()
{
    if (m_side->query().isEmpty() && shownView()->focusMissing())
        return;
    // Behind the last sheet it goes on with the first.
    const int from = m_side->row();
    for (int step = 1; step <= rowCount(); ++step) {
        const int row = (from + step) % rowCount();
        const BoxSheet &sheet = m_desk.sheets()[static_cast<std::size_t>(row)];
        if (countOf(sheet, m_desk.draft()).missing() == 0)
            continue;
        m_side->clearQuery();
        m_side->setRow(row);
        shownView()->setFocus();
        shownView()->focusFirst();
        return;
    }
}

void BoxCopyPage::openFile(const QString &path)
{
    // There is one copy of a game: another file is brought into it by other means.
    if (QDir::cleanPath(path) == QDir::cleanPath(m_desk.path()))
        m_desk.readAnew();
}

bool BoxCopyPage::mayLeave()
{
    if (QWidget *typed = focusWidget(); typed && isAncestorOf(typed))
        typed->clearFocus(); // what was typed is kept
    if (m_desk.save() || std::exchange(m_warnedOfLoss, true))
        return true;
    follow();
    return false;
}

void BoxCopyPage::leave()
{
    if (mayLeave())
        emit closed();
}

void BoxCopyPage::follow()
{
    QString notice;
    if (!m_desk.isReadable()) {
        notice = tr("“%1” cannot be read. The file is left alone, and nothing can be entered here.")
                     .arg(words::printable(m_desk.path()));
    } else if (const auto &unsaved = m_desk.unsaved()) {
        notice = tr("“%1” cannot be written: %2. What you enter is kept here, and written as soon as that is "
                    "possible.")
                     .arg(words::printable(unsaved->file), words::printable(unsaved->reason));
        if (m_warnedOfLoss)
            notice += u' ' + tr("Leave once more to give up what is not saved.");
    } else if (table::holdsSampleValues(m_desk.draft().document())) {
        notice = tr("✱ Sample data: some of these values are made up, and no box has them. What you type in "
                    "their place is yours.");
    }
    tellStanding();
    if (!m_desk.unsaved())
        m_warnedOfLoss = false;
    m_notice->setText(notice);
    m_notice->setFont(boldFont(font()));
    m_notice->setVisible(!notice.isEmpty());
    m_again->setVisible(m_desk.isReadable() && m_desk.unsaved().has_value());
    emit situationChanged();
}

void BoxCopyPage::tellStanding()
{
    CopyStanding told;
    told.about = tr("What is in the box, in the order of unpacking");
    BoxCount all;
    for (const BoxSheet &sheet : m_desk.sheets()) {
        const BoxCount count = countOf(sheet, m_desk.draft());
        all.known += count.known;
        all.all += count.all;
        if (count.all == 0 || count.missing() > 0) {
            //: Things of the box, how many of their values are known: "Cities: 12 of 31"
            told.rows << tr("%1: %2 of %3").arg(sheet.name).arg(count.known).arg(count.all);
        } else {
            told.rows << tr("✓ %1", "things of the box of which nothing is missing").arg(sheet.name);
        }
    }
    told.count = all.missing() == 0 ? tr("All %n value(s) are known.", nullptr, all.all)
                                    : tr("%1 of %n value(s) are known.", nullptr, all.all).arg(all.known);
    told.isMissingAny = all.missing() > 0;
    told.canUndo = m_desk.draft().canUndo();
    told.canRedo = m_desk.draft().canRedo();
    m_side->tell(told);
}

void BoxCopyPage::retranslate()
{
    m_desk.retranslate();
    setAccessibleName(tr("Your copy of the box"));
    QString where = tr("What is printed in your box, for games to come. Everything is kept at once.");
    if (m_desk.subject().shorthand)
        where += u'\n' + m_desk.subject().shorthand();
    m_where->setText(where);
    m_close->setText(tr("Close"));
    m_again->setText(tr("Try again"));
    follow();
}

bool BoxCopyPage::event(QEvent *event)
{
    // Another window may have entered something meanwhile.
    if (event->type() == QEvent::WindowActivate)
        m_desk.readAnew();
    return EditorPage::event(event);
}

void BoxCopyPage::showEvent(QShowEvent *event)
{
    EditorPage::showEvent(event);
    if (SheetView *shown = event->spontaneous() ? nullptr : shownView())
        shown->focusFirst();
}

bool BoxCopyPage::takeCommand(const QKeyEvent &event)
{
    const KeyBindings &bindings = KeyBindings::shared();
    if (bindings.matches(event, keys::nextMissing))
        goToMissing();
    else if (bindings.matches(event, keys::undo))
        m_desk.undo();
    else if (bindings.matches(event, keys::redo))
        m_desk.redo();
    else if (bindings.matches(event, keys::pageBefore))
        turn(-1, true);
    else if (bindings.matches(event, keys::pageBehind))
        turn(1, true);
    else if (bindings.matches(event, keys::addPiece))
        shownView()->focusCard();
    else if (bindings.matches(event, keys::find))
        m_side->beginSearch();
    else
        return false;
    return true;
}

void BoxCopyPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (!takeCommand(*event))
        EditorPage::keyPressEvent(event);
}

std::vector<KeyedCommand> BoxCopyPage::keyedCommands()
{
    return {{keys::nextMissing, tr("in your copy: go to the next value that is missing")},
            {keys::pageBefore, tr("in your copy: go to the page of the box before")},
            {keys::pageBehind, tr("in your copy: go to the page of the box behind")},
            {keys::addPiece, tr("in your copy: type a whole card in a line")}};
}

} // namespace skyledger::ui
