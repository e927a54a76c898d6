import type { Day } from '#core/clock'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { type Exchanged, ownPart } from '#modules/datev/read/own_amount'
import type { CategoryKey, TaxTreatment } from '#modules/expenses/public'
import type { PurchaseLine } from './purchase_legs.js'

/** An expense as its bookings read it. */
export interface ExpenseRow {
  id: string
  on_day: Day
  number: string
  vendor: string
  folded_vendor: string
  vendor_vat_id: string
  reference: string
  due_on: Day | null
  tax_treatment: TaxTreatment
  currency: string
  exchange_rate: StoredInteger | null
  own_currency: string
  own_gross: StoredInteger
  own_skonto_net: StoredInteger
  own_skonto_tax: StoredInteger
  receipts: StoredInteger
  occasion: string
  guests: string
}

/** The amounts of a line, or what Skonto lowers in them. */
export interface LineRow {
  category: CategoryKey
  tax_rate: StoredInteger
  net: StoredInteger
  tax: StoredInteger
  business_net: StoredInteger
  business_tax: StoredInteger
}

/** Expenses of a company by one of their days. */
export const EXPENSES = (day: string) => `
  select id, ${day} as on_day, number, vendor, folded_vendor, vendor_vat_id, reference, due_on,
    tax_treatment, currency, exchange_rate, own_currency, own_gross,
    own_skonto_net, own_skonto_tax, receipts, occasion, guests
  from expenses where company_id = ? and ${day} between ? and ?`
/** Day and numbers of an expense. */
export const particulars = ({ on_day: on, reference, number }: ExpenseRow) => ({
  on,
  reference: reference || number,
  otherReference: reference ? number : '',
})

/** The lines in the company's currency, so that they add up to the amounts of the expense. */
export function ownLines(
  row: ExpenseRow,
  lines: LineRow[],
  ownCurrency: string
): (PurchaseLine & { foreign: Minor })[] {
  const exchanged: Exchanged = {
    currency: row.currency,
    rate: row.exchange_rate === null ? null : decimalFromRow(row.exchange_rate),
  }
  let [net, tax] = [minor(0n), minor(0n)]
  return lines.map((line) => {
    const part = { net: moneyFromRow(line.net), tax: moneyFromRow(line.tax) }
    const business = {
      net: moneyFromRow(line.business_net),
      tax: moneyFromRow(line.business_tax),
    }
    const own = {
      net: ownPart({ before: net, part: part.net }, exchanged, ownCurrency),
      tax: ownPart({ before: tax, part: part.tax }, exchanged, ownCurrency),
    }
    const counted = {
      net: ownShare(own.net, { part: business.net, of: part.net }),
      tax: ownShare(own.tax, { part: business.tax, of: part.tax }),
    }
    net = minor(net + part.net)
    tax = minor(tax + part.tax)
    return {
      ...counted,
      private: minor(own.net + own.tax - counted.net - counted.tax),
      category: line.category,
      rate: decimalFromRow(line.tax_rate),
      treatment: row.tax_treatment,
      foreign: minor(part.net + part.tax),
    }
  })
}

/** The business part of an amount in the company's currency, by its part in the currency of the receipt. */
const ownShare = (own: Minor, { part, of }: { part: Minor; of: Minor }) =>
  part === of ? own : minor(roundedQuotient(own * part, of))
