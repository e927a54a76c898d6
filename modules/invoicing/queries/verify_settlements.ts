import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const sumOf = (condition: string) =>
  `sum(case when ${condition} then settlements.amount else 0 end)`

/** Invoices whose sums are not those of their settlements. */
const WRONG = `
  select coalesce(invoices.number, invoices.id) as name from invoices
  left join settlements on settlements.company_id = invoices.company_id and settlements.invoice_id = invoices.id
  where invoices.company_id = ?
  group by invoices.id, invoices.number, invoices.paid, invoices.reduced, invoices.written_off
  having invoices.paid <> ${sumOf("settlements.kind in ('payment', 'credit')")}
    or invoices.reduced <> ${sumOf("settlements.kind in ('skonto', 'writeOff', 'creditNote')")}
    or invoices.written_off <> ${sumOf("settlements.kind = 'writeOff'")}`

/** The numbers of invoices that were settled with something else than they say. */
export async function verifySettlements({ id }: CompanyReference): Promise<string[]> {
  return (await readRows<{ name: string }>(WRONG, [id])).map(({ name }) => name)
}
