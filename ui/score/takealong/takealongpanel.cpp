// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/takealong/takealongpanel.h"

#include "core/table/bgstats.h"
#include "core/table/places.h"
#include "core/table/recordfile.h"
#include "ui/printing/printsystem.h"
#include "ui/score/takealong/qrpicture.h"
#include "ui/score/takealong/scorepaper.h"
#include "ui/shell/gamesfolder.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/besideothers.h"

#include <QtCore/QBuffer>
#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QPageSize>
#include <QtPrintSupport/QPrinter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

enum Button { Print, Pdf, Csv, Image, CopyText };

QPlainTextEdit *readOnlyText(const QString &name, QWidget *parent)
{
    auto *text = new QPlainTextEdit(parent);
    text->setObjectName(name);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    return text;
}

} // namespace

TakeAlongPanel::TakeAlongPanel(QWidget *parent)
    : QWidget(parent),
      m_chooser(TakeAlongChooser::dialogs()),
      m_said(plainLabel(this)),
      m_textTitle(plainLabel(this)),
      m_text(readOnlyText(u"take-text"_s, this)),
      m_linkTitle(plainLabel(this)),
      m_linkNote(plainLabel(this)),
      m_linkText(readOnlyText(u"bgstats-link"_s, this)),
      m_qr(new QrPicture)
{
    setObjectName(u"take-along"_s);
    auto *flow = new FlowLayout;
    const std::array actions{&TakeAlongPanel::print, &TakeAlongPanel::savePdf, &TakeAlongPanel::saveCsv,
                             &TakeAlongPanel::saveImage, &TakeAlongPanel::copyText};
    const std::array names{"take-print"_L1, "take-pdf"_L1, "take-csv"_L1, "take-image"_L1,
                           "take-copy-text"_L1};
    for (std::size_t i = 0; i < actions.size(); ++i)
        flow->addWidget(addButton(names[i], actions[i]));
    m_copyLink = addButton(u"take-copy-link"_s, &TakeAlongPanel::copyLink);
    m_said->setObjectName(u"take-said"_s);
    m_said->setWordWrap(true);
    m_linkNote->setObjectName(u"bgstats-note"_s);
    m_linkNote->setWordWrap(true);
    auto *page = new QWidget;
    auto *right = new QVBoxLayout;
    right->addWidget(m_linkTitle);
    right->addWidget(m_qr); // as high as it may stand: cut off by a small window no phone reads it
    right->addWidget(m_linkNote);
    right->addWidget(m_copyLink, 0, Qt::AlignLeft);
    right->addWidget(m_linkText);
    right->addStretch();
    auto *left = new QVBoxLayout;
    left->addLayout(flow);
    left->addWidget(m_said);
    left->addWidget(m_textTitle);
    left->addWidget(m_text, 1);
    auto *columns = new QHBoxLayout(page);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &TakeAlongPanel::retranslate);
    retranslate();
}

QPushButton *TakeAlongPanel::addButton(const QString &name, void (TakeAlongPanel::*slot)())
{
    QPushButton *button = namedButton(name, this);
    connect(button, &QPushButton::clicked, this, slot);
    m_buttons.push_back(button);
    return button;
}

void TakeAlongPanel::setScore(const ScoreTold &told)
{
    m_told = told;
    m_text->setPlainText(m_told.text);
    const words::SpokenIn spoken(m_told.language);
    showLink();
}

void TakeAlongPanel::showLink()
{
    const bool fits = m_told.link.size() <= table::maxBgStatsQrBytes;
    m_qr->setCode(fits ? qrCode(m_told.link) : std::nullopt);
    m_linkText->setPlainText(QString::fromLatin1(m_told.link));
    if (!fits)
        m_linkNote->setText(
            tr("The link is too long for a QR code: %n byte(s). Send it to the phone instead.", nullptr,
               static_cast<int>(m_told.link.size())));
    else if (m_qr->isHidden())
        m_linkNote->setText(
            tr("This program was built without QR codes. Send the link to the phone instead."));
    else
        m_linkNote->setText(tr("Point the phone’s camera at the code, or open the link on the phone."));
}

void TakeAlongPanel::write(const QString &title, const QString &suffix, const QByteArray &bytes)
{
    const QString folder = table::places::games();
    const QString proposal =
        QDir(folder).filePath(gameStem(folder, m_told.day, m_told.names(), suffix) + suffix);
    const QString chosen = m_chooser.fileToSave(this, title, proposal);
    const QString path = withGameSuffix(chosen, suffix);
    if (path.isEmpty())
        return;
    if (path != chosen && QFileInfo::exists(path)) { // the dialog asked about another name
        m_said->setText(tr("“%1” is there already. Choose another name.")
                            .arg(words::besideOthers(QFileInfo(path).fileName())));
        return;
    }
    const auto error = table::saveAtomically(path, bytes);
    m_said->setText(
        error ? tr("“%1” cannot be written: %2").arg(words::besideOthers(error->file), error->reason)
              : tr("Written: %1").arg(words::besideOthers(path)));
}

void TakeAlongPanel::print()
{
    if (!printersAnswer()) {
        m_said->setText(tr("The print system does not answer. The PDF can be printed later."));
        return;
    }
    m_chooser.printer(this, [this](QPrinter &printer) {
        const ScorePaper paper(m_told);
        printer.setDocName(paper.title());
        m_said->setText(paper.print(printer) ? tr("Sent to the printer.")
                                             : tr("The printer cannot be used."));
    });
}

void TakeAlongPanel::savePdf()
{
    write(tr("Save as PDF"), u".pdf"_s, ScorePaper(m_told).pdf(usualPageSize()));
}

void TakeAlongPanel::saveCsv()
{
    write(tr("Save as CSV"), u".csv"_s, m_told.csv);
}

void TakeAlongPanel::saveImage()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    ScorePaper(m_told).image(2).save(&buffer, "PNG");
    write(tr("Save as an image"), u".png"_s, bytes);
}

void TakeAlongPanel::copyText()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
    m_said->setText(tr("The text is in the clipboard."));
}

void TakeAlongPanel::copyLink()
{
    QGuiApplication::clipboard()->setText(QString::fromLatin1(m_told.link));
    m_said->setText(tr("The link is in the clipboard."));
}

void TakeAlongPanel::retranslate()
{
    m_buttons[Print]->setText(tr("Print…"));
    m_buttons[Print]->setToolTip(plainTip(KeyBindings::shared().text(keys::print)));
    m_buttons[Pdf]->setText(tr("PDF…"));
    m_buttons[Pdf]->setAccessibleName(tr("Save as PDF"));
    m_buttons[Csv]->setText(tr("CSV…"));
    m_buttons[Csv]->setAccessibleName(tr("Save as CSV, for a spreadsheet"));
    m_buttons[Image]->setText(tr("Image…"));
    m_buttons[Image]->setAccessibleName(tr("Save as an image"));
    m_buttons[CopyText]->setText(tr("Copy as text"));
    m_copyLink->setText(tr("Copy the link"));
    m_textTitle->setFont(boldFont(font()));
    m_textTitle->setText(tr("To paste in a chat"));
    m_text->setAccessibleName(m_textTitle->text());
    m_linkTitle->setFont(boldFont(font()));
    m_linkTitle->setText(tr("For BG Stats on a phone"));
    m_linkText->setAccessibleName(tr("Link for BG Stats"));
    m_qr->setAccessibleName(tr("QR code of the link for BG Stats"));
    setAccessibleName(tr("Taking it along"));
    if (!m_told.link.isEmpty())
        showLink();
}

/// A code that was set behind another page has grown since the room for it was measured: cut, no phone reads it.
void TakeAlongPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_qr->updateGeometry();
}

void TakeAlongPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
