import type { AnswerOf, BodyOf, RowOf } from '#api/routes'

/** The page of vendors. */
export const VENDORS = '/expenses/vendors'

/** Queries that show something else after a change of a vendor. */
export const AFFECTED = ['/api/vendors', '/api/expense-vendors', '/api/expenses']

export type VendorRow = RowOf<'/api/vendors'>
export type VendorRecord = AnswerOf<'GET', '/api/vendors/:id'>

/** The values of the form; days and percent are text while they are typed. */
export interface VendorValues {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  vatId: string
  iban: string
  customerNumber: string
  paymentDays: string
  skontoPercent: string
  skontoDays: string
  category: string
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** A vendor of the server as the form shows it. */
export const valuesOfVendor = (vendor: VendorRecord): VendorValues => ({
  name: vendor.name,
  street: vendor.street,
  postalCode: vendor.postalCode,
  city: vendor.city,
  country: vendor.country,
  vatId: vendor.vatId,
  iban: vendor.iban,
  customerNumber: vendor.customerNumber,
  paymentDays: textOf(vendor.paymentDays),
  skontoPercent: textOf(vendor.skontoPercent),
  skontoDays: textOf(vendor.skontoDays),
  category: vendor.category ?? '',
})

export const newVendor = (name = ''): VendorValues => ({
  name,
  street: '',
  postalCode: '',
  city: '',
  country: '',
  vatId: '',
  iban: '',
  customerNumber: '',
  paymentDays: '',
  skontoPercent: '',
  skontoDays: '',
  category: '',
})

type VendorBody = BodyOf<'POST', '/api/vendors'>

/** The request body for these values. */
export const vendorBody = (values: VendorValues): VendorBody => ({
  name: values.name.trim(),
  street: values.street,
  postalCode: values.postalCode,
  city: values.city,
  country: values.country || null,
  vatId: values.vatId.replace(/\s/g, ''),
  iban: values.iban.replace(/\s/g, '') || null,
  customerNumber: values.customerNumber,
  paymentDays: values.paymentDays === '' ? null : Number(values.paymentDays),
  skontoPercent: values.skontoPercent || null,
  skontoDays: values.skontoDays === '' ? null : Number(values.skontoDays),
  category: values.category || null,
})
