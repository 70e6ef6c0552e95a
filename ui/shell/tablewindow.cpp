// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/tablewindow.h"

#include "ui/widgets/keybindings.h"
#include "ui/widgets/plainlabel.h"

#include <QtGui/QAction>
#include <QtGui/QCloseEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

TableWindow::TableWindow(std::unique_ptr<QWidget> board, const QString &title)
{
    setObjectName(u"table-window"_s);
    setWindowTitle(asWindowTitle(title));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(board.release());
    auto *same = new QAction(this);
    KeyBindings::shared().bind(*same, keys::tableMode);
    auto *leave = new QAction(this);
    leave->setShortcut(Qt::Key_Escape);
    for (QAction *action : {same, leave}) {
        connect(action, &QAction::triggered, this, &QWidget::close);
        addAction(action);
    }
}

void TableWindow::fillScreen(const QWidget &beside)
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    QScreen *wanted = beside.screen();
    for (QScreen *each : screens) {
        if (each != beside.screen()) {
            wanted = each;
            break;
        }
    }
    if (wanted)
        setGeometry(wanted->geometry());
    showFullScreen();
    activateWindow();
}

void TableWindow::keyPressEvent(QKeyEvent *event)
{
    emit keyTold(event);
}

void TableWindow::keyReleaseEvent(QKeyEvent *event)
{
    emit keyTold(event);
}

void TableWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    emit closed();
}

} // namespace skyledger::ui
