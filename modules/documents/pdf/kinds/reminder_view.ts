import { formatDay } from '#core/clock'
import { parseDecimal } from '#core/money/decimal'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format'
import { type Minor, sum } from '#core/money/minor'
import { printable } from '../clean_text.js'
import { fact, letterView, type Word, wordsOf } from './letter_view.js'
import type { PdfInterestLine, PdfRemindedInvoice, ReminderPdfModel } from './reminder_model.js'

/** The data for the template of reminders. */
export function reminderView(model: ReminderPdfModel) {
  const word = wordsOf(model)
  const money = (amount: Minor) => formatMoney(amount, model.currency, model.language)
  const asked = (key: string, amount: Minor) =>
    amount === 0n ? [] : [[word(`reminder.${key}`), money(amount)]]

  return {
    ...letterView(model, { amount: model.total, purpose: model.isDraft ? '' : purposeOf(model) }),
    watermark: model.isDraft ? word('watermark') : '',
    title: printable([model.title, model.number].filter(Boolean).join(' ')),
    kindName: printable(model.title),
    facts: [
      ...fact(word, 'reminder.number', model.number),
      ...fact(word, 'reminder.date', formatDay(model.issuedOn)),
      ...fact(word, 'reminder.payUntil', formatDay(model.payUntil)),
      ...fact(word, 'customerNumber', model.buyer.customerNumber),
    ],
    intro: printable(model.intro),
    columns: ['invoice', 'date', 'dueDate', 'total', 'open'].map((key) =>
      word(`reminder.column.${key}`, { currency: model.currency })
    ),
    invoices: model.invoices.map((invoice) => rowOf(invoice, model, word)),
    sums: [
      [word('reminder.openSum'), money(model.open)],
      ...asked('interest', model.interest),
      ...asked('flatSum', model.flatSum),
      ...asked('fee', model.fee),
    ],
    total: [word('reminder.total', { day: formatDay(model.payUntil) }), money(model.total)],
    closing: printable(model.closing),
  }
}

function rowOf(invoice: PdfRemindedInvoice, model: ReminderPdfModel, word: Word) {
  const { currency, language } = model
  const amount = (value: Minor) => formatAmount(value, currency, language)
  const periods = invoice.interest.periods.map(({ days, percent }) =>
    word('reminder.interestPeriod', {
      days: String(days),
      percent: formatPercent(parseDecimal(percent), language),
    })
  )
  const { interest, start } = invoice
  const { lines = [] } = interest
  const values = {
    periods: periods.join(', '),
    amount: formatMoney(interest.amount, currency, language),
  }
  return {
    number: printable(invoice.number),
    issuedOn: formatDay(invoice.issuedOn),
    dueOn: formatDay(invoice.dueOn),
    total: amount(invoice.total),
    open: amount(invoice.open),
    interest: interest.amount === 0n || lines.length > 0 ? '' : word('reminder.interestOf', values),
    periods: periodTable(lines, model, word),
    ground:
      interest.amount === 0n || !start
        ? ''
        : word('reminder.interestSince', {
            day: formatDay(start.from),
            ground: word(`reminder.ground.${start.ground}`),
          }),
  }
}

/** The table of the periods of interest with its last line, the sum. */
function periodTable(
  lines: readonly PdfInterestLine[],
  { currency, language }: ReminderPdfModel,
  word: Word
) {
  const amount = (value: Minor) => formatAmount(value, currency, language)
  const total = sum(lines.map((line) => line.amount))
  return {
    columns: ['from', 'until', 'open', 'rate', 'interest'].map((key) =>
      word(`reminder.period.${key}`, { currency })
    ),
    rows: lines.map((line) => [
      formatDay(line.from),
      formatDay(line.until),
      amount(line.open),
      formatPercent(parseDecimal(line.percent), language),
      amount(line.amount),
    ]),
    sum: lines.length > 1 ? [word('reminder.period.sum'), amount(total)] : [],
  }
}

/** The purpose on the payer's bank statement: the reminder and, as far as they fit, its invoices. */
const purposeOf = ({ number, invoices }: ReminderPdfModel) =>
  [number, ...invoices.map((invoice) => invoice.number)].join(' ')
