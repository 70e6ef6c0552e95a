// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/glow.h"

#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::ui;

/// What the frame around a thing says to those who do not see it.
class TestGlow : public QObject
{
    Q_OBJECT

private slots:
    void anOfferNeverContradictsItself_data();
    void anOfferNeverContradictsItself();
};

void TestGlow::anOfferNeverContradictsItself_data()
{
    QTest::addColumn<int>("glow");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing to choose")
        << static_cast<int>(DrawnButton::Glow::Quiet) << u"4 wood short"_s << QString();
    QTest::newRow("plain") << static_cast<int>(DrawnButton::Glow::Lit) << QString()
                           << u"Can be chosen now."_s;
    // The crew may go there, though nothing can be paid for what the tile does.
    QTest::newRow("without effect") << static_cast<int>(DrawnButton::Glow::Lit) << u"4 wood short"_s
                                    << u"Can be chosen now. What follows: 4 wood short."_s;
    QTest::newRow("a value is missing")
        << static_cast<int>(DrawnButton::Glow::Missing) << u"the price is not known"_s
        << u"Can be chosen once a value is entered: the price is not known."_s;
}

void TestGlow::anOfferNeverContradictsItself()
{
    QFETCH(const int, glow);
    QFETCH(const QString, detail);
    QFETCH(const QString, said);
    OfferLook offer;
    offer.glow = static_cast<DrawnButton::Glow>(glow);
    offer.detail = detail;
    QCOMPARE(spokenOffer(offer), said);
}

QTEST_MAIN(TestGlow)

#include "tst_glow.moc"
