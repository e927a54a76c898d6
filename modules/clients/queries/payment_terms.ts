import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const TERMS =
  'select id, payment_term_days from clients where company_id = ? and payment_term_days is not null'

/** The terms of payment in days of the clients that have one of their own. */
export async function paymentTerms({ id }: CompanyReference): Promise<Map<string, number>> {
  const rows = await readRows<{ id: string; payment_term_days: number | string }>(TERMS, [id])
  return new Map(rows.map((row) => [row.id, Number(row.payment_term_days)]))
}
