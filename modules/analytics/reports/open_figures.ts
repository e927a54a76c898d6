import { NOTHING } from '#core/money/minor'
import { sumInvoices } from '#modules/invoicing/public'
import { invoicesOf, OPEN } from './links.js'
import type { Figure, Frame } from './report.js'

/** Open and overdue, as the list of invoices shows them today; with VAT. */
export async function openFigures({ company, currency, at }: Frame): Promise<Figure[]> {
  const [open, overdue] = await Promise.all([
    sumInvoices(company, { status: ['Unpaid', 'Partially Paid', 'Overdue'] }, at),
    sumInvoices(company, { status: ['Overdue'] }, at),
  ])
  const figure = (key: string, status: string, { sums }: typeof open): Figure => ({
    key,
    unit: 'money',
    value: sums.get(currency)?.open ?? NOTHING,
    isBurden: true,
    link: invoicesOf({ status, currency }),
  })
  return [figure('open', OPEN, open), figure('overdue', 'Overdue', overdue)]
}
