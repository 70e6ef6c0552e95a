// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxdesk.h"

#include <utility>

namespace skyledger::ui {

BoxDesk::BoxDesk(BoxSubject subject, QObject *parent)
    : QObject(parent),
      m_subject(std::move(subject)),
      m_file(m_subject.format.game),
      m_draft(m_subject.format, m_file.read()),
      m_base(m_file.read()),
      m_sheets(m_subject.sheets(m_draft.shown())),
      m_isReadable(m_file.content() && !m_draft.fault())
{
}

std::optional<table::ReadError> BoxDesk::enter(const std::vector<box::Entered> &values)
{
    return values.empty() ? std::nullopt : change([&] { return m_draft.enter(values); });
}

std::optional<table::ReadError> BoxDesk::remove(const QStringList &thing)
{
    return change([&] { return m_draft.remove(thing); });
}

std::optional<table::ReadError> BoxDesk::replace(const QJsonObject &document)
{
    return change([&] { return m_draft.replace(document); });
}

std::optional<table::ReadError>
BoxDesk::change(const std::function<std::optional<table::ReadError>()> &change)
{
    if (!m_isReadable)
        return std::nullopt;
    const QJsonObject before = m_draft.document();
    auto fault = change();
    if (!fault && (m_draft.document() != before || m_unsaved))
        conclude();
    return fault;
}

/// Writes, and takes up what others wrote.
void BoxDesk::conclude()
{
    const auto kept = m_file.keep(m_base, m_draft.document(), m_subject.format.whole);
    m_unsaved = kept ? std::nullopt : std::optional(kept.error());
    if (kept) {
        if (kept.value() != m_draft.document())
            m_draft.adopt(m_base, kept.value());
        m_base = kept.value();
    }
    retranslate();
}

void BoxDesk::undo()
{
    if (!m_draft.canUndo() || !m_isReadable)
        return;
    const QStringList path = m_draft.undo();
    conclude();
    emit stepped(path);
}

void BoxDesk::redo()
{
    if (!m_draft.canRedo() || !m_isReadable)
        return;
    const QStringList path = m_draft.redo();
    conclude();
    emit stepped(path);
}

bool BoxDesk::save()
{
    if (m_unsaved)
        conclude();
    return !m_unsaved;
}

void BoxDesk::readAnew()
{
    const auto theirs = m_file.content();
    const bool wasReadable = m_isReadable;
    if (theirs && *theirs != m_base) {
        m_draft.adopt(m_base, *theirs);
        m_base = *theirs;
    } else if (theirs.has_value() == wasReadable) {
        return;
    }
    m_isReadable = theirs && !m_draft.fault();
    retranslate();
}

void BoxDesk::retranslate()
{
    m_sheets = m_subject.sheets(m_draft.shown());
    emit changed();
}

} // namespace skyledger::ui
