import type { Day } from '#core/clock'
import { currencyIn } from './currency_in_text.js'
import { dayOfReceipt, dueDayOf } from './days_in_text.js'
import { dayOfFullTerm } from './full_term_in_text.js'
import { ibanIn, referenceIn, vatIdIn, vendorIn } from './names_in_text.js'
import { skontoIn, type TextSkonto } from './skonto_in_text.js'
import { linesOf } from './text_line.js'
import { type Total, totalIn } from './total_in_text.js'

/** Fields that a receipt seems to have. Empty or `null` where nothing was found. */
export interface ReceiptFields {
  vendor: string
  vendorVatId: string
  vendorIban: string
  reference: string
  date: Day | null
  dueDate: Day | null
  /** `null` also where the text names two different ones. */
  skonto: TextSkonto | null
  currency: string | null
  /** In hundredths of the currency. */
  total: Total | undefined
}

export interface Reader {
  /** In the company's zone. */
  today: Day
  /** The company's own names, VAT ids and accounts, which are those of the recipient. */
  names: readonly string[]
  vatIds: readonly string[]
  ibans: readonly string[]
}

/** Longer texts are no receipts, and the shapes of what is looked for are tried at every place. */
const MOST_LETTERS = 20_000
const LONGEST_LINE = 300

/**
 * Reads a receipt from its text, one line of the paper in each line, as a text layer or a recognition gives it. A
 * guess by words and sums, to be looked at by a person.
 */
export function fieldsOfText(text: string, reader: Reader): ReceiptFields {
  const lines = linesOf(text.slice(0, MOST_LETTERS).replace(LONG, '$1'))
  const date = dayOfReceipt(lines, reader.today)
  const skonto = skontoIn(lines, date)
  return {
    vendor: vendorIn(lines, reader.names),
    vendorVatId: vatIdIn(lines, reader.vatIds),
    vendorIban: ibanIn(lines, reader.ibans),
    reference: referenceIn(lines),
    date,
    dueDate:
      dueDayOf(lines, { from: date, skontoDay: skonto?.date ?? null }) ??
      dayOfFullTerm(lines, date),
    skonto,
    currency: currencyIn(lines),
    total: totalIn(lines),
  }
}

const LONG = new RegExp(`^(.{${LONGEST_LINE}}).+$`, 'gm')
