import { moneyFromRow } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { collectionSource, type ReturnedDebit } from './collection_source.js'

/** The direct debits that entries have taken back, by the id of the entry. */
export async function returnsOfEntries(company: CompanyReference, entries: BankEntryRow[]) {
  const ids = entries
    .filter(({ pays_collection, amount }) => pays_collection && moneyFromRow(amount) < 0n)
    .map(({ id }) => id)
  if (ids.length === 0) return new Map<string, ReturnedDebit>()
  const returned = await collectionSource.required.returnedBy(company, ids)
  return new Map(returned.map((debit) => [debit.entryId, debit]))
}
