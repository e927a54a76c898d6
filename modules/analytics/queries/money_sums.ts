import type { Day } from '#core/clock'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Moment, type Sums, sumInvoices } from '#modules/invoicing/public'
import { moneyReceived } from '#modules/payments/public'

/** Major units of each currency; different ones are never added up. */
export type Amounts = Record<string, number>

/** Amounts owed to the company, by the same rules as in invoicing. */
export async function readReceivables(company: CompanyReference, at: Moment) {
  const [open, overdue] = await Promise.all([
    sumInvoices(company, { status: ['Unpaid', 'Partially Paid', 'Overdue'] }, at),
    sumInvoices(company, { status: ['Overdue'] }, at),
  ])
  return { open: openAmounts(open.sums), overdue: openAmounts(overdue.sums) }
}

/** Payments to the company between two days, both included, less refunds. */
export async function readReceived(
  company: CompanyReference,
  period: { from: Day; to: Day }
): Promise<Amounts> {
  return inMajorUnits([...(await moneyReceived(company, period))])
}

const openAmounts = (sums: Map<string, Sums>) =>
  inMajorUnits([...sums].map(([currency, { open }]) => [currency, open]))

const inMajorUnits = (amounts: [currency: string, amount: Minor][]): Amounts =>
  Object.fromEntries(
    amounts.sort().map(([currency, amount]) => [currency, moneyNumber(amount, currency)])
  )
