// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>

class QSocketNotifier;

namespace skyledger::ui {

/// Notices that the program is ended from outside: the session is logged out or shut down, or the system asks the
/// process to go. There is to be one, after the application was made. Nobody can be asked anything then.
class Goodbye : public QObject
{
    Q_OBJECT

public:
    explicit Goodbye(QObject *parent = nullptr);
    ~Goodbye() override;

signals:
    /// The session may end at any moment: everything is to be kept before this returns. The program may go on
    /// nevertheless.
    void sessionEnds();
    /// The process was asked to end.
    void processEnds();

private:
    void listen();

    QSocketNotifier *m_notifier = nullptr;
};

} // namespace skyledger::ui
