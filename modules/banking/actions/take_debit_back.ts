import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import { minor } from '#core/money/minor'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { collectionSource } from '#modules/banking/collected/collection_source'
import { returnReasonOf } from '#modules/banking/collected/return_reason'
import { expenseSource } from '#modules/banking/outgoing/expense_source'
import { assertState, findEntry, lockEntry } from '#modules/banking/queries/find_entry'
import { moveEntry } from './move_entry.js'

/**
 * Takes an outgoing entry for the return of a direct debit: its invoice is open again, and fees that left with it are
 * an expense that this entry has paid. Only inside inTx.
 * @throws 404, 409 `wrong_state`, `money_not_returned`, `return_differs`, and as the return by hand
 */
export async function takeDebitBack(
  company: CompanyScope,
  id: string,
  debit: { collectionId: string; debitId: string }
): Promise<BankEntryRow> {
  const seen = await findEntry(company, id)
  assertState(seen, 'open')
  const amount = minor(-moneyFromRow(seen.amount))
  if (amount < 0n) throw conflict('banking.money_not_returned')
  // The invoice is locked first, as in the return by hand: different orders of locking would deadlock.
  const on = seen.booked_on
  const returned = { id, on, amount, currency: seen.currency, reason: returnReasonOf(seen) }
  const feesId = await collectionSource.required.takeBack(company, debit, returned)
  if (feesId) await payFees(company, { id, on }, feesId)
  const entry = await lockEntry(company, id)
  assertState(entry, 'open')
  return moveEntry(entry, { state: 'matched', paysCollection: true })
}

/** Fees that were recorded by hand may have been deleted since, or paid by another entry. @throws 409 `expense_taken` */
async function payFees(company: CompanyScope, entry: { id: string; on: Day }, feesId: string) {
  const [fees] = await expenseSource().lock(company, [feesId])
  if (!fees) return
  if (fees.entryId !== null) throw conflict('banking.expense_taken')
  await expenseSource().pay(company, entry, [{ id: feesId, withSkonto: false }])
}

/** Undoes that before the entry is opened again. Only inside inTx. @throws 409 `collected_again` */
export async function giveDebitBack(company: CompanyScope, id: string) {
  await expenseSource().release(company, id)
  await collectionSource.required.giveBack(company, id)
}
