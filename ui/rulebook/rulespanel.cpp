// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/rulespanel.h"

#include "ui/printing/printsystem.h"
#include "ui/rulebook/entryview.h"
#include "ui/rulebook/ruleslist.h"
#include "ui/rulebook/rulesmodel.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/language.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtPrintSupport/QPrinter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The letters of a line from which on list and entry can stand side by side.
constexpr int lettersForBoth = 104;
/// And the field with its buttons.
constexpr int lettersForOneLine = 56;

QToolButton *toolButton(const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

QAction *action(const QString &name, QWidget *parent)
{
    auto *made = new QAction(parent);
    made->setObjectName(name);
    return made;
}

} // namespace

RulesPanel::RulesPanel(RuleShelf shelf, QWidget *parent)
    : QWidget(parent),
      m_shelf(std::move(shelf)),
      m_backAction(action(u"rule-back-action"_s, this)),
      m_forwardAction(action(u"rule-forward-action"_s, this)),
      m_printThis(action(u"rule-print-this"_s, this)),
      m_choose(action(u"rule-choose"_s, this)),
      m_showWords(action(u"rule-show-words"_s, this)),
      m_printWords(action(u"rule-print-words"_s, this)),
      m_back(toolButton(u"rule-back"_s, this)),
      m_forward(toolButton(u"rule-forward"_s, this)),
      m_field(new QLineEdit(this)),
      m_bothLanguages(toolButton(u"rule-languages"_s, this)),
      m_more(toolButton(u"rule-more"_s, this)),
      m_close(toolButton(u"rule-close"_s, this)),
      m_menu(std::make_unique<QMenu>()),
      m_count(plainLabel(this)),
      m_list(new RulesList(this)),
      m_entry(new EntryView(this)),
      m_listSide(new QWidget(this)),
      m_splitter(new QSplitter(this)),
      m_choiceLine(choiceLine())
{
    setObjectName(u"rules-panel"_s);
    build();
    addMenu();
    connect(m_field, &QLineEdit::textEdited, this, &RulesPanel::find);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        // The button that clears the field edits it too.
        if (text.isEmpty() && !m_history.now().query.isEmpty() && m_history.now().isList())
            find(text);
    });
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        if (m_list->currentIndex().isValid())
            choose(m_list->currentIndex());
    });
    connect(m_list, &RulesList::chosen, this, &RulesPanel::choose);
    connect(m_list, &RulesList::leftUpwards, this, [this] { m_field->setFocus(Qt::OtherFocusReason); });
    connect(m_entry, &EntryView::followed, this, [this](const QString &rule) {
        open({m_field->text(), rule, false, {}});
    });
    connect(m_bothLanguages, &QToolButton::toggled, this, [this](bool all) {
        setAllLanguages(all);
        emit allLanguagesChosen(all);
    });
    setAllLanguages(true);
    retranslate();
}

RulesPanel::~RulesPanel() = default;

void RulesPanel::build()
{
    m_field->setObjectName(u"rule-search"_s);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_count->setObjectName(u"rule-count"_s);
    m_count->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto *side = new QVBoxLayout(m_listSide);
    side->setContentsMargins({});
    side->addWidget(m_count);
    side->addWidget(m_list, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_listSide);
    m_splitter->addWidget(m_entry);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    auto *column = new QVBoxLayout(this);
    column->addWidget(searchLine());
    column->addWidget(m_splitter, 1);
    column->addWidget(m_choiceLine);
    setFocusProxy(m_field);
    fitText();
}

/// Gaps that are measured by the text.
void RulesPanel::fitText()
{
    const int gap = fontMetrics().height() / 3;
    layout()->setContentsMargins(gap, gap, gap, gap);
    layout()->setSpacing(gap);
    for (QLayout *each : {static_cast<QLayout *>(m_searchColumn), static_cast<QLayout *>(m_fieldLine),
                          static_cast<QLayout *>(m_buttonLine)})
        each->setSpacing(fontMetrics().height() / 4);
}

QWidget *RulesPanel::searchLine()
{
    auto *line = new QWidget(this);
    line->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_fieldLine = new QHBoxLayout;
    m_buttonLine = new QHBoxLayout;
    m_searchColumn = new QVBoxLayout(line);
    m_searchColumn->setContentsMargins({});
    m_searchColumn->addLayout(m_fieldLine);
    m_searchColumn->addLayout(m_buttonLine);
    m_bothLanguages->setCheckable(true);
    m_close->hide();
    connect(m_close, &QToolButton::clicked, this, &RulesPanel::left);
    arrangeSearchLine();
    m_back->setDefaultAction(m_backAction);
    m_forward->setDefaultAction(m_forwardAction);
    KeyBindings::shared().bind(*m_backAction, keys::rulesBack);
    KeyBindings::shared().bind(*m_forwardAction, keys::rulesForward);
    for (QAction *each : {m_backAction, m_forwardAction}) {
        each->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(each);
    }
    connect(m_backAction, &QAction::triggered, this, [this] {
        m_history.back();
        display(m_history.now());
    });
    connect(m_forwardAction, &QAction::triggered, this, [this] {
        m_history.forward();
        display(m_history.now());
    });
    return line;
}

/// Below, while rules are chosen for the printer.
QWidget *RulesPanel::choiceLine()
{
    auto *line = new QWidget(this);
    line->setObjectName(u"rule-choice"_s);
    m_chosen = plainLabel(line);
    m_chosen->setObjectName(u"rule-chosen"_s);
    m_printChosen = new QPushButton(line);
    m_printChosen->setObjectName(u"rule-print-chosen"_s);
    m_endChoice = new QPushButton(line);
    m_endChoice->setObjectName(u"rule-end-choice"_s);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins({});
    row->addWidget(m_chosen, 1);
    row->addWidget(m_printChosen);
    row->addWidget(m_endChoice);
    line->hide();
    connect(m_printChosen, &QPushButton::clicked, this, [this] { print(m_model->checked()); });
    connect(m_endChoice, &QPushButton::clicked, this, [this] { setChoosing(false); });
    return line;
}

void RulesPanel::addMenu()
{
    m_choose->setCheckable(true);
    m_menu->addActions({m_printThis, m_choose});
    m_menu->addSeparator();
    m_menu->addActions({m_showWords, m_printWords});
    connect(m_more, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    connect(m_printThis, &QAction::triggered, this, [this] {
        if (m_entry->entry())
            print({m_entry->entry()->id});
    });
    connect(m_choose, &QAction::toggled, this, &RulesPanel::setChoosing);
    connect(m_showWords, &QAction::triggered, this, [this] { open({m_field->text(), {}, true, {}}); });
    connect(m_printWords, &QAction::triggered, this, &RulesPanel::printWords);
}

/// Reads the rulebook, once.
void RulesPanel::load()
{
    if (m_library)
        return;
    m_library = &m_shelf();
    m_model = new RulesModel(*m_library, this);
    m_entry->setLibrary(*m_library);
    connect(m_model, &RulesModel::checkedChanged, this, &RulesPanel::judge);
    m_list->setModel(m_model);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesPanel::preview);
    m_entry->setFacts(m_facts);
    retranslate();
    list({});
    arrange();
}

bool RulesPanel::isWide() const
{
    return width() >= fontMetrics().averageCharWidth() * lettersForBoth;
}

QString RulesPanel::ownLanguage() const
{
    return words::spokenLanguage() == words::Language::French ? u"fr"_s : u"en"_s;
}

QStringList RulesPanel::languages() const
{
    QStringList all(ownLanguage());
    for (const QString &language : m_library->book().languages()) {
        if (m_allLanguages && language != all.constFirst())
            all << language;
    }
    return all;
}

void RulesPanel::setFacts(const RuleFacts &facts)
{
    m_facts = facts;
    m_entry->setFacts(facts);
}

void RulesPanel::setAllLanguages(bool all)
{
    m_allLanguages = all;
    const QSignalBlocker quiet(m_bothLanguages);
    m_bothLanguages->setChecked(all);
    if (m_library)
        m_entry->setLanguages(languages());
}

void RulesPanel::setCanBeLeft(bool can)
{
    m_close->setVisible(can);
}

void RulesPanel::showRules(const QStringList &rules)
{
    load();
    for (const QString &rule : rules) {
        if (const rulebook::Entry *entry = m_library->book().entry(rule)) {
            open({m_field->text(), entry->id, false, rules});
            return;
        }
    }
    if (!m_history.now().isList())
        open({m_field->text(), {}, false, {}});
}

bool RulesPanel::shows(const QString &rule) const
{
    return m_library && !m_history.now().isList() && m_entry->entry()
        && m_entry->entry() == m_library->book().entry(rule);
}

void RulesPanel::takeFocus()
{
    load();
    if (m_history.now().isList())
        m_field->setFocus(Qt::OtherFocusReason);
    else
        m_entry->setFocus(Qt::OtherFocusReason);
}

void RulesPanel::search()
{
    load();
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->selectAll();
}

/// A query was typed: it begins a new list, or goes on with the one that is shown.
void RulesPanel::find(const QString &query)
{
    load();
    const RuleSpot spot{query, {}, false, {}};
    if (m_history.now().isList())
        m_history.replace(spot);
    else
        m_history.visit(spot);
    list(query);
    arrange();
}

void RulesPanel::open(const RuleSpot &spot)
{
    m_history.visit(spot);
    display(spot);
}

void RulesPanel::display(const RuleSpot &spot)
{
    load();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    if (spot.query != m_field->text()) {
        m_field->setText(spot.query);
        list(spot.query);
    }
    if (spot.glossary)
        m_entry->showGlossary();
    else if (!spot.isList())
        m_entry->showEntry(m_library->book().entry(spot.rule), m_model->found(), spot.alsoAsked);
    if (!spot.rule.isEmpty()) {
        const QSignalBlocker quiet(m_list->selectionModel());
        m_list->setCurrentIndex(m_model->indexOf(spot.rule));
        m_list->viewport()->update();
    }
    arrange();
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        takeFocus();
}

/// Fills the list; the best of what is found is the current row.
void RulesPanel::list(const QString &query)
{
    m_model->search(query);
    m_list->take(*m_model);
    const int count = m_model->rowCount();
    if (m_model->isSearch() && count > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
    else
        preview({});
    m_list->scrollToTop();
    judge();
}

void RulesPanel::choose(const QModelIndex &index)
{
    const QString rule = index.data(RulesModel::RuleRole).toString();
    if (rule.isEmpty())
        return;
    open({m_field->text(), rule, false, {}});
    m_entry->setFocus(Qt::OtherFocusReason);
}

/// Beside the list its current row can be read before it is taken.
void RulesPanel::preview(const QModelIndex &index)
{
    if (!m_history.now().isList() || !isWide())
        return;
    const QString rule = index.isValid() ? index.data(RulesModel::RuleRole).toString() : QString();
    m_entry->showEntry(rule.isEmpty() ? nullptr : m_library->book().entry(rule), m_model->found());
    judge();
}

/// List and entry as there is room for them.
void RulesPanel::arrange()
{
    const bool wide = isWide();
    const bool reads = !m_history.now().isList();
    m_listSide->setVisible(wide || !reads);
    m_entry->setVisible(wide || reads);
    judge();
}

/// Where the panel is narrow the field has a line to itself.
void RulesPanel::arrangeSearchLine()
{
    const bool tight = width() < fontMetrics().averageCharWidth() * lettersForOneLine;
    if (m_tight == tight)
        return;
    m_tight = tight;
    for (QHBoxLayout *line : {m_fieldLine, m_buttonLine}) {
        while (line->count() > 0)
            const std::unique_ptr<QLayoutItem> item(line->takeAt(0));
    }
    QHBoxLayout *buttons = tight ? m_buttonLine : m_fieldLine;
    buttons->addWidget(m_back);
    buttons->addWidget(m_forward);
    if (tight)
        buttons->addStretch();
    m_fieldLine->addWidget(m_field, 1);
    buttons->addWidget(m_bothLanguages);
    buttons->addWidget(m_more);
    buttons->addWidget(m_close);
    // A dock behind another one is laid out before it is seen, and keeps what it knew of the height.
    m_field->parentWidget()->layout()->invalidate();
    m_field->parentWidget()->updateGeometry();
}

/// What can be done now.
void RulesPanel::judge()
{
    m_backAction->setEnabled(m_history.canGoBack());
    m_forwardAction->setEnabled(m_history.canGoForward());
    m_printThis->setEnabled(m_entry->entry() && m_entry->isVisibleTo(this));
    if (!m_model)
        return;
    const auto found = m_model->rowCount();
    m_count->setVisible(m_model->isSearch());
    m_count->setText(found > 0
                         ? tr("%n rule(s) found", nullptr, found)
                         : tr("Nothing was found. Try other words, or empty the field to choose a chapter."));
    const auto chosen = static_cast<int>(m_model->checked().size());
    m_chosen->setText(tr("%n rule(s) chosen", nullptr, chosen));
    m_printChosen->setEnabled(chosen > 0);
}

void RulesPanel::setChoosing(bool choosing)
{
    load();
    m_choose->setChecked(choosing);
    m_model->setCheckable(choosing);
    m_choiceLine->setVisible(choosing);
    if (choosing && !m_history.now().isList())
        open({m_field->text(), {}, false, {}});
    if (choosing)
        m_list->setFocus(Qt::OtherFocusReason);
}

/// Nothing that asks for printers may be made before: it would wait for them with the whole window.
bool RulesPanel::printerIsThere()
{
    if (printersAnswer())
        return true;
    m_count->setText(tr("The print system does not answer."));
    m_count->setVisible(true);
    announce(*this, m_count->text());
    return false;
}

void RulesPanel::print(const QStringList &rules)
{
    if (rules.isEmpty() || !printerIsThere())
        return;
    QPrinter printer(QPrinter::HighResolution);
    if (!m_askPrinter(printer, this))
        return;
    Telling telling;
    telling.languages = languages();
    telling.sideBySide = true;
    telling.links = false;
    telling.facts = m_facts.editionName ? &m_facts : nullptr;
    printRules(printer, *m_library, rules, telling);
}

void RulesPanel::printWords()
{
    load();
    if (!printerIsThere())
        return;
    QPrinter printer(QPrinter::HighResolution);
    if (!m_askPrinter(printer, this))
        return;
    QStringList words(ownLanguage());
    for (const QString &language : m_library->book().languages()) {
        if (language != words.constFirst())
            words << language;
    }
    printGlossary(printer, *m_library, words);
}

void RulesPanel::retranslate()
{
    setAccessibleName(tr("Rules"));
    m_field->setPlaceholderText(tr("What do you want to know?"));
    m_field->setAccessibleName(tr("Search the rules"));
    nameClearButton(*m_field);
    const KeyBindings &bindings = KeyBindings::shared();
    m_field->setToolTip(plainTip(bindings.told(
        tr("In English or French, by everyday words, by official words or by the number of a rule"),
        keys::searchRules)));
    m_backAction->setText(u"←"_s);
    m_backAction->setToolTip(plainTip(bindings.told(tr("Back to what was shown before"), keys::rulesBack)));
    m_back->setAccessibleName(tr("Back"));
    m_forwardAction->setText(u"→"_s);
    m_forwardAction->setToolTip(plainTip(bindings.told(tr("Forward again"), keys::rulesForward)));
    m_forward->setAccessibleName(tr("Forward"));
    m_bothLanguages->setText(ownLanguage() == "fr"_L1 ? u"FR + EN"_s : u"EN + FR"_s);
    m_bothLanguages->setToolTip(plainTip(tr("Tell the rules in English and French")));
    m_bothLanguages->setAccessibleName(tr("Both languages"));
    //: A button with a menu
    m_more->setText(tr("More ▾"));
    m_more->setAccessibleName(tr("More: printing, and the words of both editions"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close the rules"));
    m_close->setToolTip(plainTip(tr("Esc")));
    m_printThis->setText(tr("&Print this rule…"));
    m_choose->setText(tr("&Choose rules to print"));
    m_showWords->setText(tr("&Words of both editions"));
    m_printWords->setText(tr("Print the words on &one page…"));
    m_printChosen->setText(tr("Print chosen rules…"));
    m_printChosen->setAccessibleName(tr("Print the chosen rules"));
    m_endChoice->setText(tr("Done"));
    m_endChoice->setAccessibleName(tr("Done with choosing rules"));
    m_list->setAccessibleName(tr("Rules to choose from"));
    m_entry->setPlaceholderText(tr("Type what you want to know, or choose a chapter."));
    if (!m_library)
        return;
    m_model->setLanguage(ownLanguage());
    m_entry->setLanguages(languages());
    m_entry->retell();
    judge();
}

void RulesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange && m_searchColumn)
        fitText();
    QWidget::changeEvent(event);
}

/// A dock that lies behind another one is not painted: so the rulebook is not read before somebody sees it.
void RulesPanel::paintEvent(QPaintEvent *event)
{
    if (!m_library)
        QMetaObject::invokeMethod(this, &RulesPanel::load, Qt::QueuedConnection);
    QWidget::paintEvent(event);
}

void RulesPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeSearchLine();
    if (m_library)
        arrange();
}

/// Keys of the field that lead into the list.
bool RulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_PageDown) {
            load();
            if (!m_history.now().isList())
                open({m_field->text(), {}, false, {}});
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_model->index(0, 0));
            m_list->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// What nothing inside took: a key that writes goes on to the field, from wherever it is pressed.
void RulesPanel::keyPressEvent(QKeyEvent *event)
{
    const bool command = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    if (event->key() == Qt::Key_Escape) {
        emit left();
    } else if (KeyBindings::shared().matches(*event, keys::find)) {
        search();
    } else if (enter && !command && button && button->hasFocus()) {
        button->click();
    } else if (!command && !event->text().isEmpty() && event->text().at(0).isPrint()
               && !m_field->hasFocus()) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->selectAll(); // what is typed begins another search
        QCoreApplication::sendEvent(m_field, event);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace skyledger::ui
