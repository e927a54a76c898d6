import { audit } from '#core/audit/audit'
import { type Day, now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { boundInteger, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { amountForAudit } from '#modules/documents/public'
import { booking } from '#modules/invoicing/happenings'

/** A row of `client_credits`. */
export interface CreditRow {
  company_id: string
  id: string
  client_id: string | null
  client_name: string
  currency: string
  amount: StoredInteger
  /** The amount neither used for an invoice nor paid back. */
  remaining: StoredInteger
  granted_on: Day
  payment_id: string | null
  credit_note_id: string | null
  created_at: number
}

interface CreditInput {
  companyId: string
  /** Null without a client record; the credit can then only be paid back. */
  clientId: string | null
  clientName: string
  currency: string
  amount: Minor
  on: Day
  /** Origin of the credit: an overpayment, or the credit note or cancellation of a paid invoice. */
  source: { paymentId: string } | { creditNoteId: string }
}

/** Writes down money that the company owes a client. Only inside inTx. */
export async function grantCredit({
  companyId,
  source,
  ...input
}: CreditInput): Promise<CreditRow> {
  const { amount, currency } = input
  const row = {
    company_id: companyId,
    id: newId(),
    client_id: input.clientId,
    client_name: input.clientName,
    currency,
    amount,
    remaining: amount,
    granted_on: input.on,
    payment_id: 'paymentId' in source ? source.paymentId : null,
    credit_note_id: 'creditNoteId' in source ? source.creditNoteId : null,
    created_at: now(),
  }
  const stored = boundInteger(amount)
  await insertRows('client_credits', [{ ...row, amount: stored, remaining: stored }])
  await recordCreditChange(row, 'credit.granted', {
    ...source,
    date: input.on,
    client: input.clientName,
    ...amountForAudit(amount, currency),
  })
  return row
}

/** Records a change of a credit in the audit log and notifies open screens. Only inside inTx. */
export async function recordCreditChange(
  { company_id: companyId, id }: Pick<CreditRow, 'company_id' | 'id'>,
  action: string,
  details: Record<string, string>
) {
  await audit({ companyId, action, subject: { type: 'credit', id }, details })
  publish(companyId, { kind: 'payment', id })
  await booking.announce({ companyId, creditId: id })
}
