// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"
#include "ui/box/fields/boxeditor.h"
#include "ui/widgets/theme.h"

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
    FieldBox(const airshipcity::MissingValue &place, QWidget *parent);

    BoxEditor *editor() const { return m_editor; }
    const airshipcity::MissingValue &place() const { return m_place; }
    /// Shows where the value comes from, and the caption in the language that is spoken now.
    void tell(const airshipcity::CatalogueFile &shown, const BoxOrigin &origin);

private:
    const airshipcity::MissingValue m_place;
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
    PieceCard(CopyDesk &desk, Role ground, QWidget *parent);

    /// Adds a field where the cardboard has it.
    void add(const airshipcity::MissingValue &place, int row, int column, int columnSpan = 1,
             Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop);
    /// Adds a button that takes the piece out of the copy.
    void addRemoval(airshipcity::BoxList list, std::size_t index);

    const std::vector<FieldBox *> &fields() const { return m_fields; }
    /// The field of a place; nothing if it is on another card.
    FieldBox *fieldOf(const airshipcity::MissingValue &place) const;
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
    BoxOrigin originOf(const airshipcity::MissingValue &place) const;
    void tellOrigins();
    void tellTrouble();
    void colour();

    CopyDesk &m_desk;
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
