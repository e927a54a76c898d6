import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

const ISSUED = "company_id = ? and client_id = ? and status not in ('Draft', 'Void')"

const BY_MONTH = `
  select substr(date_on, 1, 7) as month, currency, cast(sum(net) as signed) as net
  from invoices where ${ISSUED} and date_on >= ? group by substr(date_on, 1, 7), currency`

/** Net revenue by month and currency since a day; months without any are left out. */
export async function revenueByMonth({ id }: CompanyReference, clientId: string, since: Day) {
  const rows = await readRows<{ month: string; currency: string; net: StoredInteger }>(BY_MONTH, [
    id,
    clientId,
    since,
  ])
  return rows.map(({ month, currency, net }) => ({
    month,
    currency,
    net: moneyNumber(moneyFromRow(net), currency),
  }))
}

const TOP_ITEMS = `
  select invoice_lines.item_id, min(invoice_lines.description) as description, invoices.currency,
    cast(sum(invoice_lines.net) as signed) as net, count(distinct invoices.id) as invoices
  from invoices
  join invoice_lines on invoice_lines.company_id = invoices.company_id and invoice_lines.invoice_id = invoices.id
  where invoices.company_id = ? and invoices.client_id = ? and invoices.status not in ('Draft', 'Void')
    and invoices.date_on >= ? and invoice_lines.kind = 'item'
  group by invoice_lines.item_id, case when invoice_lines.item_id is null then invoice_lines.description else '' end,
    invoices.currency
  having sum(invoice_lines.net) > 0
  order by net desc, description limit 5`

interface ItemRow {
  item_id: string | null
  description: string
  currency: string
  net: StoredInteger
  invoices: number | string
}

/** The best-selling lines since a day: items by their id, other lines by their words. */
export async function topItems({ id }: CompanyReference, clientId: string, since: Day) {
  const rows = await readRows<ItemRow>(TOP_ITEMS, [id, clientId, since])
  return rows.map(({ item_id, description, currency, net, invoices }) => ({
    itemId: item_id,
    description: description.split('\n')[0],
    currency,
    net: moneyNumber(moneyFromRow(net), currency),
    invoices: Number(invoices),
  }))
}
