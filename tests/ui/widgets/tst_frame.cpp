// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/frame.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QtTest>

#include <algorithm>
#include <cstdlib>
#include <functional>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRounding = 2; ///< of 255: the two ways may round a smooth edge differently

QImage pictureOf(double scale, const std::function<void(QPainter &)> &draw)
{
    QImage image(240, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor(0xFFECE7DC));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    draw(painter);
    painter.end();
    return image;
}

/// The greatest difference of a channel of a pixel.
int difference(const QImage &a, const QImage &b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb left = a.pixel(x, y);
            const QRgb right = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(left) - qRed(right)), std::abs(qGreen(left) - qGreen(right)),
                             std::abs(qBlue(left) - qBlue(right))});
        }
    }
    return most;
}

} // namespace

/// Rounded frames: quickly drawn ones look as Qt draws them.
class TestFrame : public QObject
{
    Q_OBJECT

private slots:
    void looksAsQtDrawsIt_data();
    void looksAsQtDrawsIt();
    void aFrameLiesOnPixels();
};

void TestFrame::looksAsQtDrawsIt_data()
{
    QTest::addColumn<QRectF>("rect");
    QTest::addColumn<double>("radius");
    QTest::addColumn<QPen>("pen");
    QTest::addColumn<QBrush>("brush");
    QTest::addColumn<double>("scale");
    const QPen thin(QColor(0xFF7A5400), 1);
    const QPen ring(QColor(0xFF1F5E8C), 2);
    const QPen wide(QColor(0xFF1F5E8C), 3);
    const QBrush paper(QColor(0xFFFFFFFF));
    const QRectF onPixels(10.5, 12.5, 91, 63);
    QTest::newRow("an outline of a pixel") << onPixels << 7.2 << thin << paper << 1.0;
    QTest::newRow("no ground") << onPixels << 7.2 << thin << QBrush() << 1.0;
    QTest::newRow("no outline") << QRectF(10, 12, 91, 63) << 7.2 << QPen(Qt::NoPen) << paper << 1.0;
    QTest::newRow("a ring") << QRectF(11, 13, 90, 62) << 6.4 << ring << paper << 1.0;
    QTest::newRow("a wide ring") << QRectF(11.5, 13.5, 89, 61) << 6.0 << wide << paper << 1.0;
    QTest::newRow("between pixels") << QRectF(10.2, 12.7, 91.3, 63.1) << 7.2 << thin << paper << 1.0;
    QTest::newRow("a whole radius") << onPixels << 6.0 << thin << paper << 1.0;
    QTest::newRow("no radius") << onPixels << 0.0 << thin << paper << 1.0;
    QTest::newRow("hardly round") << onPixels << 0.5 << thin << paper << 1.0;
    QTest::newRow("all round") << QRectF(10.5, 12.5, 40, 40) << 20.0 << thin << paper << 1.0;
    QTest::newRow("rounder than high") << QRectF(10.5, 12.5, 60, 12) << 9.0 << thin << paper << 1.0;
    QTest::newRow("dashed") << onPixels << 7.2 << QPen(QColor(0xFF7A5400), 1, Qt::DashLine) << paper << 1.0;
    QTest::newRow("seen through") << onPixels << 7.2 << QPen(QColor(122, 84, 0, 90), 1)
                                  << QBrush(QColor(255, 255, 255, 120)) << 1.0;
    QTest::newRow("at 200 %") << onPixels << 7.2 << thin << paper << 2.0;
    QTest::newRow("at 150 %") << QRectF(11, 13, 90, 62) << 7.2 << ring << paper << 1.5;
    QTest::newRow("at 125 %") << onPixels << 7.2 << thin << paper << 1.25;
}

void TestFrame::looksAsQtDrawsIt()
{
    QFETCH(QRectF, rect);
    QFETCH(double, radius);
    QFETCH(QPen, pen);
    QFETCH(QBrush, brush);
    QFETCH(double, scale);
    const auto drawn = [&](const std::function<void(QPainter &)> &draw) {
        return pictureOf(scale, [&](QPainter &painter) {
            painter.setPen(pen);
            painter.setBrush(brush);
            draw(painter);
            QCOMPARE(painter.pen(), pen);
            QCOMPARE(painter.brush(), brush);
        });
    };
    const QImage byQt = drawn([&](QPainter &painter) { painter.drawRoundedRect(rect, radius, radius); });
    const QImage ours = drawn([&](QPainter &painter) { drawRounded(painter, rect, radius); });
    QVERIFY(difference(byQt, pictureOf(scale, [](QPainter &) {})) > mostRounding);
    const int most = difference(byQt, ours);
    QVERIFY2(most <= mostRounding, qPrintable(QString::number(most)));
}

/// All of a frame lies inside its area, with the outline on whole pixels.
void TestFrame::aFrameLiesOnPixels()
{
    const QImage image = pictureOf(1, [](QPainter &painter) {
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(Qt::white);
        drawFrame(painter, {20.3, 30.4, 100, 50}, 5);
    });
    const QRgb ground = QColor(0xFFECE7DC).rgb();
    const QRgb black = QColor(Qt::black).rgb();
    QCOMPARE(image.pixel(70, 29), ground);
    QCOMPARE(image.pixel(70, 30), black);
    QCOMPARE(image.pixel(70, 31), QColor(Qt::white).rgb());
    QCOMPARE(image.pixel(70, 79), black);
    QCOMPARE(image.pixel(70, 80), ground);
    QCOMPARE(image.pixel(19, 50), ground);
    QCOMPARE(image.pixel(20, 50), black);
    QCOMPARE(image.pixel(119, 50), black);
    QCOMPARE(image.pixel(120, 50), ground);
}

QTEST_MAIN(TestFrame)
#include "tst_frame.moc"
