import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const POOL = 'select id from asset_pools where company_id = ? and year = ?'

/** Whether the pool has been chosen for a year `YYYY`. */
export const hasPool = async ({ id }: CompanyReference, year: string) =>
  (await readRows<{ id: string }>(POOL, [id, year])).length > 0
