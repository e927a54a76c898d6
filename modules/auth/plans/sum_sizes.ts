import { readRows } from '#core/database/read_rows'
import type { CountedCompany } from './limits.js'

/** The bytes of all files of a company in a table with `company_id` and `size`. @param table a constant of the code */
export const sumSizes = (table: string) => {
  // The condition chooses the index of sizes, see `Migration.countingIndex`.
  const sql = `select coalesce(sum(size), 0) as used from ${table} where company_id = ? and size > 0`
  return async ({ id }: CountedCompany) => {
    const [row] = await readRows<{ used: number | string }>(sql, [id])
    return Number(row?.used ?? 0)
  }
}
