// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/draftdesk.h"

#include "ui/shell/fileclaims.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

namespace {

/// What tools do with a copy as one step, see `DraftDesk::replace`. They stand here to be translated.
[[maybe_unused]] constexpr struct {
    const char *step;
    const char *comment;
} copySteps[] = {
    QT_TRANSLATE_NOOP3("CopySteps", "Import", "a step that can be taken back"),
    QT_TRANSLATE_NOOP3("CopySteps", "Merge", "a step that can be taken back"),
    QT_TRANSLATE_NOOP3("CopySteps", "Confirm a value", "a step that can be taken back"),
};

/// Empty for a step without a name.
QString told(const QString &step)
{
    return step.isEmpty() ? step
                          : QCoreApplication::translate("CopySteps", step.toUtf8().constData(),
                                                        "a step that can be taken back");
}

} // namespace

DraftDesk::DraftDesk(const CopyFormat &format, QObject *parent)
    : QObject(parent), m_format(format), m_file(format, {})
{
}

void DraftDesk::open(const QString &path)
{
    m_file = CopyFile(m_format, path);
    m_unsaved.reset();
    m_unreadable = m_file.read();
    m_base = m_file.content();
    begin(m_base);
    inspect();
    emit changed();
    emit reset();
}

/// Brings in what others wrote since; false if the file has become one that cannot be read, or that cannot be brought
/// together with what was entered here.
bool DraftDesk::takeUp()
{
    m_unreadable = m_file.read();
    if (m_unreadable)
        return false;
    // What is not on disk yet was entered on top of what was known.
    if (m_base == m_file.content())
        return true;
    const QJsonObject both = steps().rebased(m_base, steps().document(), m_file.content());
    if (!edited().adopt(both)) {
        m_unreadable = faultOf(both);
        m_unreadable->file = path();
        return false;
    }
    m_base = m_file.content();
    return true;
}

void DraftDesk::conclude()
{
    m_unsaved = m_file.write(steps().document());
    m_base = m_file.content();
    inspect();
    emit changed();
}

void DraftDesk::changeBy(const std::function<void()> &how)
{
    const auto turn = claims::writingTurn(m_file.path());
    const bool isReadable = takeUp();
    const QJsonObject before = steps().document();
    if (isReadable)
        how();
    if (isReadable && (steps().document() != before || m_unsaved))
        conclude();
    else
        emit changed();
}

void DraftDesk::readAnew()
{
    const QJsonObject before = steps().document();
    const bool wasReadable = !m_unreadable;
    takeUp();
    if (before == steps().document() && wasReadable == !m_unreadable)
        return;
    inspect();
    emit changed();
    emit reset();
}

bool DraftDesk::save()
{
    if (m_unsaved)
        changeBy([] {});
    return !m_unsaved;
}

void DraftDesk::dropEdit(const BoxPlace &place)
{
    changeBy([&] { edited().dropEdit(place); });
}

bool DraftDesk::setName(const QString &name)
{
    return change([&] { return edited().setName(name); });
}

bool DraftDesk::replace(const QJsonObject &document, const QString &what)
{
    const bool done = change([&] { return edited().replace(document, what); });
    emit reset();
    return done;
}

void DraftDesk::step(void (box::SteppedDraft::*way)())
{
    const auto firstChange = watched();
    changeBy([&] { (edited().*way)(); });
    emit reset();
    if (const auto place = firstChange())
        emit stepped(*place);
}

DeskShelf::DeskShelf(DraftDesk &desk, QObject *parent) : CopyShelf(parent), m_desk(desk)
{
    connect(&desk, &DraftDesk::changed, this, &DeskShelf::changed);
}

DeskCards::DeskCards(DraftDesk &desk, QObject *parent) : CardCopy(parent), m_desk(desk)
{
    connect(&desk, &DraftDesk::changed, this, &DeskCards::changed);
    connect(&desk, &DraftDesk::reset, this, &DeskCards::reset);
    connect(&desk, &DraftDesk::stepped, this, &DeskCards::stepped);
}

QString DeskCards::undoText() const
{
    return told(m_desk.steps().undoText());
}

QString DeskCards::redoText() const
{
    return told(m_desk.steps().redoText());
}

} // namespace skyledger::ui
