import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

/**
 * The ids of a company's records by the value of a column; a value shared by several records matches none.
 * @param without columns that have to be null
 */
export async function idsBy(
  company: CompanyReference,
  { table, column, without = [] }: { table: string; column: string; without?: string[] },
  values: string[]
): Promise<Map<string, string | undefined>> {
  const wanted = [...new Set(values.filter(Boolean))]
  const ids = new Map<string, string | undefined>()
  if (wanted.length === 0) return ids
  const query = reader().from(table).where('company_id', company.id).whereIn(column, wanted)
  for (const mark of without) query.whereNull(mark)
  const rows: { id: string; value: string }[] = await query.select('id', `${column} as value`)
  for (const { id, value } of rows) ids.set(value, ids.has(value) ? undefined : id)
  return ids
}

/** The text of a cell, as keys are compared. */
export const keyText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A VAT id as clients keep it, however a file writes it. */
export const plainVatId = (value: unknown) =>
  keyText(value)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
