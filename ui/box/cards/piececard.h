// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/cards/carddesk.h"
#include "ui/widgets/theme.h"

#include <functional>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

/// An editor with its caption above and the sign of where its value comes from.
class FieldBox : public QWidget
{
    Q_OBJECT

public:
    /// The desk must outlive the field.
    FieldBox(const CardDesk &desk, const BoxPlace &place, QWidget *parent);

    BoxEditor *editor() const { return m_editor; }
    const BoxPlace &place() const { return m_place; }
    /// Shows where the value comes from, and the caption in the language that is spoken now.
    void tell();

private:
    const CardDesk &m_desk;
    const BoxPlace m_place;
    QLabel *m_caption;
    QLabel *m_sign;
    BoxEditor *m_editor;
};

/// A piece of the box, laid out like its cardboard: fields that go into the copy as they are typed, where their values
/// come from, and what is wrong with them.
class PieceCard : public QWidget
{
    Q_OBJECT

public:
    /// The desk must outlive the card.
    PieceCard(CardDesk &desk, Role ground, QWidget *parent);

    /// Adds a field where the cardboard has it.
    void add(const BoxPlace &place, int row, int column, int columnSpan = 1,
             Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop);
    /// Adds a button that takes the piece out of the copy; the card may go with it.
    void addRemoval(const std::function<void()> &remove);

    const std::vector<FieldBox *> &fields() const { return m_fields; }
    /// The field of a place; nothing if it is on another card.
    FieldBox *fieldOf(const BoxPlace &place) const;
    /// Shows what the copy says now; with `anew`, also where somebody is typing.
    void follow(bool anew);

signals:
    void nextWanted(QWidget *from, bool forward);
    void gotFocus(skyledger::ui::FieldBox *field);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void take(const FieldBox &field, const FieldValue &entered);
    void clear(const FieldBox &field);
    void refuse(BoxEditor &editor, const QString &why);
    void tellOrigins();
    void tellTrouble();
    void colour();

    CardDesk &m_desk;
    const Role m_ground;
    QHBoxLayout *m_head;
    QLabel *m_title;
    QGridLayout *m_grid;
    QLabel *m_origins;
    QLabel *m_trouble;
    QPushButton *m_remove = nullptr;
    std::vector<FieldBox *> m_fields;
};

} // namespace skyledger::ui
