import { instantText } from '#core/clock'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { TaxCategory } from '#modules/documents/public'
import type { SettlementRow } from '#modules/invoicing/settlement/settlement'

/** A settlement with its payment or its credit note. */
export interface SettlementDetail extends SettlementRow {
  method: string | null
  note: string | null
  reference: string | null
  /** All of the payment that this is a part of. */
  received: StoredInteger | null
  credit_note_number: string | null
}

/** A row of `settlement_taxes`. */
export interface ReducedTaxRow {
  settlement_id: string
  category: TaxCategory
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

/** A settlement of any kind. @param taxes of all settlements of the invoice */
export function transformSettlement(row: SettlementDetail, taxes: ReducedTaxRow[]) {
  const money = (stored: StoredInteger) => moneyNumber(moneyFromRow(stored), row.currency)
  return {
    _id: row.id,
    kind: row.kind,
    amount: money(row.amount),
    date: row.settled_on,
    paymentId: row.payment_id,
    creditId: row.credit_id,
    creditNote: row.credit_note_id && { _id: row.credit_note_id, number: row.credit_note_number },
    method: row.method,
    note: row.note,
    reason: row.reason,
    taxes: taxes
      .filter(({ settlement_id }) => settlement_id === row.id)
      .map(({ category, rate, base, tax }) => ({
        category,
        rate: decimalNumber(decimalFromRow(rate)),
        base: money(base),
        tax: money(tax),
      })),
    createdAt: instantText(row.created_at),
  }
}

/** The payments among them; `amount` is the share of this invoice, `received` the whole payment. */
export const transformInvoicePayments = (rows: SettlementDetail[]) =>
  rows
    .filter(({ kind }) => kind === 'payment')
    .map((row) => ({
      _id: row.payment_id ?? row.id,
      amount: moneyNumber(moneyFromRow(row.amount), row.currency),
      received: moneyNumber(moneyFromRow(row.received ?? row.amount), row.currency),
      date: row.settled_on,
      method: row.method ?? '',
      note: row.note ?? '',
      reference: row.reference ?? '',
      createdAt: instantText(row.created_at),
    }))
