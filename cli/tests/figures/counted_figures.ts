import { readRows } from '#core/database/read_rows'
import type { FiguresDesk } from './figures_desk.js'

/** The ten figures; expenses net and with VAT, because some places show the one and some the other. */
export const FIGURES = [
  'netRevenue',
  'received',
  'open',
  'overdue',
  'vatAt19',
  'inputTax',
  'unbilled',
  'skonto',
  'writeOffs',
  'netExpenses',
  'grossExpenses',
] as const
export type FigureName = (typeof FIGURES)[number]
export type Figures = Partial<Record<FigureName, number>>

const OPEN = `select sum(total - paid - reduced) as amount from invoices
  where company_id = ? and status in ('Unpaid', 'Partially Paid')`
const settled = (kind: string) =>
  `select sum(amount) as amount from settlements where company_id = ? and kind = '${kind}'
     and settled_on between ? and ?`

/** Each from the raw rows, in cents. The days of a period come after the company; `OPEN` and unbilled time know none. */
const OWN_SQL: Record<FigureName, string> = {
  netRevenue: `select sum(amount) as amount from (
      select net as amount, company_id, date_on as on_day from invoices where status not in ('Draft', 'Void')
      union all
      select -base, settlement_taxes.company_id, settled_on from settlement_taxes
        join settlements on settlements.id = settlement_id) as parts
    where company_id = ? and on_day between ? and ?`,
  received:
    'select sum(amount) as amount from payments where company_id = ? and paid_on between ? and ?',
  open: OPEN,
  overdue: `${OPEN} and due_on < ?`,
  vatAt19: `select sum(amount) as amount from (
      select invoice_taxes.tax as amount, invoice_taxes.company_id, date_on as on_day from invoice_taxes
        join invoices on invoices.id = invoice_id where status not in ('Draft', 'Void') and rate = 19000000
      union all
      select -settlement_taxes.tax, settlement_taxes.company_id, settled_on from settlement_taxes
        join settlements on settlements.id = settlement_id where rate = 19000000) as parts
    where company_id = ? and on_day between ? and ?`,
  inputTax:
    'select sum(own_tax) as amount from expenses where company_id = ? and issued_on between ? and ?',
  unbilled: `select sum(((ended_at - started_at) / 1000 - break_seconds) * projects.hourly_rate / 36000000.0) as amount
    from time_entries join tasks on tasks.id = task_id join projects on projects.id = project_id
    where time_entries.company_id = ? and ended_at is not null
      and time_entries.id not in (select entry_id from billed_time)`,
  skonto: settled('skonto'),
  writeOffs: settled('writeOff'),
  netExpenses: `select sum(own_gross - own_tax) as amount from expenses
    where company_id = ? and issued_on between ? and ?`,
  grossExpenses:
    'select sum(own_gross) as amount from expenses where company_id = ? and issued_on between ? and ?',
}

/** The figures of the present month as the raw rows have them, in major units. */
export async function countedFigures({ company, month, day }: FiguresDesk) {
  const daysOf = (sql: string) =>
    sql.includes('between') ? [month.from, month.to] : sql.includes('due_on') ? [day(0)] : []
  const amounts = await Promise.all(
    FIGURES.map(async (name) => {
      const sql = OWN_SQL[name]
      const [row] = await readRows<{ amount: number | string | null }>(sql, [
        company.id,
        ...daysOf(sql),
      ])
      return [name, Number(row?.amount ?? 0) / 100] as const
    })
  )
  return Object.fromEntries(amounts) as Record<FigureName, number>
}
