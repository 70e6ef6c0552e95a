// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/cardcopypage.h"

#include "ui/box/cards/checkview.h"
#include "ui/box/cards/foundview.h"
#include "ui/box/copies/copyside.h"
#include "ui/shell/gamesfolder.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

CardCopyPage::CardCopyPage(std::unique_ptr<CardCopy> copy, std::unique_ptr<CopyShelf> shelf,
                           const QString &used, QWidget *parent)
    : EditorPage(parent),
      m_copy(std::move(copy)),
      m_shelf(std::move(shelf)),
      m_bar(new CopyBar(*m_shelf, used, this)),
      m_sample(plainLabel(this)),
      m_side(new CopySide({u"copy"_s, u"pages"_s, u"missing"_s}, this)),
      m_pages(new QStackedWidget(this)),
      m_views(static_cast<std::size_t>(m_copy->pageCount())),
      m_check(new CheckView(*m_copy, this)),
      m_found(new FoundView(*m_copy, this))
{
    setObjectName(u"copy-page"_s);
    m_sample->setObjectName(u"copy-sample"_s);
    m_sample->setWordWrap(true);
    auto *body = new QHBoxLayout;
    body->addWidget(m_side);
    body->addWidget(m_pages, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_bar);
    column->addWidget(noticeLine());
    column->addWidget(m_sample);
    column->addLayout(body, 1);
    m_pages->addWidget(m_check);
    m_pages->addWidget(m_found);
    connectSide();
    connect(m_check, &CheckView::placeWanted, this, &CardCopyPage::goTo);
    connect(m_bar, &CopyBar::closeWanted, this, [this] {
        if (mayLeave())
            emit closed();
    });
    connect(m_bar, &CopyBar::usedChosen, this, &CardCopyPage::copyChosen);
    connect(m_bar, &CopyBar::failed, this, [this](const Sentence &why) { tell(why); });
    connect(m_bar, &CopyBar::unsavedLeft, this, &CardCopyPage::tellState);
    connect(m_bar, &CopyBar::removed, this, [this](const RemovedCopy &removed) {
        tell([title = removed.title] { return tr("“%1” is in the trash.").arg(title); },
             [] { return tr("Bring it back"); }, [this, removed] { bringBack(removed); });
    });
    connect(m_copy.get(), &CardCopy::changed, this, &CardCopyPage::follow);
    connect(m_copy.get(), &CardCopy::stepped, this, &CardCopyPage::showStep);
    retranslate();
    m_side->setRow(0);
}

void CardCopyPage::connectSide()
{
    connect(m_side, &CopySide::rowChosen, this, &CardCopyPage::showRow);
    connect(m_side, &CopySide::rowTaken, this, [this] { focusShown(true); });
    connect(m_side, &CopySide::queryChanged, this, [this] {
        if (m_side->query().isEmpty()) {
            m_found->find({});
            showRow(m_side->row());
            return;
        }
        m_copy->endEdit();
        m_found->find(m_side->query());
        m_pages->setCurrentWidget(m_found);
    });
    connect(m_side, &CopySide::foundWanted, this, [this] {
        if (m_side->query().isEmpty())
            focusShown(true);
        else
            m_found->setFocus(Qt::TabFocusReason);
    });
    connect(m_side, &CopySide::missingWanted, this, &CardCopyPage::goToMissing);
    connect(m_side, &CopySide::undoWanted, m_copy.get(), &CardCopy::undo);
    connect(m_side, &CopySide::redoWanted, m_copy.get(), &CardCopy::redo);
    connect(m_found, &FoundView::placeWanted, this, &CardCopyPage::goTo);
}

QWidget *CardCopyPage::noticeLine()
{
    m_noticeLine = new QWidget(this);
    m_notice = plainLabel(m_noticeLine);
    m_notice->setObjectName(u"copy-notice"_s);
    m_notice->setWordWrap(true);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_offer = namedButton(u"copy-notice-offer"_s, m_noticeLine);
    auto *line = new QHBoxLayout(m_noticeLine);
    line->setContentsMargins({});
    line->addWidget(m_notice, 1);
    line->addWidget(m_offer);
    connect(m_offer, &QPushButton::clicked, this, [this] {
        m_isPassing = false;
        if (const auto accept = std::exchange(m_accept, {}))
            accept();
        tellState();
    });
    m_noticeLine->hide();
    return m_noticeLine;
}

QHBoxLayout *CardCopyPage::tools()
{
    return m_bar->tools();
}

/// What somebody has put under that name meanwhile stays there.
void CardCopyPage::bringBack(const RemovedCopy &copy)
{
    const QString free = QFileInfo::exists(copy.path)
        ? freeCopyPath(QFileInfo(copy.path).path(), m_shelf->format())
        : copy.path;
    if (const auto error = table::saveAtomically(free, copy.bytes)) {
        tell([error = *error] { return tr("“%1” cannot be written: %2").arg(error.file, error.reason); });
        return;
    }
    m_bar->choose(free);
    if (copy.wasUsed && isSameFile(free, m_shelf->path()))
        m_bar->use();
}

void CardCopyPage::openFile(const QString &path)
{
    if (isSameFile(path, m_shelf->path())) {
        m_copy->readAnew();
        return;
    }
    m_bar->choose(path);
}

bool CardCopyPage::mayLeave()
{
    if (m_shelf->save() || std::exchange(m_warnedOfLoss, true))
        return true;
    tell(
        [error = *m_copy->unsaved()] {
            return tr("“%1” cannot be written: %2. Leave once more to give up what is not saved.")
                .arg(error.file, error.reason);
        },
        [] { return tr("Try again"); }, [this] { m_shelf->save(); });
    return false;
}

/// Pages are made when they are first seen.
BoxPageView *CardCopyPage::view(int page)
{
    BoxPageView *&made = m_views[static_cast<std::size_t>(page)];
    if (made)
        return made;
    made = new BoxPageView(m_copy->makePage(page), *m_copy, m_pages);
    made->setObjectName(u"box-page-%1"_s.arg(page + 1));
    m_pages->addWidget(made);
    connect(made, &BoxPageView::leftAt, this, [this](bool end) { turn(end ? 1 : -1, end); });
    return made;
}

BoxPageView *CardCopyPage::shownView() const
{
    return qobject_cast<BoxPageView *>(m_pages->currentWidget());
}

/// Gives the keyboard to the first or last field of what is shown.
void CardCopyPage::focusShown(bool first)
{
    if (BoxPageView *page = shownView())
        page->focusEnd(first);
    else
        m_pages->currentWidget()->setFocus(Qt::TabFocusReason);
}

void CardCopyPage::showRow(int row)
{
    if (row < 0)
        return;
    m_side->clearQuery();
    m_copy->endEdit();
    m_pages->setCurrentWidget(row == checkRow() ? static_cast<QWidget *>(m_check) : view(row));
}

/// To the page behind or before, at its first or last field.
void CardCopyPage::turn(int step, bool toFirst)
{
    m_side->clearQuery();
    m_side->setRow(std::clamp(m_side->row() + step, 0, checkRow()));
    focusShown(toFirst);
}

void CardCopyPage::goTo(const BoxPlace &place)
{
    const int page = m_copy->pageOf(place);
    m_side->clearQuery();
    m_side->setRow(page);
    view(page)->focusPlace(place);
}

void CardCopyPage::showStep(const BoxPlace &place)
{
    QWidget *button = m_side->pressedStep();
    goTo(place);
    if (button && button->isEnabled())
        button->setFocus(); // whoever pressed it may want another step
}

void CardCopyPage::goToMissing()
{
    std::vector<BoxPlace> gaps;
    std::vector<BoxPlace> order;
    std::ptrdiff_t here = -1;
    for (int each = 0; each < m_copy->pageCount(); ++each) {
        const std::vector<BoxPlace> ofPage = m_copy->gaps(each);
        gaps.insert(gaps.end(), ofPage.begin(), ofPage.end());
        const std::vector<BoxPlace> places = m_copy->places(each);
        // Without a place on the page that is shown, its first gap is the next one.
        if (each == m_side->row())
            here = std::ssize(order) - 1;
        order.insert(order.end(), places.begin(), places.end());
    }
    if (gaps.empty())
        return;
    const BoxPageView *page = shownView();
    const auto rank = [&order](const BoxPlace &place) {
        return std::find(order.begin(), order.end(), place) - order.begin();
    };
    if (page && page->place())
        here = rank(*page->place());
    const auto next =
        std::find_if(gaps.begin(), gaps.end(), [&](const BoxPlace &gap) { return rank(gap) > here; });
    goTo(next == gaps.end() ? gaps.front() : *next);
}

void CardCopyPage::tell(const Sentence &text, const Sentence &offer, std::function<void()> accepted)
{
    m_told = text;
    m_offered = offer;
    m_accept = std::move(accepted);
    m_isPassing = text != nullptr;
    m_toldOf = onDesk();
    retell();
}

void CardCopyPage::retell()
{
    m_notice->setText(m_told ? m_told() : QString());
    m_offer->setText(m_offered ? m_offered() : QString());
    m_offer->setVisible(m_offered != nullptr);
    m_noticeLine->setVisible(m_told != nullptr);
}

/// What is to be told as long as it is true.
void CardCopyPage::tellState()
{
    if (const auto &error = m_copy->unreadable()) {
        tell([error = *error] {
            return tr("%1 The file is left alone, and nothing can be entered here.",
                      "why a file cannot be read")
                .arg(words::readError(error));
        });
    } else if (const auto &unsaved = m_copy->unsaved()) {
        tell(
            [unsaved = *unsaved] {
                return tr("“%1” cannot be written: %2. What you enter is kept here, and written as soon as "
                          "that is possible.")
                    .arg(unsaved.file, unsaved.reason);
            },
            [] { return tr("Try again"); }, [this] { m_shelf->save(); });
    } else if (!m_isPassing) {
        tell({});
        return;
    }
    m_isPassing = m_isPassing && !m_copy->unreadable() && !m_copy->unsaved();
}

void CardCopyPage::follow()
{
    CopyStanding told;
    told.about = tr("Pages of the box");
    int missing = 0;
    for (int page = 0; page < m_copy->pageCount(); ++page) {
        const int ofPage = m_copy->missing(page);
        missing += ofPage;
        const QString name = m_copy->pageName(page);
        told.rows << (ofPage == 0 ? tr("✓ %1", "a page of the box of which nothing is missing").arg(name)
                                  : tr("%1 – %n missing", "page of the box", ofPage).arg(name));
    }
    const int doubts = m_copy->check().count();
    told.rows << (doubts == 0 ? tr("Check") : tr("Check – %n note(s)", nullptr, doubts));
    told.count = missing == 0 ? tr("Nothing is missing.") : tr("%n value(s) are missing.", nullptr, missing);
    told.isMissingAny = missing > 0;
    told.canUndo = m_copy->canUndo();
    told.canRedo = m_copy->canRedo();
    told.undoText = m_copy->undoText();
    told.redoText = m_copy->redoText();
    m_side->tell(told);
    m_sample->setText(m_copy->sampleNotice());
    m_sample->setVisible(!m_sample->text().isEmpty());
    if (!m_copy->unsaved())
        m_warnedOfLoss = false;
    if (m_toldOf != onDesk())
        m_isPassing = false;
    tellState();
    emit situationChanged();
}

void CardCopyPage::retranslate()
{
    setAccessibleName(tr("Your copy of the box"));
    m_sample->setFont(boldFont(font()));
    follow();
    retell();
}

void CardCopyPage::changeEvent(QEvent *event)
{
    EditorPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

bool CardCopyPage::event(QEvent *event)
{
    // Another window may have entered something meanwhile.
    if (event->type() == QEvent::WindowActivate)
        m_copy->readAnew();
    return EditorPage::event(event);
}

void CardCopyPage::showEvent(QShowEvent *event)
{
    EditorPage::showEvent(event);
    if (BoxPageView *page = event->spontaneous() ? nullptr : shownView())
        page->focusEnd(true);
}

void CardCopyPage::keyPressEvent(QKeyEvent *event)
{
    const KeyBindings &bindings = KeyBindings::shared();
    if (event->key() == Qt::Key_Escape) {
        if (mayLeave())
            emit closed();
    } else if (bindings.matches(*event, keys::nextMissing)) {
        goToMissing();
    } else if (bindings.matches(*event, keys::undo)) {
        m_copy->undo();
    } else if (bindings.matches(*event, keys::redo)) {
        m_copy->redo();
    } else if (bindings.matches(*event, keys::pageBefore)) {
        turn(-1, true);
    } else if (bindings.matches(*event, keys::pageBehind)) {
        turn(1, true);
    } else if (bindings.matches(*event, keys::find)) {
        m_side->beginSearch();
    } else if (shownView() && bindings.matches(*event, keys::addPiece)) {
        shownView()->addPiece();
    } else {
        EditorPage::keyPressEvent(event);
    }
}

} // namespace skyledger::ui
