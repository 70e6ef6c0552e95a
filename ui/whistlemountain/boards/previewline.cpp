// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/previewline.h"

#include "ui/whistlemountain/boards/gridboard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

PreviewLine::PreviewLine(GridBoard &board, QWidget *parent)
    : QWidget(parent), m_board(board), m_title(plainLabel(this)), m_rest(new ElidedLabel(this))
{
    setObjectName(u"preview"_s);
    m_title->setObjectName(u"preview-title"_s);
    m_rest->setObjectName(u"preview-rest"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 2, 8, 2);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_rest, 1);
    setRules(*this, [this](const std::optional<QPoint> &) {
        const QString rule = m_board.preview().rule;
        return rule.isEmpty() ? QStringList() : QStringList{rule};
    });
    connect(&board, &GridBoard::previewed, this, &PreviewLine::refresh);
    fit();
    refresh();
}

/// A title and one line: what is longer is in the tool tip.
void PreviewLine::fit()
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    setFixedHeight(fontMetrics().lineSpacing() * 2 + 6);
}

void PreviewLine::refresh()
{
    const whistle::Preview &preview = m_board.preview();
    if (preview.empty()) {
        m_title->setText(m_board.spoken(m_board.spot()));
        m_rest->setFullText({});
        setToolTip(plainTip({}));
        return;
    }
    m_title->setText(preview.title);
    setInk(m_rest, preview.reason.isEmpty() ? Role::Text : Role::LitFrame);
    if (!preview.reason.isEmpty()) {
        m_rest->setFullText(preview.reason);
        setToolTip(plainTip(preview.reason));
        return;
    }
    // Where the steps are told below they are not told here.
    QStringList parts = m_board.isMachinePlaced() ? QStringList() : preview.lines;
    parts.prepend(preview.gains);
    parts.removeAll(QString());
    m_rest->setFullText(parts.join(u" · "_s));
    setToolTip(plainTip(parts.join(u'\n')));
}

void PreviewLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace skyledger::ui
