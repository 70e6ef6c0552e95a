// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"

#include "core/table/jsonscan.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>

#include <cstdio>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

ReadError unreadable(const QString &path, const QString &why)
{
    return {path, {}, {expect::readableFile, {why}}};
}

ReadError tooLarge(const QString &path)
{
    return {path, {}, {expect::smallFile, {QString::number(maxFileSize)}}};
}

/// The line and column of a byte, both from 1.
QString lineAndColumn(const QByteArray &bytes, qsizetype offset)
{
    const QByteArrayView before = QByteArrayView(bytes).first(qBound(qsizetype{0}, offset, bytes.size()));
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = before.size() - (before.lastIndexOf('\n') + 1) + 1;
    return u"line %1, column %2"_s.arg(line).arg(column);
}

Expectation expectedInsteadOf(const JsonSlip &slip)
{
    switch (slip.kind) {
    case JsonSlip::Kind::KeyTwice:
        return {expect::keyOnce, {slip.key}};
    case JsonSlip::Kind::ControlCharacter:
        return {expect::noControl, {}};
    case JsonSlip::Kind::HalfACharacter:
        return {expect::wholeCharacter, {}};
    }
    return {};
}

/// All that an open file holds.
Result<QByteArray, ReadError> wholeContent(QFile &file, const QString &path)
{
    if (file.size() > maxFileSize)
        return tooLarge(path);
    // A pipe or device tells no size: one byte beyond the limit proves that it is too large.
    const qint64 step = qMax(file.size() + 1, qint64{64} * 1024);
    QByteArray bytes;
    while (bytes.size() <= maxFileSize) {
        const QByteArray more = file.read(qMin(step, maxFileSize + 1 - bytes.size()));
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, file.errorString());
    if (bytes.size() > maxFileSize)
        return tooLarge(path);
    return bytes;
}

} // namespace

Result<QByteArray, ReadError> readBytes(const QString &path)
{
    if (path.isEmpty()) // of which Qt would tell standard error too
        return unreadable(path, u"No such file or directory"_s);
    if (QFileInfo(path).isDir())
        return unreadable(path, u"Is a directory"_s);
    // Of bytes that are no UTF-8 Qt makes this sign, under which nothing is found.
    if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path))
        return unreadable(path, u"No such file, or its name is not UTF-8"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, file.errorString());
    return wholeContent(file, path);
}

Result<QByteArray, ReadError> readStandardInput()
{
    QFile file;
    if (!file.open(stdin, QIODevice::ReadOnly))
        return unreadable({}, file.errorString());
    return wholeContent(file, {});
}

Result<QJsonObject, ReadError> parseObject(const QByteArray &bytes)
{
    if (bytes.size() > maxFileSize)
        return tooLarge({});
    if (looksWide(bytes))
        return ReadError{{}, {}, {expect::notWide, {}}};
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &fault);
    if (fault.error == QJsonParseError::DeepNesting)
        return ReadError{{}, lineAndColumn(bytes, fault.offset), {expect::lessNesting, {}}};
    if (fault.error != QJsonParseError::NoError)
        return ReadError{{}, lineAndColumn(bytes, fault.offset), {expect::json, {fault.errorString()}}};
    if (!document.isObject())
        return ReadError{{}, {}, {expect::object, {}}};
    if (const auto slip = firstSlip(bytes))
        return ReadError{{}, lineAndColumn(bytes, slip->offset), expectedInsteadOf(*slip)};
    return document.object();
}

} // namespace skyledger::table
