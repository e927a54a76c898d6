import type { AnswerOf } from '#api/routes'
import { today } from '@/lib/time/days'

/** The part of an invoice line that can still be given back. */
export type CreditableLine = AnswerOf<'GET', '/api/invoices/:id/credit-notes'>[number]

export interface CreditLineValues {
  lineId: string
  /** One of both, or none: decimal strings. */
  quantity: string
  amount: string
}

export interface CreditValues {
  date: string
  notes: string
  lines: CreditLineValues[]
}

export const emptyCredit = (lines: CreditableLine[]): CreditValues => ({
  date: today(),
  notes: '',
  lines: lines.map(noneOf),
})

/** Nothing of a line. */
export const noneOf = ({ lineId }: CreditableLine): CreditLineValues => ({
  lineId,
  quantity: '',
  amount: '',
})

/** All that is left of a line. */
export const wholeOf = ({ lineId, quantityLeft, amountLeft }: CreditableLine): CreditLineValues =>
  quantityLeft > 0
    ? { lineId, quantity: String(quantityLeft), amount: '' }
    : { lineId, quantity: '', amount: String(amountLeft) }

export const isCreditable = ({ amountLeft }: CreditableLine) => amountLeft > 0

export const hasCredit = ({ lines }: CreditValues) =>
  lines.some(({ quantity, amount }) => Number(quantity) > 0 || Number(amount) > 0)

/** The body for these values. */
export const creditBody = ({ date, notes, lines }: CreditValues) => ({
  date: date || null,
  notes,
  lines: lines.map(({ lineId, quantity, amount }) => ({
    lineId,
    quantity: quantity || null,
    amount: amount || null,
  })),
})
