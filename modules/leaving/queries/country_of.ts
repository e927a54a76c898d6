import { readRows } from '#core/database/read_rows'

/** The country whose law says how long a company keeps its records; Germany where none is given. */
export async function countryOf({ id }: { id: string }): Promise<string> {
  const [row] = await readRows<{ country: string }>(
    'select country from company_profiles where company_id = ?',
    [id]
  )
  return row?.country || 'DE'
}
