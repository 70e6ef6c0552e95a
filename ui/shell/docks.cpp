// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/docks.h"

#include "ui/widgets/boardarea.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QTabBar>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Grows when docks come or go, so that an older arrangement is not put on others.
constexpr int layoutVersion = 3;
constexpr double belowPart = 0.35; ///< of the window's height, of what stands below another dock at the left
constexpr int leastAbove = 32; ///< in lines: what the window leaves to the upper one, its own bars among them
constexpr int leastBelow = 4;
// In heights of a line, since larger letters leave less room for docks.
constexpr int wideLines = 150;
constexpr int usualLines = 78;
constexpr int besideLines = 64; ///< the same as `usualLines` where a dock stays beside the middle
constexpr int leastLines = 50;  ///< how narrow a window may be drawn, whose docks give way then

using Place = DockSpec::Place;

/// The height that the board of a dock needs so as not to scroll; 0 if it is no board.
int heightOfBoard(const QDockWidget &dock)
{
    const auto *area = qobject_cast<const BoardArea *>(dock.widget());
    return area == nullptr ? 0 : area->widget()->minimumSizeHint().height();
}

/// What a column of docks has of the window's width, in hundredths.
int shareOf(Docks::Room room, bool left)
{
    switch (room) {
    case Docks::Room::Narrow:
        return 40;
    case Docks::Room::Usual:
        return left ? 24 : 35;
    case Docks::Room::Wide:
        break;
    }
    return left ? 17 : 21;
}

/// The width that a window has or is about to have: what is maximised gets that of its screen.
int widthOf(const QMainWindow &window)
{
    const bool whole = window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    return whole ? window.screen()->availableSize().width() : window.width();
}

/// Whether any part of a widget is seen: what is opaque covers what it lies on.
bool isInSight(const QWidget &widget)
{
    if (!widget.visibleRegion().isEmpty())
        return true;
    const auto parts = widget.findChildren<const QWidget *>();
    return std::any_of(parts.begin(), parts.end(), [](const QWidget *part) {
        return part->isVisible() && !part->visibleRegion().isEmpty();
    });
}

} // namespace

Docks::Docks(QMainWindow &window) : m_window(window)
{
    window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks
                          | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    // The boards at the sides reach from top to bottom.
    for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::BottomLeftCorner})
        window.setCorner(corner, Qt::LeftDockWidgetArea);
    for (const Qt::Corner corner : {Qt::TopRightCorner, Qt::BottomRightCorner})
        window.setCorner(corner, Qt::RightDockWidgetArea);
}

Docks::~Docks() = default;

QString Docks::dockCommand(const QString &id)
{
    return u"dock-"_s + id;
}

Docks::Room Docks::roomIn(const QMainWindow &window)
{
    const int width = widthOf(window);
    const int line = window.fontMetrics().height();
    if (width < line * usualLines)
        return Room::Narrow;
    return width < line * wideLines ? Room::Usual : Room::Wide;
}

Docks::Room Docks::room() const
{
    const Room room = roomIn(m_window);
    const bool stays =
        std::any_of(m_docks.begin(), m_docks.end(), [](const Dock &dock) { return dock.spec.staysBeside; });
    const bool isWide = stays && widthOf(m_window) >= m_window.fontMetrics().height() * besideLines;
    if (room == Room::Wide || (room == Room::Narrow && !isWide))
        return room;
    return m_window.width() < m_usualNeed ? Room::Narrow : Room::Usual;
}

void Docks::measure()
{
    const int least = m_window.layout()->totalMinimumSize().width();
    if (!m_docks.empty() && room() == Room::Usual && least > m_window.width())
        m_usualNeed = least;
}

/// With two columns a window would never become narrow enough to have one of them: it may be drawn smaller than what
/// they need, since they give way at once.
void Docks::letShrink()
{
    if (room() == Room::Usual)
        m_window.setMinimumWidth(m_window.fontMetrics().height() * leastLines);
    else
        m_window.setMinimumSize(0, 0); // as its layout says
}

void Docks::lettersChange()
{
    if (m_line == 0 || hasMadeRoom())
        return;
    m_stand = m_window.saveState(layoutVersion);
    m_ofLetters.insert(m_line, m_stand);
}

void Docks::lettersChanged()
{
    const int line = m_window.fontMetrics().height();
    if (std::exchange(m_line, line) != line) {
        m_usualNeed = 0;
        letShrink();
        m_stand = m_ofLetters.value(line, m_stand);
    }
    stand(m_stand);
}

/// Sizes can be given only to docks that were laid out.
void Docks::stand(const QByteArray &state)
{
    m_stand = state;
    QTimer::singleShot(0, this, [this] {
        if (m_stand.isEmpty())
            stretch();
        else
            restoreSizes(m_stand);
        makeRoom();
        raiseFitting();
    });
}

void Docks::fill(GameView &view)
{
    m_line = m_window.fontMetrics().height();
    for (const DockSpec &spec : view.docks()) {
        auto dock = std::make_unique<QDockWidget>(&m_window);
        dock->setObjectName(u"dock-"_s + spec.id);
        dock->setWidget(spec.widget);
        dock->installEventFilter(this);
        connect(dock.get(), &QDockWidget::topLevelChanged, this, &Docks::hideNeedlessTitles,
                Qt::QueuedConnection);
        connect(dock.get(), &QDockWidget::dockLocationChanged, this, &Docks::hideNeedlessTitles,
                Qt::QueuedConnection);
        connect(dock.get(), &QDockWidget::visibilityChanged, this, &Docks::hideNeedlessTitles,
                Qt::QueuedConnection);
        auto noTitle = std::make_unique<QWidget>();
        (new QHBoxLayout(noTitle.get()))->setContentsMargins(0, 0, 0, 0); // or its size would be unknown
        auto show = std::make_unique<QAction>();
        show->setObjectName(u"action-dock-"_s + spec.id);
        KeyBindings::shared().bind(*show, dockCommand(spec.id));
        connect(show.get(), &QAction::triggered, this, [this, id = spec.id] { choose(id); });
        m_window.addAction(show.get());
        m_docks.push_back({spec, std::move(dock), std::move(noTitle), std::move(show)});
    }
    retranslate(view);
}

void Docks::clear()
{
    m_docks.clear();
    m_ofLetters.clear();
    m_stand.clear();
    m_line = 0;
    m_usualNeed = 0;
    m_fitting.clear();
    m_isChosen = false;
    m_window.setMinimumSize(0, 0);
}

QDockWidget *Docks::widgetOf(const QString &id) const
{
    const auto found =
        std::find_if(m_docks.begin(), m_docks.end(), [&id](const Dock &dock) { return dock.spec.id == id; });
    return found == m_docks.end() ? nullptr : found->widget.get();
}

void Docks::bringUp(const QString &id)
{
    if (QDockWidget *dock = widgetOf(id)) {
        dock->show();
        dock->raise();
    }
}

void Docks::offer(const QString &id)
{
    if (std::exchange(m_fitting, id) != id)
        raiseFitting();
}

void Docks::raiseFitting()
{
    QDockWidget *fitting = widgetOf(m_fitting);
    if (m_isChosen || fitting == nullptr || fitting->isHidden())
        return;
    const QWidget *focus = QApplication::focusWidget();
    const QList<QDockWidget *> others = m_window.tabifiedDockWidgets(fitting);
    const bool isUsed = std::any_of(others.begin(), others.end(), [focus](const QDockWidget *other) {
        return focus != nullptr && other->isAncestorOf(focus) && isInSight(*other);
    });
    if (others.isEmpty() || isUsed)
        return;
    // Qt raises the centre above the dock, which covers none of it, and would paint all of it anew.
    QWidget *centre = m_window.centralWidget();
    const bool wasDisabled = centre != nullptr && centre->testAttribute(Qt::WA_UpdatesDisabled);
    if (centre != nullptr)
        centre->setAttribute(Qt::WA_UpdatesDisabled);
    fitting->raise();
    if (centre != nullptr)
        centre->setAttribute(Qt::WA_UpdatesDisabled, wasDisabled);
}

/// A tab beside the one that fits is somebody's choice; what stands elsewhere says nothing of the tabs.
void Docks::choose(const QString &id)
{
    bringUp(id);
    if (id == m_fitting) {
        m_isChosen = false;
        return;
    }
    QDockWidget *chosen = widgetOf(id);
    if (chosen == nullptr)
        return;
    QDockWidget *fitting = widgetOf(m_fitting);
    const QList<QDockWidget *> beside = m_window.tabifiedDockWidgets(chosen);
    if (fitting == nullptr ? !beside.isEmpty() : beside.contains(fitting))
        m_isChosen = true;
}

/// Somebody took the tab with that title.
void Docks::chooseTab(const QString &title)
{
    const auto chosen = std::find_if(m_docks.begin(), m_docks.end(), [&title](const Dock &dock) {
        return dock.widget->windowTitle() == title;
    });
    if (chosen != m_docks.end())
        choose(chosen->spec.id);
}

void Docks::makeRoom()
{
    for (Dock &dock : m_docks) {
        const bool makes = dock.spec.isIdle && dock.spec.isIdle();
        if (makes && !dock.widget->isHidden() && !dock.widget->isFloating()) {
            dock.madeRoom = true;
            dock.widget->hide();
        } else if (!makes && std::exchange(dock.madeRoom, false)) {
            dock.widget->show();
        }
    }
}

bool Docks::hasMadeRoom() const
{
    return std::any_of(m_docks.begin(), m_docks.end(), [](const Dock &dock) { return dock.madeRoom; });
}

void Docks::reset()
{
    m_isChosen = false;
    place();
    stand({});
    makeRoom();
}

void Docks::restore(const QSettings &settings, const QString &key)
{
    place();
    const QByteArray state = settings.value(key).toByteArray();
    stand(m_window.restoreState(state, layoutVersion) ? state : QByteArray());
    hideNeedlessTitles();
    makeRoom();
}

/// A window forgets the sizes of its docks when it is shown at first, and when they were put elsewhere just before.
void Docks::restoreSizes(const QByteArray &state)
{
    const bool shown = std::any_of(m_docks.begin(), m_docks.end(),
                                   [](const Dock &dock) { return !dock.widget->isHidden(); });
    if (shown) // they give way to some pages
        m_window.restoreState(state, layoutVersion);
}

void Docks::remember(QSettings &settings, const QString &key) const
{
    if (!hasMadeRoom())
        settings.setValue(key, m_window.saveState(layoutVersion));
}

QList<QAction *> Docks::toggles() const
{
    QList<QAction *> actions;
    for (const Dock &dock : m_docks)
        actions << dock.widget->toggleViewAction();
    return actions;
}

bool Docks::isBehind(const QWidget &widget) const
{
    // Bars of tabs that are not needed now stay where they were.
    if (widget.objectName() == u"dock-tabs"_s)
        return widget.visibleRegion().isEmpty();
    for (const Dock &dock : m_docks) {
        if (dock.widget->isAncestorOf(&widget))
            return !isInSight(*dock.widget);
    }
    return false;
}

void Docks::retranslate(const GameView &view)
{
    for (const Dock &dock : m_docks) {
        const QString title = view.dockTitle(dock.spec.id);
        dock.widget->setWindowTitle(asWindowTitle(title));
        dock.widget->setAccessibleName(title);
        dock.show->setText(withoutKeySigns(title));
    }
    nameTitleButtons();
    nameTabBars();
}

/// Qt says these in the language in which the dock was made, and without its title; and says so again whenever the
/// title bar is another one.
void Docks::nameTitleButtons() const
{
    for (const Dock &dock : m_docks) {
        if (auto *button = dock.widget->findChild<QWidget *>(u"qt_dockwidget_floatbutton"_s)) {
            button->setAccessibleName(tr("Float: %1", "title of a dock").arg(dock.widget->accessibleName()));
            button->setAccessibleDescription(QDockWidget::tr("Undocks and re-attaches the dock widget"));
        }
        if (auto *button = dock.widget->findChild<QWidget *>(u"qt_dockwidget_closebutton"_s)) {
            button->setAccessibleName(tr("Close: %1", "title of a dock").arg(dock.widget->accessibleName()));
            button->setAccessibleDescription(QDockWidget::tr("Closes the dock widget"));
        }
    }
}

bool Docks::eventFilter(QObject *watched, QEvent *event)
{
    const auto *dock = qobject_cast<QDockWidget *>(watched);
    // Docks that float together as tabs stand in a window of their own and do not float each by itself.
    if (event->type() == QEvent::KeyPress && dock && dock->window() != &m_window) {
        auto *key = static_cast<QKeyEvent *>(event);
        key->ignore();
        emit keyPressed(key);
        if (key->isAccepted())
            return true;
    }
    return QObject::eventFilter(watched, event);
}

/// Where a dock stands in a window of this width. In a narrow one the first of the left is the first tab of the right;
/// what stood below it says what to do, and stays in sight.
DockSpec::Place Docks::placeOf(const DockSpec &spec) const
{
    const Room room = this->room();
    switch (spec.place) {
    case Place::Left: {
        if (room != Room::Narrow)
            return Place::Left;
        const auto first = std::find_if(m_docks.begin(), m_docks.end(),
                                        [](const Dock &dock) { return dock.spec.place == Place::Left; });
        return first->spec.id == spec.id ? Place::Right : Place::RightBelow;
    }
    case Place::RightColumn:
        return room == Room::Wide ? Place::RightColumn : Place::Right;
    case Place::RightBelowOrTab:
        return room == Room::Narrow ? Place::Right : Place::RightBelow;
    case Place::Right:
    case Place::RightBelow:
        break;
    }
    return spec.place;
}

/// One after the other, so that the docks never need more room on the way than in the end.
void Docks::place()
{
    QDockWidget *front = nullptr;
    QDockWidget *column = nullptr;
    for (const Dock &dock : m_docks) {
        dock.widget->setFloating(false);
        m_window.removeDockWidget(dock.widget.get());
    }
    for (const Dock &dock : m_docks) {
        if (placeOf(dock.spec) == Place::Left)
            m_window.addDockWidget(Qt::LeftDockWidgetArea, dock.widget.get());
        else if (placeOf(dock.spec) == Place::Right && !front)
            m_window.addDockWidget(Qt::RightDockWidgetArea, front = dock.widget.get());
    }
    for (const Dock &dock : m_docks) {
        if (placeOf(dock.spec) == Place::RightColumn && !column)
            m_window.splitDockWidget(front, column = dock.widget.get(), Qt::Horizontal);
    }
    // What is split off a dock that has tabs becomes a tab too, so tabs come last.
    for (const Dock &dock : m_docks) {
        if (placeOf(dock.spec) == Place::RightBelow)
            m_window.splitDockWidget(front, dock.widget.get(), Qt::Vertical);
    }
    for (const Dock &dock : m_docks) {
        QDockWidget *widget = dock.widget.get();
        const Place place = placeOf(dock.spec);
        const bool tab = place == Place::Right || place == Place::RightColumn;
        if (tab && widget != front && widget != column)
            m_window.tabifyDockWidget(place == Place::RightColumn ? column : front, widget);
        widget->show();
    }
    letShrink();
    for (QDockWidget *widget : {front, column}) {
        if (widget)
            widget->raise();
    }
    hideNeedlessTitles();
}

void Docks::stretch()
{
    QList<QDockWidget *> sides;
    QList<int> widths;
    QList<QDockWidget *> below;
    QList<int> heights;
    bool rightTaken = false;
    bool leftTaken = false;
    const Room room = this->room();
    for (const Dock &dock : m_docks) {
        const Place place = placeOf(dock.spec);
        const bool left = place == Place::Left;
        if (left && std::exchange(leftTaken, true)) {
            below << dock.widget.get();
            // What stands above it keeps its lines, however large the letters are.
            const int line = m_window.fontMetrics().height();
            const int most = static_cast<int>(m_window.height() * belowPart);
            heights << std::max(line * leastBelow, std::min(most, m_window.height() - line * leastAbove));
        }
        if (left || (place == Place::Right && !rightTaken) || place == Place::RightColumn) {
            sides << dock.widget.get();
            widths << m_window.width() * shareOf(room, left) / 100;
            rightTaken = rightTaken || place == Place::Right;
        }
        if (place == Place::RightBelow) {
            below << dock.widget.get();
            // Qt gives a few pixels less.
            heights << dock.widget->sizeHint().height() + m_window.fontMetrics().height() * 5 / 4;
        }
    }
    m_window.resizeDocks(sides, widths, Qt::Horizontal);
    m_window.resizeDocks(below, heights, Qt::Vertical);
    leaveRoomAbove();
}

/// What stands below the first board at the right gives way as far as it can, where that board would scroll.
void Docks::leaveRoomAbove()
{
    int lacking = 0;
    QList<QDockWidget *> below;
    for (const Dock &dock : m_docks) {
        const Place place = placeOf(dock.spec);
        if (place == Place::RightBelow)
            below << dock.widget.get();
        else if (place == Place::Right && !dock.widget->visibleRegion().isEmpty())
            lacking = heightOfBoard(*dock.widget) - dock.widget->widget()->height();
    }
    QList<int> heights;
    for (const QDockWidget *dock : below) {
        const int least = dock->minimumSizeHint().height();
        const int gives = std::clamp(lacking, 0, std::max(0, dock->height() - least));
        heights << dock->height() - gives;
        lacking -= gives;
    }
    m_window.resizeDocks(below, heights, Qt::Vertical);
}

/// A dock behind a tab is named by the tab: its title would only take room.
void Docks::hideNeedlessTitles()
{
    for (const Dock &dock : m_docks) {
        QDockWidget *widget = dock.widget.get();
        const bool named = !widget->isFloating() && !m_window.tabifiedDockWidgets(widget).isEmpty();
        QWidget *wanted = named ? dock.noTitle.get() : nullptr;
        if (widget->titleBarWidget() != wanted)
            widget->setTitleBarWidget(wanted);
    }
    nameTitleButtons();
    nameTabBars();
}

/// The window makes bars of tabs as it needs them. A name that is cut says nothing: where there is no room for all of
/// them they scroll.
void Docks::nameTabBars()
{
    const QList<QTabBar *> bars = m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (QTabBar *bar : bars) {
        if (bar->objectName() != u"dock-tabs"_s) {
            connect(bar, &QTabBar::tabBarClicked, this,
                    [this, bar](int tab) { chooseTab(bar->tabText(tab)); });
            connect(bar, &QTabBar::currentChanged, this, [this, bar](int tab) {
                if (bar->hasFocus()) // by its keys; what comes by itself does not ask for them
                    chooseTab(bar->tabText(tab));
            });
        }
        bar->setObjectName(u"dock-tabs"_s);
        bar->setElideMode(Qt::ElideNone);
        bar->setUsesScrollButtons(true);
        nameTabs(*bar, tr("Boards and lists"));
    }
}

} // namespace skyledger::ui
