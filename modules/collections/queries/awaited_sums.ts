import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { paymentId, SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { AwaitedSum } from '#modules/banking/public'
import { blockId } from '#modules/collections/file/collection_file'

interface Row {
  collection_id: string
  block: number
  collect_on: Day
  amount: StoredInteger
  debits: number
}

/**
 * Blocks of files that were not withdrawn, less what has been booked or has come back. A return that a bank entry shows
 * was credited before, so that it is part of the sum as long as that has not been booked.
 */
const AWAITED = `
  select collection_id, block, min(collect_on) as collect_on, cast(sum(amount) as signed) as amount, count(*) as debits
  from direct_debits
  where company_id = ? and payment_id is null and credited_on is null
    and (return_entry_id is not null or (held_invoice_id is not null and returned_on is null))
  group by collection_id, block order by 3, collection_id, block`

/** The sums that the bank will credit. */
export async function awaitedSums({ id }: CompanyReference): Promise<AwaitedSum[]> {
  return (await readRows<Row>(AWAITED, [id])).map((row) => ({
    collectionId: row.collection_id,
    block: Number(row.block),
    collectOn: row.collect_on,
    currency: SEPA_CURRENCY,
    amount: moneyFromRow(row.amount),
    count: Number(row.debits),
    signs: [blockId(row.collection_id, Number(row.block)), paymentId(row.collection_id)],
  }))
}
