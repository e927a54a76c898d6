import { type Minor, minor, NOTHING } from '#core/money/minor'
import { unreadableAmount } from '#modules/banking/read/failures'
import type { ParsedEntry } from '#modules/banking/read/parsed'
import {
  accountNumber,
  assertDay,
  cleanText,
  readAmount,
  readCurrency,
} from '#modules/banking/read/values'
import {
  type DayOrder,
  type DecimalSign,
  plainWord,
  readDay,
  readNumber,
} from '#modules/imports/public'
import type { BankColumn } from './bank_columns.js'

export interface TableRules {
  columns: readonly (BankColumn | null)[]
  days: DayOrder
  decimals: DecimalSign
  /** Of a file that names none in its rows. */
  currency: string
}

/** Marks that banks put on entries that are pending or were refused. */
const NOT_BOOKED = /vorgemerkt|vormerkung|pending|reverted|declined|nepritje/
const TAKES_OFF = new Set(['s', 'soll', 'd', 'debit', 'debi', 'dbit', 'lastschrift'])

/**
 * One row of a bank's table; undefined for a row that is no booked entry, such as a sum at the end.
 * @throws 422 as the values in it
 */
export function tableEntry(
  cells: string[],
  rules: TableRules,
  place: number
): (ParsedEntry & { account: string }) | undefined {
  const cell = (column: BankColumn) => cells[rules.columns.indexOf(column)]?.trim() ?? ''
  const amounts = [cell('amount'), cell('credit'), cell('debit')]
  if (!cell('bookedOn') || amounts.every((text) => text === '')) return undefined
  if (NOT_BOOKED.test(plainWord(cell('status')))) return undefined

  const currency = readCurrency(cell('currency') || rules.currency, place)
  const amount = amountOf(cell, { ...rules, currency }, place)
  const isIn = amount > 0n
  const day = (text: string) => assertDay(readDay(text, rules.days), place)
  const purpose = rules.columns
    .flatMap((column, at) => (column === 'purpose' ? (cells[at] ?? '') : []))
    .join(' ')
  const endToEnd = cleanText(cell('endToEnd'), 140)
  return {
    bookedOn: day(cell('bookedOn')),
    valuedOn: cell('valuedOn') ? day(cell('valuedOn')) : null,
    currency,
    amount,
    counterpartyName: cleanText(cell('name') || cell(isIn ? 'payer' : 'payee'), 140),
    counterpartyIban: accountNumber(cell('iban')),
    purpose: cleanText(purpose, 1000) || cleanText(cell('type'), 1000),
    reference: cleanText(cell('reference'), 140),
    endToEnd: /^notprovided$/i.test(endToEnd) ? '' : endToEnd,
    account: accountNumber(cell('account')),
  }
}

function amountOf(
  cell: (column: BankColumn) => string,
  { decimals, currency }: TableRules,
  place: number
): Minor {
  const read = (text: string) => readAmount(readNumber(text, decimals), currency, place)
  const size = (value: Minor) => minor(value < 0n ? -value : value)
  const credit = cell('credit') ? size(read(cell('credit'))) : NOTHING
  const debit = cell('debit') ? size(read(cell('debit'))) : NOTHING
  if (credit !== NOTHING && debit !== NOTHING) throw unreadableAmount(place)
  if (credit !== NOTHING || debit !== NOTHING) return minor(credit - debit)
  if (!cell('amount')) return NOTHING
  const amount = read(cell('amount'))
  return TAKES_OFF.has(plainWord(cell('sign'))) ? minor(-size(amount)) : amount
}
