import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { collectionSource } from '#modules/banking/collected/collection_source'
import { assertState, findEntry, lockEntry } from '#modules/banking/queries/find_entry'
import { moveEntry } from './move_entry.js'

/**
 * Books an entry as the sum of several direct debits, each as a payment of its invoice. Only inside inTx.
 * @throws 404, 409 `wrong_state`, `money_left_account`, `collection_differs`
 */
export async function bookCollection(
  company: CompanyScope,
  id: string,
  sum: { collectionId: string; block: number }
): Promise<BankEntryRow> {
  const seen = await findEntry(company, id)
  assertState(seen, 'open')
  const amount = moneyFromRow(seen.amount)
  if (amount < 0n) throw conflict('banking.money_left_account')
  // The invoices are locked first, as in the removal of their payments: different orders of locking would deadlock.
  await collectionSource.required.book(company, sum, {
    id,
    on: seen.booked_on,
    amount,
    currency: seen.currency,
    reference: seen.purpose || seen.reference,
  })
  const entry = await lockEntry(company, id)
  assertState(entry, 'open')
  return moveEntry(entry, { state: 'matched', paysCollection: true })
}
