import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict, FieldError } from '#core/errors/app_error'
import { moneyFromRow } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { assertState, findEntry, lockEntry } from '#modules/banking/queries/find_entry'
import type { PaymentRow } from '#modules/invoicing/public'
import { moveEntry } from './move_entry.js'

const PAYMENT = 'select * from payments where company_id = ? and id = ?'
const OF_PAYMENT = 'select id from bank_entries where company_id = ? and payment_id = ?'

/**
 * Links an entry to a payment recorded by hand, which keeps it from being booked twice. A repeated call changes
 * nothing. Only inside inTx.
 * @throws 404, 409 `wrong_state`, 409 `payment_differs`, 409 `payment_taken`, 422 for a missing payment
 */
export async function linkEntry(company: CompanyReference, id: string, paymentId: string) {
  await findEntry(company, id)
  // The payment is locked first, as in its removal: different orders of locking would deadlock.
  const [payment] = await readRows<PaymentRow>(PAYMENT + lock(), [company.id, paymentId])
  if (!payment) throw new FieldError('paymentId', 'banking.payment_unknown')
  const entry = await lockEntry(company, id)
  if (entry.state === 'matched' && entry.payment_id === paymentId) return entry
  assertState(entry, 'open')
  if (!isSameMoney(entry, payment)) throw conflict('banking.payment_differs')
  const [other] = await readRows<{ id: string }>(OF_PAYMENT, [company.id, paymentId])
  if (other) throw conflict('banking.payment_taken')
  return moveEntry(entry, { state: 'matched', paymentId, isLinked: true })
}

const isSameMoney = (entry: BankEntryRow, payment: PaymentRow) =>
  entry.currency === payment.currency && moneyFromRow(entry.amount) === moneyFromRow(payment.amount)
