import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A period that a run has settled. */
export interface StoredPeriod {
  id: string
  from: Day
  until: Day
  includedSeconds: number
  carriedSeconds: number
  /** Null after its invoice was deleted or cancelled. */
  invoice: { _id: string; number: string | null } | null
  /** Seconds of the entries that count in it, and how many of those the fee includes. */
  usedSeconds: number
  spentSeconds: number
}

interface Row {
  id: string
  from_on: Day
  until_on: Day
  included_seconds: StoredInteger
  carried_seconds: StoredInteger
  invoice_id: string | null
  number: string | null
  used: StoredInteger | null
  spent: StoredInteger | null
}

const PERIODS = `
  select periods.id, periods.from_on, periods.until_on, periods.included_seconds, periods.carried_seconds,
    periods.invoice_id, invoices.number,
    (select sum(retained_time.seconds) from retained_time where retained_time.company_id = periods.company_id
      and retained_time.period_id = periods.id) as used,
    (select sum(retained_time.included_seconds) from retained_time where retained_time.company_id = periods.company_id
      and retained_time.period_id = periods.id) as spent
  from retainer_periods as periods
  left join invoices on invoices.company_id = periods.company_id and invoices.id = periods.invoice_id
  where periods.company_id = ? and periods.profile_id = ? order by periods.from_on`

/** The settled periods of the retainer of a profile, the oldest first. */
export async function storedPeriods(
  company: CompanyReference,
  profileId: string
): Promise<StoredPeriod[]> {
  const rows = await readRows<Row>(PERIODS, [company.id, profileId])
  return rows.map((row) => ({
    id: row.id,
    from: row.from_on,
    until: row.until_on,
    includedSeconds: Number(row.included_seconds),
    carriedSeconds: Number(row.carried_seconds),
    invoice: row.invoice_id === null ? null : { _id: row.invoice_id, number: row.number },
    usedSeconds: Number(row.used ?? 0),
    spentSeconds: Number(row.spent ?? 0),
  }))
}
