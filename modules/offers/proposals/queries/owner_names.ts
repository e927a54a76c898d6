import { reader } from '#core/database/in_tx'

/** The names of proposal authors, by their ids. */
export async function ownerNames(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map()
  const rows: { id: string; name: string }[] = await reader()
    .from('users')
    .whereIn('id', known)
    .select('id', 'name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
