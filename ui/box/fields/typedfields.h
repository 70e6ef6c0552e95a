// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/fields/boxeditor.h"
#include "ui/box/fields/fieldthings.h"
#include "ui/widgets/numberfield.h"

#include <QtWidgets/QLineEdit>

#include <cstdint>
#include <vector>

class QHBoxLayout;
class QPainter;

/// Editors of places into which numbers and names are typed.
namespace skyledger::ui {

/// A small number that shows when nothing was entered yet.
class BoxNumber : public NumberField
{
    Q_OBJECT

public:
    explicit BoxNumber(QWidget *parent);

    /// Takes numbers below zero, too; without this no minus sign gets in.
    void allowMinus();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Shift+Enter leads to the field before.
    void previousWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// Where nothing is entered: a sign that asks for it.
    virtual void paintUnknown(QPainter &painter) const;
};

/// What editors of numbers have in common.
class NumbersEditor : public BoxEditor
{
    Q_OBJECT

public:
    QList<QWidget *> stops() override;

protected:
    /// None of its numbers can be more than `most`.
    NumbersEditor(int most, const QString &name, QWidget *parent);

    /// A field of this editor, `NAME-wood`.
    BoxNumber *addNumber(const QString &suffix);
    /// Somebody typed into one of the fields.
    virtual void take() = 0;
    void markFault() override;
    const std::vector<BoxNumber *> &numbers() const { return m_numbers; }
    /// A number as it may be written, or one that is refused for certain.
    static int within(std::optional<int> number);

private:
    const int m_most;
    std::vector<BoxNumber *> m_numbers;
};

class NumberEditorField : public NumbersEditor
{
    Q_OBJECT

public:
    enum class Takes : std::uint8_t {
        Numbers,
        Negative, ///< below zero, too
        Counts    ///< of things: a typed 0 stays, though no value is known then
    };

    NumberEditorField(Takes takes, const QString &name, QWidget *parent);
    void display(const std::optional<FieldValue> &value) override;
    void reset(const std::optional<FieldValue> &value) override;

protected:
    void take() override;
    void retell() override;

private:
    const Takes m_takes;
};

/// An amount of each of some things, each beside its shape. One number makes the whole known: the others are 0.
class AmountsEditorField : public NumbersEditor
{
    Q_OBJECT

public:
    /// The things must stay.
    AmountsEditorField(const FieldThings &things, int most, const QString &name, QWidget *parent);
    void display(const std::optional<FieldValue> &value) override;
    void reset(const std::optional<FieldValue> &value) override;

protected:
    void take() override;
    void retell() override;

private:
    const FieldThings &m_things;
};

/// The numbers of a track from the top down: as many fields as there are spaces, and one more.
class TrackEditorField : public NumbersEditor
{
    Q_OBJECT

public:
    TrackEditorField(int spaces, int most, const QString &name, QWidget *parent);
    void display(const std::optional<FieldValue> &value) override;
    void reset(const std::optional<FieldValue> &value) override;
    QList<QWidget *> stops() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void take() override;
    void retell() override;

private:
    std::vector<int> typed() const;
    void showRoom();
};

/// A line of text that leaves undo to the page.
class BoxLine : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

signals:
    void nextWanted(bool forward);
    void stepWanted(bool forward);
    void gotFocus();

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

class NameEditor : public BoxEditor
{
    Q_OBJECT

public:
    NameEditor(const QString &name, QWidget *parent);
    void display(const std::optional<FieldValue> &value) override;
    QList<QWidget *> stops() override;

protected:
    void retell() override;

private:
    BoxLine *m_line;
};

} // namespace skyledger::ui
