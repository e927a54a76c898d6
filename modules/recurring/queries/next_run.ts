import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

const NEXT = `
  select id, name, next_on, currency, total from recurring_profiles
  where company_id = ? and client_id = ? and status = 'active' order by next_on, id limit 1`

interface NextRow {
  id: string
  name: string
  next_on: Day
  currency: string
  total: StoredInteger
}

/** The recurring invoice that a client gets next; null when none comes. */
export async function nextRunOf({ id }: CompanyReference, clientId: string) {
  const [row] = await readRows<NextRow>(NEXT, [id, clientId])
  if (!row) return null
  const { currency } = row
  const total = moneyNumber(moneyFromRow(row.total), currency)
  return { _id: row.id, name: row.name, date: row.next_on, currency, total }
}
