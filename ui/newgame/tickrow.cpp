// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/tickrow.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

TickRow::TickRow(const QString &name, Sentence title, int pieces, std::function<QString(int)> nameOf,
                 QWidget *parent)
    : QWidget(parent), m_told(std::move(title)), m_nameOf(std::move(nameOf)), m_title(plainLabel(this))
{
    setObjectName(name);
    m_title->setWordWrap(true);
    auto *group = new QButtonGroup(this);
    group->setExclusive(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    auto *row = new FlowLayout;
    column->addLayout(row);
    for (int piece = 0; piece < pieces; ++piece) {
        auto *box = new QCheckBox(this);
        box->setObjectName(u"%1-%2"_s.arg(name).arg(piece + 1));
        group->addButton(box);
        row->addWidget(box);
        m_boxes.push_back(box);
    }
    sayAnew(*this, [this] { retranslate(); });
}

QList<int> TickRow::ticked() const
{
    QList<int> pieces;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (m_boxes[i]->isChecked())
            pieces << static_cast<int>(i);
    }
    return pieces;
}

void TickRow::tick(const QList<int> &pieces)
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked(pieces.contains(static_cast<int>(i)));
}

void TickRow::retranslate()
{
    m_title->setText(m_told());
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QString name = m_nameOf(static_cast<int>(i));
        m_boxes[i]->setText(name);
        //: What pieces are, one of them: "Pieces in play: L3"
        m_boxes[i]->setAccessibleName(tr("%1: %2").arg(m_told(), name));
    }
}

} // namespace skyledger::ui
