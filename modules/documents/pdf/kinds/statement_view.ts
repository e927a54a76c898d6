import { formatDay } from '#core/clock'
import { formatAmount, formatMoney } from '#core/money/format'
import { type Minor, minor } from '#core/money/minor'
import { printable } from '../clean_text.js'
import { fact, filled, letterView, type Word, wordsOf } from './letter_view.js'
import type { PdfAccountEntry, StatementPdfModel } from './statement_model.js'

const AGES = ['notDue', 'days30', 'days60', 'days90', 'older']

/** The data for the template of statements of account. */
export function statementView(model: StatementPdfModel) {
  const word = wordsOf(model)
  const money = (amount: Minor) => formatMoney(amount, model.currency, model.language)
  const period = filled(model.from ? formatDay(model.from) : '', formatDay(model.until))

  const asked = { amount: model.closing, purpose: model.buyer.customerNumber }

  return {
    ...letterView(model, model.closing > 0n ? asked : undefined),
    watermark: '',
    title: word(model.isOpenOnly ? 'statement.openItems' : 'statement.title'),
    facts: [
      ...fact(word, 'statement.date', formatDay(model.issuedOn)),
      ...(model.isOpenOnly ? [] : fact(word, 'statement.period', period.join(' – '))),
      ...fact(word, 'customerNumber', model.buyer.customerNumber),
    ],
    intro: printable(model.intro),
    columns: ['day', 'document', 'dueDate', 'debit', 'credit', 'balance'].map((key) =>
      word(`statement.column.${key}`, { currency: model.currency })
    ),
    opening: model.isOpenOnly
      ? []
      : [word('statement.opening'), formatAmount(model.opening, model.currency, model.language)],
    entries: model.entries.map((entry) => rowOf(entry, model, word)),
    ages: AGES.map((name, index) => [word(`statement.age.${name}`), money(model.ageing[index])]),
    total: [word(closingWord(model.closing)), money(minor(abs(model.closing)))],
  }
}

const abs = (amount: Minor) => (amount < 0n ? -amount : amount)

const closingWord = (closing: Minor) =>
  closing < 0n ? 'statement.inCredit' : closing === 0n ? 'statement.settled' : 'statement.closing'

function rowOf(entry: PdfAccountEntry, { currency, language }: StatementPdfModel, word: Word) {
  const amount = (value: Minor) => formatAmount(value, currency, language)
  return {
    day: formatDay(entry.day),
    document: printable(filled(word(`statement.kind.${entry.kind}`), entry.number).join(' ')),
    description: printable(entry.description),
    dueOn: entry.dueOn ? formatDay(entry.dueOn) : '',
    debit: entry.amount < 0n ? '' : amount(entry.amount),
    credit: entry.amount < 0n ? amount(minor(-entry.amount)) : '',
    balance: amount(entry.balance),
  }
}
