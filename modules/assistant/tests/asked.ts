import type { QuestionId } from '#modules/assistant/understand/questions'

/** One way of asking each question in each language. */
export const ASKED: Record<QuestionId, [string, string, string]> = {
  openInvoices: [
    'How much money do clients owe us?',
    'Wie viel ist noch offen?',
    'Sa para na detyrohen klientët?',
  ],
  overdueInvoices: [
    'Which invoices are overdue?',
    'Welche Rechnungen sind überfällig?',
    'Cilat fatura janë me vonesë?',
  ],
  dueInvoices: [
    'Which invoices are due this week?',
    'Welche Rechnungen werden bald fällig?',
    'Cilat fatura e kanë afatin këtë javë?',
  ],
  draftInvoices: ['Do we have draft invoices?', 'Welche Entwürfe gibt es?', 'A ka fatura draft?'],
  received: [
    'How much came in last month?',
    'Was ist diesen Monat eingegangen?',
    'Sa para kanë hyrë këtë muaj?',
  ],
  invoiced: [
    'What is our revenue this year?',
    'Wie hoch ist der Umsatz in diesem Jahr?',
    'Sa është qarkullimi këtë vit?',
  ],
  bestClients: [
    'Who are our best clients?',
    'Wer sind unsere besten Kunden?',
    'Kush janë klientët më të mirë?',
  ],
  slowPayers: ['Who pays late?', 'Wer zahlt immer spät?', 'Kush paguan me vonesë?'],
  remindersDue: [
    'Whom should I remind?',
    'Wen muss ich heute mahnen?',
    'Kujt duhet t’i dërgohet kujtesë?',
  ],
  bankMatches: [
    'Are there unmatched bank payments?',
    'Welche Bankbuchungen müssen zugeordnet werden?',
    'Cilat transaksione të bankës janë pa lidhur?',
  ],
  openEstimates: [
    'Which quotes are still open?',
    'Welche Angebote sind noch offen?',
    'Cilat oferta janë në pritje?',
  ],
  expiringEstimates: [
    'Which offers expire soon?',
    'Welche Angebote laufen bald ab?',
    'Cilat oferta skadojnë së shpejti?',
  ],
  acceptedEstimates: [
    'Which accepted estimates are not yet invoiced?',
    'Welche angenommenen Angebote sind noch nicht abgerechnet?',
    'Cilat oferta të pranuara janë pa faturuar?',
  ],
  recurringInvoices: [
    'When is the next recurring invoice?',
    'Wann kommt die nächste wiederkehrende Rechnung?',
    'Cilat fatura periodike kemi?',
  ],
  unbilledHours: [
    'How many hours are not yet billed?',
    'Wie viele Stunden sind noch nicht abgerechnet?',
    'Sa orë nuk janë faturuar?',
  ],
  workedHours: [
    'How many hours did we work this week?',
    'Wie viele Stunden haben wir diese Woche gearbeitet?',
    'Sa orë kemi punuar këtë javë?',
  ],
  spent: [
    'What did we spend in October?',
    'Wie viel haben wir im Oktober ausgegeben?',
    'Sa kemi shpenzuar në tetor?',
  ],
  spentByCategory: [
    'What do we spend the most on?',
    'Wofür haben wir am meisten ausgegeben?',
    'Për çfarë shpenzojmë më shumë?',
  ],
  unusualExpenses: [
    'Are there unusual expenses?',
    'Gibt es auffällige Ausgaben?',
    'A ka shpenzime të pazakonta?',
  ],
  billsToPay: [
    'Which bills do I have to pay?',
    'Welche Rechnungen müssen wir noch bezahlen?',
    'Cilat fatura duhet të paguajmë?',
  ],
  vatDue: [
    'How much VAT do we have to pay?',
    'Wie viel Umsatzsteuer muss ich zahlen?',
    'Sa TVSH duhet të paguaj?',
  ],
  profit: [
    'What was our profit last year?',
    'Wie hoch ist der Gewinn im letzten Jahr?',
    'Sa ishte fitimi vitin e kaluar?',
  ],
  moneyLasts: [
    'How long will our money last?',
    'Wann geht uns das Geld aus?',
    'A mjaftojnë paratë deri në pranverë?',
  ],
  tasksDue: [
    'Which tasks are due today?',
    'Welche Aufgaben sind heute fällig?',
    'Cilat detyra e kanë afatin sot?',
  ],
  overdueTasks: [
    'Which tasks are overdue?',
    'Welche Aufgaben sind überfällig?',
    'Cilat detyra janë me vonesë?',
  ],
  openTasks: [
    'Which tasks are still open?',
    'Welche Aufgaben sind noch offen?',
    'Cilat detyra janë ende të hapura?',
  ],
}
