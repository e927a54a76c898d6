import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const sumOf = (condition: string) =>
  `sum(case when ${condition} then settlements.amount else 0 end)`

/** Invoices whose sums differ from those of their settlements. */
const WRONG = `
  select coalesce(invoices.number, invoices.id) as name from invoices
  left join settlements on settlements.company_id = invoices.company_id and settlements.invoice_id = invoices.id
  where invoices.company_id = ?
  group by invoices.id, invoices.number, invoices.paid, invoices.reduced, invoices.written_off
  having invoices.paid <> ${sumOf("settlements.kind in ('payment', 'credit')")}
    or invoices.reduced <> ${sumOf("settlements.kind in ('skonto', 'writeOff', 'creditNote')")}
    or invoices.written_off <> ${sumOf("settlements.kind = 'writeOff'")}`

/** Cancelled invoices that were paid, and not just that is owed to the client for it. */
const UNPAID_BACK = `
  select invoices.number as name from invoices
  left join invoices as cancellations on cancellations.company_id = invoices.company_id
    and cancellations.cancels_id = invoices.id
  left join client_credits as credits on credits.company_id = cancellations.company_id
    and credits.credit_note_id = cancellations.id
  where invoices.company_id = ? and invoices.kind = 'invoice' and invoices.status = 'Cancelled'
    and invoices.paid <> coalesce(credits.amount, 0)`

/** The numbers of invoices that were settled with something else than they say. */
export async function verifySettlements({ id }: CompanyReference): Promise<string[]> {
  const rows = await readRows<{ name: string }>(WRONG, [id])
  const unpaid = await readRows<{ name: string }>(UNPAID_BACK, [id])
  return [...rows, ...unpaid].map(({ name }) => name)
}
