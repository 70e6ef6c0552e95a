// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/takealong/scorepaper.h"
#include "ui/score/takealong/takealongpanel.h"
#include "ui/widgets/filequestions.h"

#include <QtGui/QPageSize>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

#include <memory>

namespace skyledger::ui {

TakeAlongChooser TakeAlongChooser::dialogs()
{
    return {[](QWidget *parent, const QString &title, const QString &proposal) {
                return askFileToSave(parent, title, proposal);
            },
            [](QWidget *parent, const std::function<void(QPrinter &)> &draw) {
                const auto device = std::make_shared<QPrinter>(QPrinter::HighResolution);
                device->setPageSize(usualPageSize());
                auto *dialog = new QPrintDialog(device.get(), parent);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                QObject::connect(dialog, &QDialog::accepted, parent, [device, draw] { draw(*device); });
                // The dialog must not outlive its printer.
                QObject::connect(dialog, &QObject::destroyed, parent, [device] {});
                dialog->open();
            }};
}

} // namespace skyledger::ui
