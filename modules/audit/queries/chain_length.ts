import { readRows } from '#core/database/read_rows'

const HEAD = 'select sequence from chain_heads where company_id = ?'

/** How many entries a company's audit log has: no row ever leaves it, so its head tells. */
export async function chainLength(companyId: string) {
  const [head] = await readRows<{ sequence: number | string }>(HEAD, [companyId])
  return Number(head?.sequence ?? 0)
}
