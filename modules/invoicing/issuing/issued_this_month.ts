import { DateTime } from 'luxon'
import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CountedCompany } from '#modules/auth/public'

/** Cancellations, credit notes and the invoices that replace a cancelled one are corrections; imported ones were issued elsewhere. */
const ISSUED = `
  select count(*) as used from invoices
  where company_id = ? and kind = 'invoice' and issued_at >= ? and issued_at < ?
    and replaces_id is null and not is_imported`

/** How many invoices a company has issued in this month of its time zone, also those that were voided or cancelled since. */
export async function issuedThisMonth({ id, timeZone }: CountedCompany) {
  const month = DateTime.fromMillis(now(), { zone: timeZone }).startOf('month')
  const bounds = [month.toMillis(), month.plus({ months: 1 }).toMillis()]
  const [row] = await readRows<{ used: number }>(ISSUED, [id, ...bounds])
  return Number(row?.used ?? 0)
}
