import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankColumns } from '#modules/banking/read/csv/read_bank_csv'

const LAST = `
  select columns from bank_statements
  where company_id = ? and shape_hash = ? and columns is not null
  order by created_at desc limit 1`

/** How the last file with the same headings was read. */
export async function rememberedColumns(
  company: CompanyReference,
  shapeHash: string
): Promise<BankColumns | undefined> {
  const [row] = await readRows<{ columns: string }>(LAST, [company.id, shapeHash])
  return row && JSON.parse(row.columns)
}
