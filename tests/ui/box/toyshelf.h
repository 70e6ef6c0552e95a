// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/copies/copybar.h"

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>

#include <memory>

namespace skyledger::ui::test {

/// Copies of the toy's box in a folder, one of them on the desk.
class ToyShelf final : public CopyShelf
{
public:
    ToyShelf()
    {
        m_format.empty = [] { return QJsonObject{{QStringLiteral("game"), QStringLiteral("toy")}}; };
        m_format.read = [](const QByteArray &bytes) -> table::Result<QJsonObject, table::ReadError> {
            const QJsonObject document = QJsonDocument::fromJson(bytes).object();
            if (document[QLatin1String("game")] != QStringLiteral("toy"))
                return table::ReadError{};
            return document;
        };
        m_format.write = [](const QJsonObject &document) { return QJsonDocument(document).toJson(); };
        m_format.suffix = QStringLiteral(".toy.json");
        m_format.longestName = 10;
        open(pathOf({}));
    }

    bool isSaved = true; ///< whether the disk takes what is written

    const CopyFormat &format() const override { return m_format; }
    QString folder() const override { return m_folder.path(); }
    QString pathOf(const QString &name) const override
    {
        return QDir(folder()).filePath(name.isEmpty() ? QStringLiteral("copy.toy.json") : name);
    }
    QString path() const override { return m_file->path(); }
    QString name() const override { return m_document[QLatin1String("name")].toString(); }
    QJsonObject document() const override { return m_document; }
    bool isReadable() const override { return m_isReadable; }
    bool setName(const QString &name) override
    {
        const bool fits = name.size() <= m_format.longestName;
        if (fits) {
            m_document.insert(QLatin1String("name"), name);
            m_file->write(m_document);
        }
        emit changed();
        return fits;
    }
    void open(const QString &path) override
    {
        m_file = std::make_unique<CopyFile>(m_format, path);
        m_isReadable = !m_file->read();
        m_document = m_file->content();
        emit changed();
    }
    bool save() override { return isSaved; }

private:
    QTemporaryDir m_folder;
    CopyFormat m_format;
    std::unique_ptr<CopyFile> m_file;
    QJsonObject m_document;
    bool m_isReadable = true;
};

} // namespace skyledger::ui::test
