import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { todayOf } from '#modules/expenses/expense_status'

/** A receipt that costs far more than its vendor's earlier ones, in the company's currency. */
export interface UnusualExpense {
  id: string
  vendor: string
  issuedOn: Day
  gross: Minor
  /** The median of the vendor's earlier receipts. */
  usual: Minor
}

/** Receipts of these days are looked at; they are compared with those of a year before. */
const LATEST_DAYS = 60
const COMPARED_DAYS = 425
/** Fewer earlier receipts make no habit. */
const FEWEST = 3
/** An amount is unusual from twice the median on. */
const FACTOR = 2n

const RECEIPTS = `
  select id, vendor, folded_vendor, issued_on, own_gross from expenses
  where company_id = ? and own_currency = ? and issued_on >= ? and own_gross > 0
  order by issued_on, id limit 20000`

interface Row {
  id: string
  vendor: string
  folded_vendor: string
  issued_on: Day
  own_gross: StoredInteger
}

/** The unusual receipts of the last 60 days, the latest first. */
export async function unusualExpenses(company: CompanyScope): Promise<UnusualExpense[]> {
  const today = todayOf(company)
  const since = addDays(today, -COMPARED_DAYS)
  const rows = await readRows<Row>(RECEIPTS, [company.id, company.currency, since])
  const unusual = [...Map.groupBy(rows, ({ folded_vendor }) => folded_vendor).values()].flatMap(
    (receipts) => unusualOf(receipts, addDays(today, -LATEST_DAYS))
  )
  return unusual.sort((one, other) => (one.issuedOn < other.issuedOn ? 1 : -1))
}

function unusualOf(receipts: Row[], since: Day): UnusualExpense[] {
  return receipts.flatMap((row, index) => {
    if (row.issued_on < since || index < FEWEST) return []
    const gross = moneyFromRow(row.own_gross)
    const usual = median(receipts.slice(0, index).map(({ own_gross }) => moneyFromRow(own_gross)))
    if (gross < usual * FACTOR) return []
    return { id: row.id, vendor: row.vendor, issuedOn: row.issued_on, gross, usual }
  })
}

function median(amounts: Minor[]): Minor {
  const sorted = amounts.toSorted((one, other) => (one < other ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)]
}
