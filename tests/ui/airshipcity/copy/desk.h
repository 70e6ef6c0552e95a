// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/airshipcity/record/boxentry.h"
#include "ui/airshipcity/copy/airshipcitycopypage.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/cards/piececard.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

/// The page "Your copy" with a folder of its own, and hands at the keyboard.
namespace skyledger::ui::test {

class CopyTable
{
    QTemporaryDir m_home; // made first and destroyed last

public:
    CopyTable()
    {
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
        QCoreApplication::setApplicationName(QStringLiteral("skyledger"));
    }

    void open(const Preferences &preferences = {})
    {
        page = std::make_unique<AirshipCityCopyPage>(preferences);
        page->resize(1366, 660);
        page->show();
        page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
    }

    template <class Widget = QWidget>
    Widget *find(const QString &name) const
    {
        return page->findChild<Widget *>(name);
    }
    QString text(const QString &label) const { return find<QLabel>(label)->text(); }
    QString notice() const
    {
        const auto *label = find<QLabel>(QStringLiteral("copy-notice"));
        return label->isVisible() ? label->text() : QString();
    }
    const airshipcity::CatalogueDraft &draft() const { return page->desk().draft(); }
    void showPage(airshipcity::BoxPage which) const
    {
        find<QListWidget>(QStringLiteral("copy-pages"))->setCurrentRow(static_cast<int>(which));
    }

    QString home() const { return m_home.path(); }
    static QString path() { return OwnersCopy::defaultPath(); }
    static QByteArray content(const QString &file = path())
    {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    static void write(const QByteArray &bytes, const QString &file = path())
    {
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), bytes.size());
    }

    std::unique_ptr<AirshipCityCopyPage> page;
};

/// The editor around a field, with its caption.
inline FieldBox *fieldOf(QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (auto *field = qobject_cast<FieldBox *>(widget))
            return field;
    }
    return nullptr;
}

/// Presses a key where the keyboard is.
inline void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
}

/// Types a text where the keyboard is, letters of every script.
inline void type(const QString &text)
{
    for (const QChar letter : text) {
        QWidget *widget = QApplication::focusWidget();
        const ushort code = letter.toUpper().unicode();
        const int key = code < 0x80 ? code : int{Qt::Key_unknown};
        QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(widget, &down);
        QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(widget, &up);
    }
}

} // namespace skyledger::ui::test
