// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/steppeddraft.h"

namespace skyledger::box {

using namespace Qt::Literals::StringLiterals;

bool SteppedDraft::show(const QJsonObject &document)
{
    if (!read(document))
        return false;
    m_document = document;
    return true;
}

QString SteppedDraft::name() const
{
    return m_document.value("name"_L1).toString();
}

bool SteppedDraft::setName(const QString &name)
{
    QJsonObject document = m_document;
    if (name.isEmpty())
        document.remove("name"_L1);
    else
        document.insert(u"name"_s, name);
    endEdit();
    return change(document);
}

bool SteppedDraft::replace(const QJsonObject &document, const QString &what)
{
    endEdit();
    return change(document, std::nullopt, what);
}

bool SteppedDraft::change(const QJsonObject &document, const std::optional<Place> &edit, const QString &what)
{
    if (document == m_document)
        return true;
    const QJsonObject before = m_document;
    if (!show(document))
        return false;
    m_future.clear();
    // Only what follows at once on the same place belongs to it.
    if (edit && edit == m_lastEdit && !m_past.empty() && m_past.back().after == before)
        m_past.back().after = document;
    else
        m_past.push_back({before, document, what});
    m_lastEdit = edit;
    if (m_past.back().before == document) {
        m_past.pop_back();
        endEdit(); // the step before is about something else
    }
    return true;
}

void SteppedDraft::dropEdit(const Place &place)
{
    if (m_lastEdit != place || m_past.empty())
        return;
    const Step &step = m_past.back();
    if (!show(rebased(step.after, step.before, m_document)))
        return;
    m_past.pop_back();
    endEdit();
}

void SteppedDraft::follow(std::vector<Step> &from, std::vector<Step> &to, bool back)
{
    if (from.empty())
        return;
    Step step = from.back();
    const QJsonObject &left = back ? step.after : step.before;
    const QJsonObject &wanted = back ? step.before : step.after;
    const QJsonObject before = m_document;
    // A step that cannot be gone now may be later, when others have changed what is in its way.
    if (!show(rebased(left, wanted, m_document)))
        return;
    from.pop_back();
    step.before = back ? m_document : before;
    step.after = back ? before : m_document;
    to.push_back(step);
    endEdit();
}

void SteppedDraft::undo()
{
    follow(m_past, m_future, true);
}

void SteppedDraft::redo()
{
    follow(m_future, m_past, false);
}

bool SteppedDraft::adopt(const QJsonObject &document)
{
    return document == m_document || show(document);
}

} // namespace skyledger::box
