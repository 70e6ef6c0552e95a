// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/draftdesk.h"

#include "ui/shell/fileclaims.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

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
    : CardCopy(parent), m_format(format), m_file(format, {})
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

void DraftDesk::drop(const BoxPlace &place)
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

std::vector<DraftDesk::Known> DraftDesk::known() const
{
    std::vector<Known> known;
    for (int page = 0; page < pageCount(); ++page) {
        const std::vector<BoxPlace> there = places(page);
        for (const BoxPlace &place : there)
            known.emplace_back(place, value(place));
    }
    return known;
}

void DraftDesk::step(void (box::SteppedDraft::*way)())
{
    const std::vector<Known> before = known();
    changeBy([&] { (edited().*way)(); });
    emit reset();
    for (const auto &[place, value] : known()) {
        const auto stood = std::find_if(before.begin(), before.end(),
                                        [&at = place](const Known &each) { return each.first == at; });
        if (value != (stood == before.end() ? std::nullopt : stood->second)) {
            emit stepped(place);
            return;
        }
    }
}

QString DraftDesk::undoText() const
{
    return told(steps().undoText());
}

QString DraftDesk::redoText() const
{
    return told(steps().redoText());
}

DeskShelf::DeskShelf(DraftDesk &desk, QObject *parent) : CopyShelf(parent), m_desk(desk)
{
    connect(&desk, &DraftDesk::changed, this, &DeskShelf::changed);
}

} // namespace skyledger::ui
