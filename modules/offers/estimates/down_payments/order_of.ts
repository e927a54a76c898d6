import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { givenBackOf, type Invoice } from '#modules/invoicing/public'
import { priceChoice } from '#modules/offers/choices/price_choice'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { answerTo } from '#modules/offers/queries/offer_parts'

export interface DownPaymentRow {
  id: string
  number: string | null
  status: Invoice['status']
  date_on: string
  total: Minor
  /** Less its credit notes. */
  remaining: Minor
}

/** Cross: those of the estimate are few, and SQLite would go through all invoices in the order that is asked for. */
const DOWN_PAYMENTS = `
  select invoices.id, invoices.number, invoices.status, invoices.date_on, invoices.total
  from estimate_down_payments cross join invoices on invoices.company_id = estimate_down_payments.company_id
    and invoices.id = estimate_down_payments.invoice_id
  where estimate_down_payments.company_id = ? and estimate_down_payments.estimate_id = ?
  order by invoices.created_at, invoices.id`

/** The ordered total: the figures of an accepted estimate with the options that the client chose. */
export async function orderOf(estimate: Estimate) {
  const chosen = (await answerTo(estimate))?.chosen ?? []
  return { chosen, totals: await priceChoice(estimate, chosen) }
}

/** The down payments on an estimate, drafts and cancelled ones too, the oldest first. */
export async function downPaymentsOf({ companyId, id }: Estimate): Promise<DownPaymentRow[]> {
  type StoredRow = Omit<DownPaymentRow, 'total' | 'remaining'> & { total: StoredInteger }
  const rows = await readRows<StoredRow>(DOWN_PAYMENTS, [companyId, id])
  const back = await givenBackOf(
    companyId,
    rows.map((row) => row.id)
  )
  return rows.map((row) => {
    const total = moneyFromRow(row.total)
    return { ...row, total, remaining: minor(total - (back.get(row.id) ?? NOTHING)) }
  })
}

/** Those that ask for money or will; none that was taken back, whole or by credit notes. */
export const standing = (downPayments: DownPaymentRow[]) =>
  downPayments.filter(
    ({ status, remaining }) =>
      status === 'Draft' || (status !== 'Cancelled' && status !== 'Void' && remaining > 0n)
  )

export const askedInAdvance = (downPayments: DownPaymentRow[]): Minor =>
  sum(standing(downPayments).map(({ remaining }) => remaining))
