// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/helppages.h"

#include "ui/widgets/keybindings.h"
#include "ui/widgets/quietdocument.h"
#include "ui/words/language.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtGui/QScreen>
#include <QtWidgets/QVBoxLayout>

#include <array>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, helpPageCount> objectNames{"quick-start-page"_L1, "keys-page"_L1,
                                                                   "about-page"_L1};

/// A text that names the usual keys, with those that somebody chose in their place.
QString withChosenKeys(const QString &text)
{
    const KeyBindings &bindings = KeyBindings::shared();
    QMap<QString, QString> chosen;
    QStringList patterns;
    for (auto each = bindings.choices().begin(); each != bindings.choices().end(); ++each) {
        const QList<QKeySequence> usual = KeyBindings::usual(each.key());
        // The page tells of a game: elsewhere the same key may stand for another command.
        if (usual.isEmpty() || !KeyBindings::isOfGames(each.key()))
            continue;
        const QString named = KeyBindings::textOf(usual.constFirst());
        const QString now = bindings.text(each.key());
        chosen.insert(named, now.isEmpty() ? HelpWindow::tr("no key") : now);
        patterns << QRegularExpression::escape(named);
    }
    if (patterns.isEmpty())
        return text;
    // All at once, or keys that were swapped would be swapped back.
    const QRegularExpression keys(u"(?<![\\w+])(?:%1)(?![\\w+])"_s.arg(patterns.join(u'|')));
    QString result;
    qsizetype end = 0;
    for (auto found = keys.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result += QStringView(text).mid(end, match.capturedStart() - end);
        result += chosen.value(match.captured());
        end = match.capturedEnd();
    }
    result += QStringView(text).mid(end);
    return result;
}

/// The two pages of docs/, embedded.
QString quickStart()
{
    const bool french = words::spokenLanguage() == words::Language::French;
    QFile file(french ? u":/docs/quick-start.fr.md"_s : u":/docs/quick-start.en.md"_s);
    return file.open(QIODevice::ReadOnly) ? withChosenKeys(QString::fromUtf8(file.readAll())) : QString();
}

QString rows(const std::vector<KeyLine> &lines)
{
    QString text;
    for (const KeyLine &line : lines)
        text +=
            u"<tr><td style=\"padding:2px 24px 2px 0\"><b>%1</b></td><td style=\"padding:2px 0\">%2</td></tr>"_s
                .arg(line.keys.toHtmlEscaped(), line.meaning.toHtmlEscaped());
    return u"<table>"_s + text + u"</table>"_s;
}

} // namespace

HelpWindow::HelpWindow(HelpPage page, std::vector<KeyLine> windowKeys, const GameModules &games,
                       QWidget *parent)
    : QDialog(parent),
      m_page(page),
      m_windowKeys(std::move(windowKeys)),
      m_games(games),
      m_text(new QuietBrowser(this))
{
    setObjectName(objectNames[static_cast<std::size_t>(page)]);
    m_text->setObjectName(objectName() + u"-text"_s);
    m_text->setOpenExternalLinks(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    const int unit = fontMetrics().height();
    m_text->document()->setDocumentMargin(unit);
    resize(QSize(unit * (page == HelpPage::QuickStart ? 44 : 36), unit * (page == HelpPage::About ? 20 : 34))
               .boundedTo(screen()->availableSize() * 9 / 10));
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
    switch (m_page) {
    case HelpPage::QuickStart:
        setWindowTitle(tr("Quick start"));
        break;
    case HelpPage::Keys:
        setWindowTitle(tr("Keys"));
        break;
    case HelpPage::About:
        setWindowTitle(tr("About Skyledger"));
        break;
    }
    setText();
    m_text->setAccessibleName(windowTitle());
}

void HelpWindow::setText()
{
    switch (m_page) {
    case HelpPage::QuickStart:
        m_text->setMarkdown(quickStart());
        break;
    case HelpPage::Keys:
        m_text->setHtml(keysText());
        break;
    case HelpPage::About:
        m_text->setHtml(aboutText());
        break;
    }
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
    QStringList games;
    for (const auto &game : m_games)
        games << game->name();
    const QStringList paragraphs{
        tr("Skyledger %1 follows a physical game of %2, checks moves and counts points.", "version, games")
            .arg(QCoreApplication::applicationVersion(), words::listedWithOr(games)),
        tr("This is an unofficial companion. It is not made or endorsed by the authors or publishers of the "
           "games that it follows, and contains none of their art or rulebook text."),
        tr("Free software under the GNU General Public License, version 3 or later; it comes without any "
           "warranty. It sends nothing anywhere."),
        tr("Made with Qt %1, which is free software under the GNU Lesser General Public License, version 3. "
           "Qt keeps finished games with SQLite, which is in the public domain.")
            .arg(QString::fromLatin1(qVersion())),
        tr("The drawings are the program’s own, under its licence.")};
    QString text;
    for (const QString &paragraph : paragraphs)
        text += u"<p>%1</p>"_s.arg(paragraph.toHtmlEscaped());
    return text;
}

} // namespace skyledger::ui
