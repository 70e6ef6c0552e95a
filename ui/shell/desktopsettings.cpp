// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/desktopsettings.h"

#ifdef SKYLEDGER_DBUS
#include <QtCore/QFileInfo>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtDBus/QDBusVariant>
#endif

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView appearance("org.freedesktop.appearance");
constexpr QLatin1StringView gnome("org.gnome.desktop.interface");
constexpr QLatin1StringView gnomeAccess("org.gnome.desktop.a11y.interface");

QString nameOf(const QString &group, const QString &key)
{
    return group + u' ' + key;
}

} // namespace

void DesktopSettings::note(const QString &group, const QString &key, const QVariant &value)
{
    m_known.insert(nameOf(group, key), value);
}

/// What is said in the words of all desktops goes before what one of them says in its own.
void DesktopSettings::sum()
{
    const auto number = [this](const QString &key) {
        return m_known.value(nameOf(appearance, key), 0U).toUInt();
    };
    const auto flag = [this](const QString &group, const QString &key) -> std::optional<bool> {
        const QVariant value = m_known.value(nameOf(group, key));
        return value.metaType() == QMetaType::fromType<bool>() ? std::optional(value.toBool()) : std::nullopt;
    };
    DesktopWishes wishes;
    if (const uint scheme = number(u"color-scheme"_s); scheme == 1 || scheme == 2)
        wishes.dark = scheme == 1;
    wishes.highContrast = flag(gnomeAccess, u"high-contrast"_s);
    if (number(u"contrast"_s) == 1)
        wishes.highContrast = true;
    wishes.animations = flag(gnome, u"enable-animations"_s);
    if (number(u"reduced-motion"_s) == 1)
        wishes.animations = false;
    if (wishes == m_wishes)
        return;
    m_wishes = wishes;
    emit changed();
}

#ifdef SKYLEDGER_DBUS

namespace {

constexpr QLatin1StringView service("org.freedesktop.portal.Desktop");
constexpr QLatin1StringView path("/org/freedesktop/portal/desktop");
constexpr QLatin1StringView interface("org.freedesktop.portal.Settings");

/// Whether there is a bus already: none is started for a question about colours.
bool isBusThere()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
        || QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}

} // namespace

/// Listens to the portal on behalf of the settings.
class SettingsPortal : public QObject
{
    Q_OBJECT

public:
    explicit SettingsPortal(DesktopSettings &settings) : QObject(&settings), m_settings(settings)
    {
        // The window comes first.
        QMetaObject::invokeMethod(this, &SettingsPortal::ask, Qt::QueuedConnection);
    }

private slots:
    /// As the portal tells that a setting is another one.
    void take(const QString &group, const QString &key, const QDBusVariant &value)
    {
        m_settings.note(group, key, value.variant());
        m_settings.sum();
    }

private:
    void ask();
    void read(const QDBusMessage &reply);

    DesktopSettings &m_settings;
};

void SettingsPortal::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    qRegisterMetaType<QDBusVariant>(); // by its name a slot is found only then
    // A signature is compared letter by letter.
    // clang-format off
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
                SLOT(take(QString,QString,QDBusVariant)));
    // clang-format on
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, u"ReadAll"_s);
    question << QStringList{appearance, gnome, gnomeAccess};
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        read(answer->reply());
    });
}

void SettingsPortal::read(const QDBusMessage &reply)
{
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
        return;
    const auto groups = qdbus_cast<QMap<QString, QVariantMap>>(reply.arguments().constFirst());
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        const QVariantMap &settings = group.value();
        for (auto each = settings.begin(); each != settings.end(); ++each)
            m_settings.note(group.key(), each.key(), each.value());
    }
    m_settings.sum();
}

DesktopSettings::DesktopSettings(QObject *parent) : QObject(parent)
{
    if (isBusThere())
        new SettingsPortal(*this);
}

#else

DesktopSettings::DesktopSettings(QObject *parent) : QObject(parent) {}

#endif

} // namespace skyledger::ui

#ifdef SKYLEDGER_DBUS
#include "desktopsettings.moc"
#endif
