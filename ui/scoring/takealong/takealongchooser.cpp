// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/scoring/takealong/scorepaper.h"
#include "ui/scoring/takealong/takealongpanel.h"

#include <QtGui/QPageSize>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>
#include <QtWidgets/QFileDialog>

#include <memory>

namespace skyledger::ui {

TakeAlongChooser TakeAlongChooser::dialogs()
{
    return {[](QWidget *parent, const QString &title, const QString &proposal) {
                return QFileDialog::getSaveFileName(parent, title, proposal);
            },
            [](QWidget *parent, const std::function<void(QPrinter &)> &draw) {
                const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
                printer->setPageSize(usualPageSize());
                auto *dialog = new QPrintDialog(printer.get(), parent);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                QObject::connect(dialog, &QDialog::accepted, parent, [printer, draw] { draw(*printer); });
                // The dialog must not outlive its printer.
                QObject::connect(dialog, &QObject::destroyed, parent, [printer] {});
                dialog->open();
            }};
}

} // namespace skyledger::ui
