// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/cloudage/guide/hands.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/widgets/drawnbutton.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

#include <utility>

namespace skyledger::ui::test {

/// An open game with its boards shown, as the window lays them out.
struct Desk {
    explicit Desk(int players = 3, cloudage::Mode mode = cloudage::Mode::Scenario2)
        : Desk(sampleGame(players, mode))
    {
    }
    explicit Desk(cloudage::GameRecord record) : view(std::move(record))
    {
        view.centre()->resize(580, 600);
        view.centre()->show();
        for (const ui::DockSpec &dock : view.docks()) {
            dock.widget->resize(380, 400);
            dock.widget->show();
        }
    }
    bool press(QChar key)
    {
        QKeyEvent event(QEvent::KeyPress, key.unicode(), Qt::NoModifier, QString(key).toLower());
        return view.keyPressed(&event);
    }
    bool press(const QString &keys)
    {
        for (const QChar key : keys) {
            if (!press(key))
                return false;
        }
        return true;
    }
    ui::DrawnButton *button(const QString &name) { return view.centre()->findChild<ui::DrawnButton *>(name); }
    void click(const QString &name)
    {
        ui::DrawnButton *found = button(name);
        QVERIFY2(found != nullptr && found->isVisible(), qPrintable(name));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// The page of a phase that is over lies over the boards until somebody goes on.
    void closePage()
    {
        auto *close = view.centre()->findChild<QPushButton *>(QStringLiteral("recap-close"));
        if (close != nullptr && close->isVisible())
            QTest::mouseClick(close, Qt::LeftButton);
    }
    const cloudage::State &state() { return view.table().session().state(); }

    ui::CloudAgeView view;
};

/// Asks for the keyboard; false where no window gets it.
inline bool takesKeyboard(QWidget &window)
{
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

/// What stands on the screen: `grab` would draw it anew.
inline QImage shownBy(const QWidget &window)
{
    return window.screen()->grabWindow(window.winId()).toImage();
}

} // namespace skyledger::ui::test
