import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'

const USED = `
  select distinct currency from invoice_sums where company_id = ? and documents > 0 order by currency`

/** The currencies of a company's documents, its own first. */
export async function usedCurrencies({ id, currency }: CompanyScope): Promise<string[]> {
  const rows = await readRows<{ currency: string }>(USED, [id])
  return [currency, ...rows.map((row) => row.currency).filter((one) => one !== currency)]
}
