import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { addDays } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import type { StoredInteger } from '#core/money/columns'
import { todayOf } from '#modules/expenses/expense_status'
import type { VendorListInput } from '#modules/expenses/validators/vendor'

/** A row of `vendors` with its sums; `Vendor.$createFromAdapterResult` reads the record. */
export interface VendorRow {
  [column: string]: unknown
  open_sum: StoredInteger | null
  spent_sum: StoredInteger | null
  expense_count: StoredInteger | null
}

const COLUMN_OF_SORT = { name: 'folded_name', spent: 'spent_sum', open: 'open_sum' } as const

type Rows = DatabaseQueryBuilderContract<VendorRow>

const SUMS = `
  (select vendor_id, count(*) as expense_count,
    cast(sum(case when own_currency = ? and paid_on is null then own_gross else 0 end) as signed) as open_sum,
    cast(sum(case when own_currency = ? and issued_on > ? then own_gross else 0 end) as signed) as spent_sum
  from expenses where company_id = ? and vendor_id is not null group by vendor_id) as sums`

/** The vendors of a company by name, or another order that is asked for, with what is open and what was spent in a year. */
export function vendorsQuery(
  company: CompanyScope,
  { search, sort = 'name', order = 'asc' }: VendorListInput
): Rows {
  const { id, currency } = company
  const since = addDays(todayOf(company), -365)
  const query: Rows = reader()
    .from('vendors')
    .joinRaw(`left join ${SUMS} on sums.vendor_id = vendors.id`, [currency, currency, since, id])
    .where('company_id', id)
    .select('vendors.*', 'open_sum', 'spent_sum', 'expense_count')
  if (search) whereContains(query, 'words', search)
  return query.orderByRaw(`coalesce(${COLUMN_OF_SORT[sort]}, 0) ${order}`).orderBy('id', order)
}
