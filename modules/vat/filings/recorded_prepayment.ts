import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { FilingPeriod } from './filing_period.js'

const RECORDED = 'select amount from vat_prepayments where company_id = ? and year = ?'

/** The special advance payment that a company has recorded for a year, in euro cents. */
export async function recordedPrepayment({ id }: CompanyReference, year: number) {
  const [row] = await readRows<{ amount: StoredInteger }>(RECORDED, [id, year])
  return row ? moneyFromRow(row.amount) : null
}

/** The same for the last month of its year, whose return takes it off (§ 48 (4) UStDV); null for other days. */
export async function prepaymentIn(company: CompanyReference, { from, to }: FilingPeriod) {
  const year = from.slice(0, 4)
  if (from !== `${year}-12-01` || to !== `${year}-12-31`) return null
  return recordedPrepayment(company, Number(year))
}
