// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/appearance.h"
#include "ui/widgets/theme.h"

#include <QtCore/QProcess>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusConnectionInterface>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusVariant>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::ui;

/// The settings portal of a desktop, as programs see it.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QMap<QString, QVariantMap> settings;

    void change(const QString &group, const QString &key, const QVariant &value)
    {
        settings[group][key] = value;
        QDBusMessage told = QDBusMessage::createSignal(
            u"/org/freedesktop/portal/desktop"_s, u"org.freedesktop.portal.Settings"_s, u"SettingChanged"_s);
        told << group << key << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(bus().send(told));
    }

public slots:
    // Named and answered as the portal does.
    void ReadAll(const QStringList &groups, const QDBusMessage &message) const
    {
        Q_UNUSED(groups)
        message.setDelayedReply(true);
        bus().send(message.createReply(QVariant::fromValue(settings)));
    }

    static QDBusConnection bus() { return QDBusConnection(u"portal"_s); }
};

/// What the desktop asks for is done while the program runs, unless something else is preferred.
class TestDesktopSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void whatIsSetAtTheStart();
    void whatChangesLater();
    void whatIsPreferredGoesFirst();
    void nothingIsKnownWithoutAPortal();
    void cleanupTestCase();

private:
    QTemporaryDir m_home;
    QProcess m_daemon;
    Portal m_portal;
};

namespace {

const QString &appearanceGroup()
{
    static const QString name = u"org.freedesktop.appearance"_s;
    return name;
}

Scheme schemeNow()
{
    return Theme::of(QApplication::palette()).scheme();
}

int glideTime()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration);
}

} // namespace

void TestDesktopSettings::initTestCase()
{
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
    qDBusRegisterMetaType<QMap<QString, QVariantMap>>();
    m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (!m_daemon.waitForStarted())
        QSKIP("there is no dbus-daemon");
    QVERIFY(m_daemon.waitForReadyRead());
    const QByteArray address = m_daemon.readLine().trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    QDBusConnection bus = QDBusConnection::connectToBus(QString::fromUtf8(address), u"portal"_s);
    QVERIFY(bus.isConnected());
    QVERIFY(
        bus.registerObject(u"/org/freedesktop/portal/desktop"_s, &m_portal, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(u"org.freedesktop.portal.Desktop"_s));
}

void TestDesktopSettings::init()
{
    m_portal.settings.clear();
}

void TestDesktopSettings::whatIsSetAtTheStart()
{
    m_portal.settings[appearanceGroup()][u"color-scheme"_s] = 1U;
    m_portal.settings[u"org.gnome.desktop.interface"_s][u"enable-animations"_s] = true;
    PreferenceStore preferences;
    const Surroundings surroundings(preferences);
    QCOMPARE(glideTime(), 0); // nothing moves until it is known
    QTRY_COMPARE(schemeNow(), Scheme::Dark);
    QTRY_VERIFY(glideTime() > 0);
}

void TestDesktopSettings::whatChangesLater()
{
    m_portal.settings[u"org.gnome.desktop.interface"_s][u"enable-animations"_s] = true;
    PreferenceStore preferences;
    const Surroundings surroundings(preferences);
    const int blinks = QApplication::cursorFlashTime();
    QTRY_VERIFY(glideTime() > 0);
    QCOMPARE(schemeNow(), Scheme::Light);
    m_portal.change(appearanceGroup(), u"color-scheme"_s, 1U);
    QTRY_COMPARE(schemeNow(), Scheme::Dark);
    m_portal.change(u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s, true);
    QTRY_COMPARE(schemeNow(), Scheme::WhiteOnBlack);
    m_portal.change(appearanceGroup(), u"color-scheme"_s, 2U);
    QTRY_COMPARE(schemeNow(), Scheme::BlackOnWhite);
    m_portal.change(u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s, false);
    QTRY_COMPARE(schemeNow(), Scheme::Light);
    m_portal.change(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, false);
    QTRY_COMPARE(glideTime(), 0);
    QCOMPARE(QApplication::cursorFlashTime(), 0);
    m_portal.change(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, true);
    QTRY_COMPARE(QApplication::cursorFlashTime(), blinks);
    m_portal.change(appearanceGroup(), u"reduced-motion"_s, 1U);
    QTRY_COMPARE(glideTime(), 0);
}

void TestDesktopSettings::whatIsPreferredGoesFirst()
{
    PreferenceStore preferences;
    const Surroundings surroundings(preferences);
    Preferences wanted = preferences.now();
    wanted.look = Look::Light;
    wanted.motion = Motion::None;
    preferences.change(wanted);
    m_portal.change(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, true);
    m_portal.change(appearanceGroup(), u"color-scheme"_s, 1U);
    // The desktop is followed as soon as nothing else is preferred.
    wanted.look = Look::System;
    preferences.change(wanted);
    QTRY_COMPARE(schemeNow(), Scheme::Dark);
    QCOMPARE(glideTime(), 0);
    wanted.look = Look::Light;
    wanted.motion = Motion::System;
    preferences.change(wanted);
    QCOMPARE(schemeNow(), Scheme::Light);
    QVERIFY(glideTime() > 0);
    preferences.change(Preferences());
}

void TestDesktopSettings::nothingIsKnownWithoutAPortal()
{
    Portal::bus().unregisterService(u"org.freedesktop.portal.Desktop"_s);
    m_portal.settings[appearanceGroup()][u"color-scheme"_s] = 1U;
    const DesktopSettings desktop;
    const QSignalSpy changed(&desktop, &DesktopSettings::changed);
    QCoreApplication::processEvents();
    // The answer to this comes after the one to what was asked before.
    QVERIFY(
        !QDBusConnection::sessionBus().interface()->isServiceRegistered(u"org.freedesktop.portal.Desktop"_s));
    QCoreApplication::processEvents();
    QCOMPARE(desktop.wishes(), DesktopWishes());
    QCOMPARE(changed.count(), 0);
    // One that starts later is heard.
    QVERIFY(Portal::bus().registerService(u"org.freedesktop.portal.Desktop"_s));
    m_portal.change(appearanceGroup(), u"color-scheme"_s, 1U);
    QTRY_VERIFY(!(desktop.wishes() == DesktopWishes()));
}

void TestDesktopSettings::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"portal"_s);
    QDBusConnection::disconnectFromBus(QDBusConnection::sessionBus().name());
    m_daemon.kill();
    m_daemon.waitForFinished();
}

QTEST_MAIN(TestDesktopSettings)
#include "tst_desktopsettings.moc"
