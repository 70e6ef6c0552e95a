// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/display.h"

#include <QtCore/QByteArray>
#include <QtCore/QFileInfo>
#include <QtCore/QString>
#include <QtCore/QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace skyledger::window {

#ifdef Q_OS_LINUX

namespace {

/// Whether something listens at a local socket; a name that starts with a null is one of Linux's abstract names.
bool listens(const QByteArray &name)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (name.size() >= static_cast<qsizetype>(sizeof(address.sun_path)))
        return false;
    std::copy(name.begin(), name.end(), std::begin(address.sun_path));
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return true; // let Qt find out
    const auto size =
        static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + static_cast<std::size_t>(name.size()));
    const void *plain = &address;
    const bool answered = ::connect(handle, static_cast<const sockaddr *>(plain), size) == 0;
    ::close(handle);
    return answered;
}

/// `:0`, `:0.1` and `unix:0` are on this machine; what names another one is left to Qt.
bool xAnswers(const QByteArray &display)
{
    const qsizetype colon = display.lastIndexOf(':');
    const QByteArray host = display.first(std::max<qsizetype>(colon, 0));
    if (colon < 0 || (!host.isEmpty() && host != "unix"))
        return colon >= 0;
    const QByteArray number = display.mid(colon + 1).split('.').first();
    const QByteArray path = "/tmp/.X11-unix/X" + number;
    return listens(path) || listens(QByteArray(1, '\0') + path);
}

bool waylandAnswers(const QByteArray &display)
{
    if (display.startsWith('/'))
        return listens(display);
    return listens(qgetenv("XDG_RUNTIME_DIR") + '/' + display);
}

} // namespace

bool displayCanBeReached()
{
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        return true; // whoever says so knows
    const QByteArray wayland = qgetenv("WAYLAND_DISPLAY");
    const QByteArray x = qgetenv("DISPLAY");
    return (!wayland.isEmpty() && waylandAnswers(wayland)) || (!x.isEmpty() && xAnswers(x));
}

#else

bool displayCanBeReached()
{
    return true;
}

#endif

} // namespace skyledger::window
