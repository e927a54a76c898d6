import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A receipt that is still to be paid, in its own currency. */
export interface OpenBill {
  id: string
  vendor: string
  currency: string
  gross: Minor
  dueOn: Day | null
}

const OPEN = `
  select id, vendor, currency, gross, due_on from expenses
  where company_id = ? and paid_on is null
  order by case when due_on is null then 1 else 0 end, due_on, id limit 1000`

interface Row {
  id: string
  vendor: string
  currency: string
  gross: StoredInteger
  due_on: Day | null
}

/** Receipts that are still to be paid, the longest due first, at most a thousand. */
export async function openBills({ id }: CompanyReference): Promise<OpenBill[]> {
  const rows = await readRows<Row>(OPEN, [id])
  return rows.map((row) => ({
    id: row.id,
    vendor: row.vendor,
    currency: row.currency,
    gross: moneyFromRow(row.gross),
    dueOn: row.due_on,
  }))
}
