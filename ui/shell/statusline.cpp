// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/statusline.h"

#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/besideothers.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent), m_file(new ElidedLabel(this)), m_footnote(new ElidedLabel(this))
{
    setObjectName(u"status-line"_s);
    m_file->setObjectName(u"saved"_s);
    m_footnote->setObjectName(u"footnote"_s);
    for (ElidedLabel *label : {m_file, m_footnote})
        label->setContentsMargins(6, 0, 6, 0);
    addWidget(m_file, 1);
    addPermanentWidget(m_footnote);
    setSizeGripEnabled(false);
}

void StatusLine::showFile(const QString &path, const QDateTime &savedAt)
{
    m_path = path;
    m_savedAt = savedAt;
    m_failed = false;
    retranslate();
}

void StatusLine::showFailure(const QString &path)
{
    m_path = path;
    m_failed = true;
    retranslate();
}

void StatusLine::showFootnote(const QString &text)
{
    if (m_footnote->text() != text)
        m_footnote->setFullText(text);
}

void StatusLine::showNothing()
{
    m_path.clear();
    m_footnote->setFullText({});
    retranslate();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QStatusBar::changeEvent(event);
}

void StatusLine::retranslate()
{
    const QString name = words::besideOthers(QFileInfo(m_path).fileName());
    QString text;
    if (m_path.isEmpty())
        text.clear();
    else if (m_failed)
        text = tr("Not saved · %1").arg(name);
    else if (m_savedAt.isValid())
        text = tr("Saved %1 · %2", "time, file name").arg(m_savedAt.toString(u"HH:mm:ss"_s), name);
    else
        text = name;
    m_file->setFullText(text);
    m_file->setToolTip(plainTip(m_path));
}

} // namespace skyledger::ui
