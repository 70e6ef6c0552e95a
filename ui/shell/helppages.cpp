// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/helppages.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QString rows(const std::vector<KeyLine> &lines)
{
    QString text;
    for (const KeyLine &line : lines)
        text += u"<tr><td style=\"padding:2px 24px 2px 0\"><b>%1</b></td><td>%2</td></tr>"_s.arg(
            line.keys.toHtmlEscaped(), line.meaning.toHtmlEscaped());
    return u"<table>"_s + text + u"</table>"_s;
}

} // namespace

HelpWindow::HelpWindow(Page page, std::vector<KeyLine> windowKeys, const GameModules &games, QWidget *parent)
    : QDialog(parent),
      m_page(page),
      m_windowKeys(std::move(windowKeys)),
      m_games(games),
      m_text(new QTextBrowser(this))
{
    setObjectName(page == Page::Keys ? u"keys-page"_s : u"about-page"_s);
    m_text->setObjectName(objectName() + u"-text"_s);
    m_text->setOpenExternalLinks(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    const int unit = fontMetrics().height();
    resize(unit * 36, unit * (page == Page::Keys ? 32 : 16));
    retranslate();
}

void HelpWindow::setWindowKeys(std::vector<KeyLine> keys)
{
    m_windowKeys = std::move(keys);
    retranslate();
}

void HelpWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void HelpWindow::retranslate()
{
    setWindowTitle(m_page == Page::Keys ? tr("Keys") : tr("About Skyledger"));
    m_text->setHtml(m_page == Page::Keys ? keysText() : aboutText());
    m_text->setAccessibleName(windowTitle());
}

QString HelpWindow::keysText() const
{
    QString text;
    for (const auto &game : m_games)
        text += u"<h3>%1</h3>"_s.arg(game->name().toHtmlEscaped()) + rows(game->keys());
    return text + u"<h3>%1</h3>"_s.arg(tr("The window")) + rows(m_windowKeys);
}

QString HelpWindow::aboutText() const
{
    const QStringList paragraphs{
        tr("Skyledger %1 follows a physical game of Airship City, checks moves and counts points.")
            .arg(QCoreApplication::applicationVersion()),
        tr("Airship City is a game of its authors and publisher. Skyledger contains none of its art or "
           "rulebook "
           "text and is not affiliated with them."),
        tr("Free software under the GNU General Public License, version 3 or later."),
        tr("Made with Qt %1.").arg(QString::fromLatin1(qVersion()))};
    QString text;
    for (const QString &paragraph : paragraphs)
        text += u"<p>%1</p>"_s.arg(paragraph.toHtmlEscaped());
    return text;
}

} // namespace skyledger::ui
