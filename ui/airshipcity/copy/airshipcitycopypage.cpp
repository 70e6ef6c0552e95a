// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/airshipcitycopypage.h"

#include "core/airshipcity/record/samplecatalogue.h"
#include "ui/airshipcity/copy/checkview.h"
#include "ui/airshipcity/copy/pieces.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/box/fields/origins.h"
#include "ui/shell/gamesfolder.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What tools do with a copy as one step, see `replaceDocument`. They stand here to be translated.
[[maybe_unused]] constexpr struct {
    const char *step;
    const char *comment;
} copySteps[] = {
    QT_TRANSLATE_NOOP3("CopySteps", "Import", "a step that can be taken back"),
    QT_TRANSLATE_NOOP3("CopySteps", "Merge", "a step that can be taken back"),
    QT_TRANSLATE_NOOP3("CopySteps", "Confirm a value", "a step that can be taken back"),
};

QString told(const QString &step)
{
    return QCoreApplication::translate("CopySteps", step.toUtf8().constData(),
                                       "a step that can be taken back");
}

} // namespace

AirshipCityCopyPage::AirshipCityCopyPage(const Preferences &preferences, QWidget *parent)
    : EditorPage(parent),
      m_desk(OwnersCopy::pathOf(preferences.ownersCopy)),
      m_cards(m_desk),
      m_shelf(m_desk),
      m_bar(new CopyBar(m_shelf, preferences.ownersCopy, this)),
      m_sample(plainLabel(this)),
      m_pages(new QStackedWidget(this)),
      m_check(new CheckView(m_desk, this))
{
    setObjectName(u"copy-page"_s);
    m_sample->setObjectName(u"copy-sample"_s);
    m_sample->setWordWrap(true);
    auto *body = new QHBoxLayout;
    body->addWidget(sidePanel());
    body->addWidget(m_pages, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_bar);
    column->addWidget(noticeLine());
    column->addWidget(m_sample);
    column->addLayout(body, 1);
    m_pages->addWidget(m_check);
    connect(m_check, &CheckView::placeWanted, this, &AirshipCityCopyPage::goTo);
    connect(m_bar, &CopyBar::closeWanted, this, [this] {
        if (mayLeave())
            emit closed();
    });
    connect(m_bar, &CopyBar::usedChosen, this, &AirshipCityCopyPage::copyChosen);
    connect(m_bar, &CopyBar::failed, this, [this](const Sentence &why) { tell(why); });
    connect(m_bar, &CopyBar::unsavedLeft, this, &AirshipCityCopyPage::tellState);
    connect(m_bar, &CopyBar::removed, this, [this](const RemovedCopy &copy) {
        tell([title = copy.title] { return tr("“%1” is in the trash.").arg(title); },
             [] { return tr("Bring it back"); }, [this, copy] { bringBack(copy); });
    });
    connect(&m_desk, &CopyDesk::changed, this, &AirshipCityCopyPage::follow);
    connect(&m_desk, &CopyDesk::stepped, this, &AirshipCityCopyPage::showStep);
    retranslate();
    m_list->setCurrentRow(0);
}

QWidget *AirshipCityCopyPage::sidePanel()
{
    auto *panel = new QWidget(this);
    m_list = new QListWidget(panel);
    m_list->setObjectName(u"copy-pages"_s);
    m_count = plainLabel(panel);
    m_count->setObjectName(u"copy-missing"_s);
    m_count->setWordWrap(true);
    m_next = namedButton(u"copy-next-missing"_s, panel);
    m_undo = namedButton(u"copy-undo"_s, panel);
    m_redo = namedButton(u"copy-redo"_s, panel);
    m_legend = plainLabel(panel);
    m_legend->setObjectName(u"copy-legend"_s);
    for (int row = 0; row <= checkRow; ++row)
        m_list->addItem(QString());
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_undo);
    steps->addWidget(m_redo);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins({});
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    column->addWidget(m_next);
    column->addLayout(steps);
    column->addWidget(m_legend);
    connect(m_list, &QListWidget::currentRowChanged, this, &AirshipCityCopyPage::showRow);
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (BoxPageView *page = shownView())
            page->focusEnd(true);
        else
            m_check->setFocus(Qt::TabFocusReason);
    });
    connect(m_next, &QPushButton::clicked, this, &AirshipCityCopyPage::goToMissing);
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &AirshipCityCopyPage::retranslate);
    connect(m_undo, &QPushButton::clicked, &m_desk, &CopyDesk::undo);
    connect(m_redo, &QPushButton::clicked, &m_desk, &CopyDesk::redo);
    return panel;
}

QWidget *AirshipCityCopyPage::noticeLine()
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

bool AirshipCityCopyPage::replaceDocument(const QJsonObject &document, const QString &step)
{
    return m_desk.replace(document, step);
}

QHBoxLayout *AirshipCityCopyPage::tools()
{
    return m_bar->tools();
}

/// What somebody has put under that name meanwhile stays there.
void AirshipCityCopyPage::bringBack(const RemovedCopy &copy)
{
    const QString free =
        QFileInfo::exists(copy.path) ? freeCopyPath(QFileInfo(copy.path).path(), copyFormat()) : copy.path;
    if (const auto error = table::saveAtomically(free, copy.bytes)) {
        tell([error = *error] { return tr("“%1” cannot be written: %2").arg(error.file, error.reason); });
        return;
    }
    m_bar->choose(free);
    if (copy.wasUsed && isSameFile(free, m_desk.path()))
        m_bar->use();
}

void AirshipCityCopyPage::openFile(const QString &path)
{
    if (isSameFile(path, m_desk.path())) {
        m_desk.readAnew();
        return;
    }
    m_bar->choose(path);
}

bool AirshipCityCopyPage::mayLeave()
{
    if (m_desk.save() || std::exchange(m_warnedOfLoss, true))
        return true;
    tell(
        [error = *m_desk.unsaved()] {
            return tr("“%1” cannot be written: %2. Leave once more to give up what is not saved.")
                .arg(error.file, error.reason);
        },
        [] { return tr("Try again"); }, [this] { m_desk.save(); });
    return false;
}

/// Pages are made when they are first seen.
BoxPageView *AirshipCityCopyPage::view(BoxPage page)
{
    BoxPageView *&made = m_views[indexOf(page)];
    if (made)
        return made;
    made = new BoxPageView(cityPage(page, m_cards), m_cards, m_pages);
    made->setObjectName(u"box-page-%1"_s.arg(indexOf(page) + 1));
    m_pages->addWidget(made);
    connect(made, &BoxPageView::leftAt, this, [this](bool end) { turn(end ? 1 : -1, end); });
    return made;
}

BoxPageView *AirshipCityCopyPage::shownView() const
{
    return qobject_cast<BoxPageView *>(m_pages->currentWidget());
}

void AirshipCityCopyPage::showRow(int row)
{
    if (row < 0)
        return;
    m_desk.endEdit();
    m_pages->setCurrentWidget(row == checkRow ? static_cast<QWidget *>(m_check)
                                              : view(static_cast<BoxPage>(row)));
}

/// To the page behind or before, at its first or last field.
void AirshipCityCopyPage::turn(int step, bool toFirst)
{
    m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, checkRow));
    if (BoxPageView *page = shownView())
        page->focusEnd(toFirst);
    else
        m_check->setFocus(Qt::TabFocusReason);
}

void AirshipCityCopyPage::goTo(const MissingValue &place)
{
    m_list->setCurrentRow(static_cast<int>(pageOf(place.value.as<Printed>())));
    view(pageOf(place.value.as<Printed>()))->focusPlace(place);
}

void AirshipCityCopyPage::showStep(const MissingValue &place)
{
    QWidget *button = m_undo->hasFocus() ? m_undo : m_redo->hasFocus() ? m_redo : nullptr;
    goTo(place);
    if (button && button->isEnabled())
        button->setFocus(); // whoever pressed it may want another step
}

void AirshipCityCopyPage::goToMissing()
{
    const std::vector<MissingValue> gaps = m_desk.draft().gaps();
    if (gaps.empty())
        return;
    const BoxPageView *page = shownView();
    std::vector<MissingValue> order;
    for (const BoxPage each : all<BoxPage>()) {
        const std::vector<MissingValue> places = placesOf(each, m_desk.draft().shown().ids);
        order.insert(order.end(), places.begin(), places.end());
    }
    const auto rank = [&order](const MissingValue &place) {
        return std::find(order.begin(), order.end(), place) - order.begin();
    };
    // Without a place on the page that is shown, its first gap is the next one.
    std::ptrdiff_t here = page
        ? rank(placesOf(static_cast<BoxPage>(m_list->currentRow()), m_desk.draft().shown().ids).front()) - 1
        : -1;
    if (page && page->place())
        here = rank(*page->place());
    const auto next =
        std::find_if(gaps.begin(), gaps.end(), [&](const MissingValue &gap) { return rank(gap) > here; });
    goTo(next == gaps.end() ? gaps.front() : *next);
}

void AirshipCityCopyPage::tell(const Sentence &text, const Sentence &offer, std::function<void()> accepted)
{
    m_told = text;
    m_offered = offer;
    m_accept = std::move(accepted);
    m_isPassing = text != nullptr;
    m_toldOf = onDesk();
    retell();
}

void AirshipCityCopyPage::retell()
{
    m_notice->setText(m_told ? m_told() : QString());
    m_offer->setText(m_offered ? m_offered() : QString());
    m_offer->setVisible(m_offered != nullptr);
    m_noticeLine->setVisible(m_told != nullptr);
}

/// What is to be told as long as it is true.
void AirshipCityCopyPage::tellState()
{
    if (const auto &error = m_desk.unreadable()) {
        tell([error = *error] {
            return tr("%1 The file is left alone, and nothing can be entered here.",
                      "why a file cannot be read")
                .arg(words::readError(error));
        });
    } else if (const auto &unsaved = m_desk.unsaved()) {
        tell(
            [unsaved = *unsaved] {
                return tr("“%1” cannot be written: %2. What you enter is kept here, and written as soon as "
                          "that is possible.")
                    .arg(unsaved.file, unsaved.reason);
            },
            [] { return tr("Try again"); }, [this] { m_desk.save(); });
    } else if (!m_isPassing) {
        tell({});
        return;
    }
    m_isPassing = m_isPassing && !m_desk.unreadable() && !m_desk.unsaved();
}

void AirshipCityCopyPage::follow()
{
    const CatalogueDraft &draft = m_desk.draft();
    int missing = 0;
    for (const BoxPage page : all<BoxPage>()) {
        const int ofPage = draft.missing(page);
        missing += ofPage;
        QListWidgetItem *item = m_list->item(static_cast<int>(page));
        item->setText(ofPage == 0
                          ? tr("✓ %1", "a page of the box of which nothing is missing").arg(words::name(page))
                          : tr("%1 – %n missing", "page of the box", ofPage).arg(words::name(page)));
    }
    const auto doubts = static_cast<int>(m_desk.troubles().size() + m_desk.remarks().size());
    m_list->item(checkRow)->setText(doubts == 0 ? tr("Check") : tr("Check – %n note(s)", nullptr, doubts));
    m_count->setText(missing == 0 ? tr("Nothing is missing.")
                                  : tr("%n value(s) are missing.", nullptr, missing));
    m_next->setEnabled(missing > 0);
    m_undo->setEnabled(draft.canUndo());
    m_redo->setEnabled(draft.canRedo());
    const KeyBindings &bindings = KeyBindings::shared();
    m_undo->setToolTip(plainTip(
        bindings.told(draft.undoText().isEmpty() ? tr("Undo") : told(draft.undoText()), keys::undo)));
    m_redo->setToolTip(plainTip(
        bindings.told(draft.redoText().isEmpty() ? tr("Redo") : told(draft.redoText()), keys::redo)));
    m_sample->setText(words::sampleNotice(draft.shown().document));
    m_sample->setVisible(!m_sample->text().isEmpty());
    if (!m_desk.unsaved())
        m_warnedOfLoss = false;
    if (m_toldOf != onDesk())
        m_isPassing = false;
    tellState();
    emit situationChanged();
}

void AirshipCityCopyPage::retranslate()
{
    setAccessibleName(tr("Your copy of the box"));
    m_list->setAccessibleName(tr("Pages of the box"));
    m_next->setText(KeyBindings::shared().told(tr("Next missing"), keys::nextMissing));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_legend->setText(legendOfOrigins());
    m_legend->setFont(scaledFont(font(), 0.9));
    m_sample->setFont(boldFont(font()));
    follow();
    retell();
    int widest = 0;
    for (int row = 0; row < m_list->count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_list->item(row)->text()));
    m_list->setFixedWidth(widest + fontMetrics().height() * 2);
}

void AirshipCityCopyPage::changeEvent(QEvent *event)
{
    EditorPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

bool AirshipCityCopyPage::event(QEvent *event)
{
    // Another window may have entered something meanwhile.
    if (event->type() == QEvent::WindowActivate)
        m_desk.readAnew();
    return EditorPage::event(event);
}

void AirshipCityCopyPage::showEvent(QShowEvent *event)
{
    EditorPage::showEvent(event);
    if (BoxPageView *page = event->spontaneous() ? nullptr : shownView())
        page->focusEnd(true);
}

void AirshipCityCopyPage::keyPressEvent(QKeyEvent *event)
{
    const KeyBindings &bindings = KeyBindings::shared();
    if (event->key() == Qt::Key_Escape) {
        if (mayLeave())
            emit closed();
    } else if (bindings.matches(*event, keys::nextMissing)) {
        goToMissing();
    } else if (bindings.matches(*event, keys::undo)) {
        m_desk.undo();
    } else if (bindings.matches(*event, keys::redo)) {
        m_desk.redo();
    } else if (bindings.matches(*event, keys::pageBefore)) {
        turn(-1, true);
    } else if (bindings.matches(*event, keys::pageBehind)) {
        turn(1, true);
    } else if (shownView() && bindings.matches(*event, keys::addPiece)) {
        shownView()->addPiece();
    } else {
        EditorPage::keyPressEvent(event);
    }
}

} // namespace skyledger::ui
