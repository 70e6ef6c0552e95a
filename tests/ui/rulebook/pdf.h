// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QString>

#include <optional>

/// Reads back what was printed to a PDF file, with the tools of Poppler.
namespace skyledger::ui::test {

inline std::optional<QString> outputOf(const QString &tool, const QStringList &arguments)
{
    const QString program = QStandardPaths::findExecutable(tool);
    QProcess process;
    process.start(program, arguments);
    if (program.isEmpty() || !process.waitForFinished())
        return std::nullopt;
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A text as it is compared: with ligatures spelt out and one plain space between words.
inline QString plainly(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).simplified();
}

/// The text in the order in which it was drawn, as it is compared; nothing if the tool is not installed.
inline std::optional<QString> textOfPdf(const QString &file)
{
    const auto text = outputOf(
        QStringLiteral("pdftotext"),
        {QStringLiteral("-raw"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), file, QStringLiteral("-")});
    return text ? std::optional(plainly(*text)) : std::nullopt;
}

/// The lines that `pdfinfo` says: pages, size of a page.
inline std::optional<QString> factsOfPdf(const QString &file)
{
    return outputOf(QStringLiteral("pdfinfo"), {file});
}

/// How many pictures of pixels a file holds; nothing if the tool is not installed.
inline std::optional<qsizetype> pixelPicturesInPdf(const QString &file)
{
    const auto list = outputOf(QStringLiteral("pdfimages"), {QStringLiteral("-list"), file});
    return list ? std::optional(std::max<qsizetype>(0, list->trimmed().count(u'\n') - 1)) : std::nullopt;
}

} // namespace skyledger::ui::test
