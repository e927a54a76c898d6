import { type Day, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { conflict } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { boundInteger, moneyFromRow } from '#core/money/columns'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import { amountForAudit, type ChangeDetails } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { booking } from '#modules/invoicing/happenings'
import { isOpen } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { moveSettled } from '#modules/invoicing/settlement/move_settled'
import { oweLess } from '#modules/invoicing/settlement/owe_money_back'
import { reducedTaxes } from '#modules/invoicing/settlement/reduced_taxes'
import {
  isMoney,
  lowersTax,
  type SettlementKind,
  type SettlementRow,
} from '#modules/invoicing/settlement/settlement'
import { taxesLeft } from '#modules/invoicing/settlement/taxes_left'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

export interface SettlementInput {
  kind: SettlementKind
  /** More than nothing, in the invoice's currency. */
  amount: Minor
  on: Day
  /** The payment that it is a part of, or that a Skonto was taken with. */
  paymentId?: string
  creditId?: string
  creditNoteId?: string
  reason?: string
  /** More for the audit log. */
  details?: ChangeDetails
}

const SETTLED_AS = {
  payment: 'invoice.payment_recorded',
  credit: 'invoice.credit_applied',
  skonto: 'invoice.skonto_granted',
  writeOff: 'invoice.written_off',
  creditNote: 'invoice.credited',
} as const satisfies Record<SettlementKind, string>

const UNSETTLED_AS = {
  payment: 'invoice.payment_removed',
  credit: 'invoice.credit_removed',
  skonto: 'invoice.skonto_removed',
  writeOff: 'invoice.write_off_removed',
  creditNote: 'invoice.credit_note_removed',
} as const satisfies Record<SettlementKind, string>

/** Actions of the audit log that change what an invoice still asks for, and nothing else about it. */
export const SETTLEMENT_ACTIONS: ReadonlySet<string> = new Set([
  ...Object.values(SETTLED_AS),
  ...Object.values(UNSETTLED_AS),
])

/**
 * Reduces the open amount of an issued invoice: the only way to do so. Only inside inTx.
 * @param invoice locked, so that concurrent settlements cannot exceed the open amount together
 * @throws 409 `not_payable`, `given_back_already`, 409 `payment_exceeds_open` with `open`
 */
export async function settle(invoice: Invoice, input: SettlementInput): Promise<SettlementRow> {
  const { kind, amount } = input
  assertPayable(invoice)
  assertWithinOpen(invoice, amount)
  await moveSettled(invoice, kind, amount)

  const row: SettlementRow & { amount: Minor } = {
    company_id: invoice.companyId,
    id: newId(),
    invoice_id: invoice.id,
    kind,
    currency: invoice.currency,
    amount,
    settled_on: input.on,
    payment_id: input.paymentId ?? null,
    credit_id: input.creditId ?? null,
    credit_note_id: input.creditNoteId ?? null,
    reason: input.reason ?? '',
    created_at: now(),
  }
  await insertRows('settlements', [{ ...row, amount: boundInteger(amount) }])
  if (lowersTax(kind)) await keepTaxes(invoice, row)
  await recordChange(invoice, SETTLED_AS[kind], detailsOf(row, input.details))
  await announceUse(row)
  return row
}

/**
 * Takes a settlement back; the audit log keeps it. When the invoice is cancelled, the client's credit shrinks by the
 * same amount. Only inside inTx.
 * @param invoice locked
 * @throws 409 `credit_used` when the credit from the cancellation was used already
 */
export async function unsettle(invoice: Invoice, row: SettlementRow, details?: ChangeDetails) {
  const key = [invoice.companyId, row.id]
  await changeRows('delete from settlement_taxes where company_id = ? and settlement_id = ?', key)
  assertOneRow(await changeRows('delete from settlements where company_id = ? and id = ?', key))
  const amount = moneyFromRow(row.amount)
  await moveSettled(invoice, row.kind, minor(-amount))
  await recordChange(invoice, UNSETTLED_AS[row.kind], detailsOf(row, details))
  if (invoice.status === 'Cancelled') {
    if (isMoney(row.kind)) await oweLess(invoice, amount)
    // Its share in the sums is zero before and after, but its VAT has changed.
    await booking.announce({ companyId: invoice.companyId, invoice })
  }
  await announceUse(row)
}

/** Credit that was used for an invoice, or is no more. */
async function announceUse({ company_id: companyId, credit_id: creditId }: SettlementRow) {
  if (creditId) await booking.announce({ companyId, creditId })
}

/**
 *
 * @throws 409 `not_payable`: a draft, a document that gives money back, or an invoice without an open amount
 */
export function assertPayable({ kind, status }: Invoice) {
  if (kind === 'invoice' && (isOpen(status) || status === 'Paid')) return
  throw conflict('invoicing.not_payable', { extra: { status } })
}

/** @throws 409 `payment_exceeds_open` with `open` */
export function assertWithinOpen(invoice: Invoice, amount: Minor) {
  if (amount <= openAmount(invoice)) return
  const { currency } = invoice
  const open = openAmount(invoice)
  throw conflict('invoicing.payment_exceeds_open', {
    values: { open: saidAmount(open, currency) },
    extra: { open: moneyNumber(open, currency) },
  })
}

async function keepTaxes(invoice: Invoice, { id, amount }: { id: string; amount: Minor }) {
  const parts = reducedTaxes(await taxesLeft(invoice, amount), amount)
  await insertRows(
    'settlement_taxes',
    parts.map(({ category, rate, base, tax }) => ({
      company_id: invoice.companyId,
      id: newId(),
      settlement_id: id,
      category,
      rate: boundInteger(rate),
      base: boundInteger(base),
      tax: boundInteger(tax),
    }))
  )
}

const detailsOf = (row: SettlementRow, more: ChangeDetails = {}): ChangeDetails => ({
  date: row.settled_on,
  ...(row.payment_id && { paymentId: row.payment_id }),
  ...(row.credit_id && { creditId: row.credit_id }),
  ...(row.credit_note_id && { creditNoteId: row.credit_note_id }),
  ...(row.reason && { reason: row.reason }),
  ...amountForAudit(moneyFromRow(row.amount), row.currency),
  ...more,
})
