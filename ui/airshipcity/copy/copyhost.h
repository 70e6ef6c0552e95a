// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QString>

class QHBoxLayout;

namespace skyledger::ui {

/// An open copy of the box as its tools see it: what is in it, and how it becomes another one.
class CopyHost
{
public:
    CopyHost() = default;
    CopyHost(const CopyHost &) = delete;
    CopyHost &operator=(const CopyHost &) = delete;
    virtual ~CopyHost() = default;

    /// The copy as it is saved, without the built-in values beneath it.
    virtual QJsonObject document() const = 0;
    /// Puts another document in its place, as one step that can be taken back; it must be one that `readCatalogue`
    /// takes. The step is called what it is in English, "Merge", and told in the language of people, see
    /// `airshipcitycopypage.cpp`. False if nothing came of it: the copy cannot be read, or it would not be readable any
    /// more.
    virtual bool replaceDocument(const QJsonObject &document, const QString &step) = 0;
    /// The row of buttons above the copy: tools add theirs at its end. Their parent is the page.
    virtual QHBoxLayout *tools() = 0;
};

} // namespace skyledger::ui
