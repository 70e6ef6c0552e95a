// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtCore/QBuffer>
#include <QtCore/QDataStream>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

#include <array>
#include <cstdio>

/// Makes every size of an icon from its drawing, so that no picture in the sources can fall behind it. Usage:
/// skyledger-makeicons DRAWING FOLDER CONTEXT NAME
/// writes FOLDER/hicolor/SIZExSIZE/CONTEXT/NAME.png, FOLDER/hicolor/scalable/CONTEXT/NAME.svg, and for other systems
/// FOLDER/NAME.ico and FOLDER/NAME.icns.
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr std::array sizes{16, 22, 24, 32, 48, 64, 128, 256, 512};

QByteArray png(QSvgRenderer &drawing, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

bool write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(path.section(u'/', 0, -2));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return true;
    std::fprintf(stderr, "%s cannot be written: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

/// For Windows: a table of pictures, which may be PNG.
QByteArray ico(QSvgRenderer &drawing)
{
    constexpr std::array used{16, 24, 32, 48, 64, 256};
    constexpr int head = 6;
    constexpr int entry = 16;
    QByteArray table;
    QByteArray pictures;
    QDataStream out(&table, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16{0} << quint16{1} << static_cast<quint16>(used.size());
    const qsizetype offset = head + entry * static_cast<qsizetype>(used.size());
    for (const int size : used) {
        const QByteArray picture = png(drawing, size);
        const auto side = static_cast<quint8>(size); // 0 stands for 256
        out << side << side << quint8{0} << quint8{0} << quint16{1} << quint16{32}
            << static_cast<quint32>(picture.size()) << static_cast<quint32>(offset + pictures.size());
        pictures += picture;
    }
    return table + pictures;
}

/// For macOS: a row of PNG pictures, each with its kind.
QByteArray icns(QSvgRenderer &drawing)
{
    struct Kind {
        const char *name;
        int size;
    };
    constexpr std::array kinds{Kind{"icp4", 16},  Kind{"icp5", 32},  Kind{"icp6", 64},
                               Kind{"ic07", 128}, Kind{"ic08", 256}, Kind{"ic09", 512}};
    constexpr int head = 8;
    QByteArray pictures;
    QDataStream out(&pictures, QIODevice::WriteOnly);
    for (const Kind &kind : kinds) {
        const QByteArray picture = png(drawing, kind.size);
        out.writeRawData(kind.name, 4);
        out << static_cast<quint32>(head + picture.size());
        out.writeRawData(picture.constData(), static_cast<int>(picture.size()));
    }
    QByteArray file;
    QDataStream whole(&file, QIODevice::WriteOnly);
    whole.writeRawData("icns", 4);
    whole << static_cast<quint32>(head + pictures.size());
    return file + pictures;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 5) {
        std::fputs("Usage: skyledger-makeicons DRAWING FOLDER CONTEXT NAME\n", stderr);
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[2]);
    const QString name = QString::fromLocal8Bit(argv[3]) + u'/' + QString::fromLocal8Bit(argv[4]);
    QFile source(QString::fromLocal8Bit(argv[1]));
    if (!source.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s cannot be read\n", argv[1]);
        return 1;
    }
    const QByteArray svg = source.readAll();
    QSvgRenderer drawing(svg);
    if (!drawing.isValid()) {
        std::fprintf(stderr, "%s is no drawing\n", argv[1]);
        return 1;
    }
    bool written = write(u"%1/hicolor/scalable/%2.svg"_s.arg(folder, name), svg);
    for (const int size : sizes)
        written =
            write(u"%1/hicolor/%2x%2/%3.png"_s.arg(folder, QString::number(size), name), png(drawing, size))
            && written;
    const QString base = folder + u'/' + QString::fromLocal8Bit(argv[4]);
    written = write(base + u".ico"_s, ico(drawing)) && written;
    written = write(base + u".icns"_s, icns(drawing)) && written;
    return written ? 0 : 1;
}
