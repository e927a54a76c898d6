import type { Day } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { CreditRow, RefundRow } from '#modules/invoicing/public'

/** A credit with where it comes from. */
export interface CreditSourceRow extends CreditRow {
  received: StoredInteger | null
  document_number: string | null
  document_kind: 'creditNote' | 'cancellation' | null
}

/** Credit that settled an invoice. */
export interface ApplicationRow {
  id: string
  amount: StoredInteger
  currency: string
  settled_on: Day
  invoice_id: string
  invoice_number: string
}

const money = (stored: StoredInteger, currency: string) =>
  moneyNumber(moneyFromRow(stored), currency)

/** Money that the company owes a client, as lists show it. */
export const transformCredit = (row: CreditSourceRow) => ({
  _id: row.id,
  clientId: row.client_id,
  clientName: row.client_name,
  currency: row.currency,
  amount: money(row.amount, row.currency),
  remaining: money(row.remaining, row.currency),
  date: row.granted_on,
  payment:
    row.payment_id && row.received !== null
      ? { _id: row.payment_id, amount: money(row.received, row.currency) }
      : null,
  /** The credit note or the cancellation that gave it. */
  document: row.credit_note_id
    ? {
        _id: row.credit_note_id,
        number: row.document_number ?? '',
        kind: row.document_kind ?? 'creditNote',
      }
    : null,
})

/** The same with its settled invoices and refunds. */
export const transformCreditWithUse = (
  row: CreditSourceRow,
  { applications, refunds }: { applications: ApplicationRow[]; refunds: RefundRow[] }
) => ({
  ...transformCredit(row),
  applications: applications.map((application) => ({
    _id: application.id,
    amount: money(application.amount, application.currency),
    date: application.settled_on,
    invoice: { _id: application.invoice_id, number: application.invoice_number },
  })),
  refunds: refunds.map((refund) => ({
    _id: refund.id,
    amount: money(refund.amount, refund.currency),
    date: refund.refunded_on,
    method: refund.method,
    note: refund.note,
  })),
})
