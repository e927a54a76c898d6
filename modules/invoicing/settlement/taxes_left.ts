import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { boundInteger, moneyFromRow } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { TaxRow } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { taxesOf } from '../queries/invoice_parts.js'

/** The VAT of a document in one category and rate, without the discounts behind it. */
export type TaxAmounts = Pick<TaxRow, 'category' | 'rate' | 'base' | 'tax'>

/** Cross: for the order of the groups SQLite would go through the taxes of all invoices. */
const CREDITED = `
  select category, rate, cast(sum(base) as signed) as base, cast(sum(invoice_taxes.tax) as signed) as tax
  from invoices cross join invoice_taxes on invoice_taxes.company_id = invoices.company_id
    and invoice_taxes.invoice_id = invoices.id
  where invoices.company_id = ? and invoices.corrects_id = ?
  group by category, rate`

/**
 * The VAT of an invoice less its credit notes: reductions fall on the remaining rates.
 * @throws 409 `given_back_already` when less is left than that: a payment was removed whose credit the client still
 * has
 */
export async function taxesLeft(invoice: Invoice, amount: Minor): Promise<TaxAmounts[]> {
  const { companyId, id } = invoice
  const own: TaxAmounts[] = await taxesOf(invoice)
  const credited = await readRows<TaxAmounts>(CREDITED, [companyId, id])
  const left = own.map((row) => {
    const same = credited.find(
      ({ category, rate }) => category === row.category && Number(rate) === Number(row.rate)
    )
    if (!same) return row
    return {
      ...row,
      base: boundInteger(moneyFromRow(row.base) + moneyFromRow(same.base)),
      tax: boundInteger(moneyFromRow(row.tax) + moneyFromRow(same.tax)),
    }
  })
  const whole = left.reduce(
    (sum, { base, tax }) => sum + moneyFromRow(base) + moneyFromRow(tax),
    0n
  )
  if (whole < amount) throw conflict('invoicing.given_back_already')
  return left.filter(({ base }) => moneyFromRow(base) !== 0n)
}
