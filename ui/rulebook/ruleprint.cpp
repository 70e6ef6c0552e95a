// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/ruleprint.h"

#include "ui/rulebook/ruledrawing.h"
#include "ui/widgets/quietdocument.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace skyledger::ui {

using namespace rulebook;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(RulePrint)
};

constexpr double entryPoints = 9.5;
constexpr double mostPoints = 10;
constexpr double leastPoints = 5;
constexpr double pointStep = 0.25;
constexpr int glossaryBlocks = 2;
constexpr double glossaryMargin = 12; // millimetres

QFont paperFont(double points)
{
    QFont font; // the program's
    font.setPointSizeF(points);
    return font;
}

} // namespace

PrintChooser printDialog()
{
    return [](QPrinter &printer, QWidget *parent) {
        QPrintDialog dialog(&printer, parent);
        return dialog.exec() == QDialog::Accepted;
    };
}

void printRules(QPrinter &printer, const RuleLibrary &library, const QStringList &rules,
                const Telling &telling)
{
    QString text;
    for (const QString &rule : rules) {
        if (const Entry *entry = library.book().entry(rule))
            text += (text.isEmpty() ? QString() : u"<hr/>"_s) + entryText(library, *entry, telling);
    }
    RuleDrawings drawings;
    QuietDocument document;
    document.setDefaultFont(paperFont(entryPoints));
    fillDocument(document, text, Theme::light(), drawings);
    printer.setDocName(Say::tr("Rules"));
    document.print(&printer);
}

void printGlossary(QPrinter &printer, const RuleLibrary &library, const QStringList &languages)
{
    const QString text = u"<p class=\"title\">%1</p>"_s.arg(Say::tr("Words of both editions").toHtmlEscaped())
        + glossaryText(library, languages, glossaryBlocks);
    printer.setPageMargins(QMarginsF(glossaryMargin, glossaryMargin, glossaryMargin, glossaryMargin),
                           QPageLayout::Millimeter);
    RuleDrawings drawings;
    QuietDocument document;
    document.setDocumentMargin(0);
    document.documentLayout()->setPaintDevice(&printer);
    const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
    for (double points = mostPoints; points >= leastPoints; points -= pointStep) {
        document.setDefaultFont(paperFont(points));
        fillDocument(document, text, Theme::light(), drawings);
        document.setPageSize(page);
        if (document.pageCount() == 1)
            break;
    }
    printer.setDocName(Say::tr("Words of both editions"));
    QPainter painter(&printer);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Theme::light().color(Role::Text)); // not the one of the screen
    document.documentLayout()->draw(&painter, context);
}

} // namespace skyledger::ui
