import { readRows } from '#core/database/read_rows'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Frame } from '#modules/analytics/reports/report'
import type { Period } from '#modules/analytics/reports/steps'

/** Sales of one item; typed lines have none. */
export interface ItemRevenue {
  itemId: string | null
  name: string
  quantity: Decimal
  net: Minor
}

interface Row {
  item_id: string | null
  name: string | null
  price_mode: 'net' | 'gross'
  tax_rate: StoredInteger
  quantity: StoredInteger
  amount: StoredInteger
}

const BY_ITEM = `
  select sums.item_id, items.name, sums.price_mode, sums.tax_rate, sums.quantity, sums.amount
  from (
    select invoice_lines.item_id, invoices.price_mode, invoice_lines.tax_rate,
      cast(sum(invoice_lines.quantity) as signed) as quantity,
      cast(sum(invoice_lines.net) as signed) as amount
    from invoices cross join invoice_lines on invoice_lines.company_id = invoices.company_id
      and invoice_lines.invoice_id = invoices.id
    where invoices.company_id = ? and invoices.date_on between ? and ? and invoices.currency = ?
      and invoices.status not in ('Draft', 'Void') and invoices.stage <> 'downPayment'
    group by invoice_lines.item_id, invoices.price_mode, invoice_lines.tax_rate
  ) as sums
  left join items on items.company_id = ? and items.id = sums.item_id`

const HUNDRED = 100n * DECIMAL_ONE

/**
 * Net amounts of the lines of issued documents by item, by the date of the document and before a discount on the whole
 * document. Credit notes and cancellations take theirs off; the lines of a final invoice contain those of its down
 * payments, which are left out. Gross prices are reduced by their VAT.
 */
export async function revenueByItem(
  { company, currency }: Frame,
  { from, to }: Period
): Promise<ItemRevenue[]> {
  const rows = await readRows<Row>(BY_ITEM, [company.id, from, to, currency, company.id])
  return [...Map.groupBy(rows, ({ item_id }) => item_id)]
    .map(([itemId, own]) => ({
      itemId,
      name: own[0]?.name ?? '',
      quantity: decimal(own.reduce((all, { quantity }) => all + BigInt(quantity), 0n)),
      net: own.reduce((all: Minor, row) => minor(all + netOf(row)), NOTHING),
    }))
    .sort((one, other) => Number(other.net - one.net) || one.name.localeCompare(other.name))
}

function netOf({ price_mode, tax_rate, amount }: Row) {
  const whole = moneyFromRow(amount)
  if (price_mode === 'net') return whole
  return roundedQuotient(whole * HUNDRED, HUNDRED + decimalFromRow(tax_rate))
}
