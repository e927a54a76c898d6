import { decimalNumber } from '#core/money/decimal'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { Vendor } from '#modules/expenses/models/vendor'

/** A vendor with everything that its form holds. */
export const transformVendor = (vendor: Vendor) => ({
  _id: vendor.id,
  name: vendor.name,
  street: vendor.street,
  postalCode: vendor.postalCode,
  city: vendor.city,
  country: vendor.country,
  vatId: vendor.vatId,
  iban: vendor.iban,
  customerNumber: vendor.customerNumber,
  paymentDays: vendor.paymentDays,
  /** Percent. */
  skontoPercent: vendor.skontoPercent === null ? null : decimalNumber(vendor.skontoPercent),
  skontoDays: vendor.skontoDays,
  category: vendor.category,
  version: vendor.version,
})

interface VendorSums {
  currency: string
  /** Receipts that are still to be paid. */
  open: Minor
  /** Receipts of the last twelve months. */
  spent: Minor
  expenses: number
}

/** A vendor in the list, with its sums in the company's currency. */
export const transformVendorRow = (
  vendor: Vendor,
  { currency, open, spent, expenses }: VendorSums
) => ({
  ...transformVendor(vendor),
  currency,
  open: moneyNumber(open, currency),
  spent: moneyNumber(spent, currency),
  expenseCount: expenses,
})
