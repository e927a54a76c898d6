import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { collectionSource } from '#modules/banking/collected/collection_source'
import { expenseSource } from '#modules/banking/outgoing/expense_source'
import { assertState, findEntry, lockEntry } from '#modules/banking/queries/find_entry'
import { type PaymentRow, removePayment } from '#modules/invoicing/public'
import { moveEntry } from './move_entry.js'
import { giveDebitBack } from './take_debit_back.js'

const OF_PAYMENT = 'select * from bank_entries where company_id = ? and payment_id = ?'

/**
 * Undoes the booking of an entry: the payment is removed, its invoices and the entry are open again. A payment
 * recorded by hand stays; expenses that the entry paid and direct debits that it brought or took back are released.
 * Only inside inTx.
 * @throws 404, 409 `wrong_state`, 409 `credit_used` as removePayment, 409 `collected_again`
 */
export async function unmatchEntry(company: CompanyScope, id: string): Promise<BankEntryRow> {
  const entry = await findEntry(company, id)
  if (entry.pays_expenses) await expenseSource().release(company, id)
  if (entry.pays_collection) await releaseDebits(company, entry)
  if (entry.is_linked || entry.pays_expenses || entry.pays_collection) return letGo(company, id)
  if (entry.payment_id === null) assertState(entry, 'matched')
  else await removePayment(company, entry.payment_id)
  return lockEntry(company, id)
}

/** Money that left had taken a direct debit back, money that came had brought a sum of them. */
async function releaseDebits(company: CompanyScope, { id, amount }: BankEntryRow) {
  if (moneyFromRow(amount) < 0n) await giveDebitBack(company, id)
  else await collectionSource.required.release(company, id)
}

async function letGo(company: CompanyReference, id: string) {
  const entry = await lockEntry(company, id)
  assertState(entry, 'matched')
  return moveEntry(entry, { state: 'open' })
}

/** Reopens the entry behind a payment that is removed elsewhere. Only inside inTx. */
export async function reopenEntryOf({ company_id, id }: PaymentRow) {
  const entries = await readRows<BankEntryRow>(OF_PAYMENT + lock(), [company_id, id])
  for (const entry of entries) await moveEntry(entry, { state: 'open' })
}
