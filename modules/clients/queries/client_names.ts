import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The names of some clients of a company, by id. */
export async function clientNames({ id }: CompanyReference, ids: readonly string[]) {
  const rows: { id: string; name: string }[] = await reader()
    .from('clients')
    .where('company_id', id)
    .whereIn('id', [...ids])
    .select('id', 'name')
  return new Map(rows.map((row) => [row.id, row.name]))
}
