import { addDays, daysBetween, today } from '@/lib/days'
import type { Language } from '@/lib/languages'
import { DEFAULT_CURRENCY, type Settings } from '@/lib/settings'
import { type SkontoValues, skontoBody, skontoValues } from '@/lib/skonto'
import type { Client, CustomClient, Invoice } from '../invoice'
import { customClientBody, emptyCustomClient } from './custom_client'
import {
  type DiscountUnit,
  discountValues,
  emptyLine,
  isBlank,
  type LineValues,
  lineOf,
  linesOf,
} from './line_values'

export { emptyCustomClient, emptyLine, isBlank, type LineValues, linesOf }

export type CustomClientValues = Omit<CustomClient, 'language'> & { language: Language | '' }

type Preferences = Settings['preferences'] | undefined

export interface InvoiceValues {
  /** The draft on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  clientId: string
  clientName: string
  customClient: CustomClientValues | null
  date: string
  /** A day, or the first of a period; `serviceUntil` is its last or empty. */
  serviceDate: string
  serviceUntil: string
  dueDate: string
  /** Days from the date to the due date, as the client's terms are: the due date follows the date. */
  termDays: number
  currency: string
  /** Units of the company's currency for one of the invoice's. */
  exchangeRate: string
  priceMode: 'net' | 'gross'
  /** Off the whole document; the unit says which of the two counts. */
  discountUnit: DiscountUnit
  discountPercent: string
  discountAmount: string
  discountReason: string
  skonto: SkontoValues[]
  buyerReference: string
  orderNumber: string
  projectReference: string
  /** Null as long as the company's own text stands there. */
  intro: string | null
  closing: string | null
  notes: string
  exemptionReason: string
  lines: LineValues[]
}

/** The specification's "today plus 7 days" when nobody has set other terms. */
const DEFAULT_TERM_DAYS = 7
const DEFAULT_TAX_RATE = 19

export const termDaysOf = (preferences: Preferences) =>
  preferences?.paymentTermDays ?? DEFAULT_TERM_DAYS

export const taxRateOf = (preferences: Preferences) =>
  String(preferences?.isSmallBusiness ? 0 : (preferences?.defaultTaxRate ?? DEFAULT_TAX_RATE))

/** Nothing that would be worth a draft. */
export const isUnwritten = ({ clientId, customClient, notes, lines }: InvoiceValues) =>
  !clientId && !customClient && notes.trim() === '' && lines.every(isBlank)

/** @param client whom the invoice is for, when that is known before */
export function newInvoice(preferences: Preferences, client?: Client) {
  const termDays = client?.paymentTermDays ?? termDaysOf(preferences)
  const values: InvoiceValues = {
    _id: '',
    version: 0,
    clientId: client?._id ?? '',
    clientName: client?.name ?? '',
    customClient: null,
    date: today(),
    serviceDate: '',
    serviceUntil: '',
    dueDate: addDays(today(), termDays),
    termDays,
    currency: client?.currency ?? preferences?.currency ?? DEFAULT_CURRENCY,
    exchangeRate: '',
    priceMode: preferences?.priceMode ?? 'net',
    discountUnit: 'percent',
    discountPercent: '',
    discountAmount: '',
    discountReason: '',
    skonto: skontoValues(client?.skonto ?? preferences?.skonto),
    buyerReference: client?.buyerReference ?? '',
    orderNumber: '',
    projectReference: '',
    intro: null,
    closing: null,
    notes: '',
    exemptionReason: '',
    lines: [emptyLine(taxRateOf(preferences))],
  }
  return values
}

/** A draft of the server as the form shows it. */
export function valuesOf(invoice: Invoice, defaultTaxRate: string): InvoiceValues {
  const { date, customClient } = invoice
  const dueDate = invoice.dueDate ?? date
  const { discount, ...reduced } = discountValues(invoice.discountPercent, invoice.discountAmount)
  return {
    _id: invoice._id,
    version: invoice.version,
    clientId: invoice.client?._id ?? '',
    clientName: invoice.client?.name ?? '',
    customClient: customClient && { ...customClient, language: customClient.language ?? '' },
    date,
    serviceDate: invoice.serviceDate ?? '',
    serviceUntil: invoice.serviceUntil ?? '',
    dueDate,
    termDays: daysBetween(date, dueDate),
    currency: invoice.currency,
    exchangeRate: invoice.exchangeRate ? String(invoice.exchangeRate) : '',
    priceMode: invoice.priceMode,
    ...reduced,
    discountPercent: discount,
    discountReason: invoice.discountReason,
    skonto: skontoValues(invoice.skonto),
    buyerReference: invoice.buyerReference,
    orderNumber: invoice.orderNumber,
    projectReference: invoice.projectReference,
    intro: invoice.intro,
    closing: invoice.closing,
    notes: invoice.notes,
    exemptionReason: invoice.exemptionReason,
    lines: invoice.lines.length > 0 ? invoice.lines.map(lineOf) : [emptyLine(defaultTaxRate)],
  }
}

/** How the lines are priced, as the server and `liveTotals` take it. */
export const pricingOf = (values: InvoiceValues) => ({
  priceMode: values.priceMode,
  discountPercent: values.discountUnit === 'percent' ? values.discountPercent : '',
  discountAmount: values.discountUnit === 'amount' ? values.discountAmount : '',
})

/** What the server takes for these values. */
export const bodyOf = (values: InvoiceValues) => {
  const pricing = pricingOf(values)
  return {
    clientId: values.clientId || null,
    customClient: values.customClient && customClientBody(values.customClient),
    date: values.date || null,
    serviceDate: values.serviceDate || null,
    serviceUntil: values.serviceUntil || null,
    dueDate: values.dueDate || null,
    currency: values.currency,
    exchangeRate: values.exchangeRate || null,
    priceMode: pricing.priceMode,
    discountPercent: pricing.discountPercent || null,
    discountAmount: pricing.discountAmount || null,
    discountReason: values.discountReason,
    skonto: skontoBody(values.skonto),
    buyerReference: values.buyerReference,
    orderNumber: values.orderNumber,
    projectReference: values.projectReference,
    intro: values.intro,
    closing: values.closing,
    notes: values.notes,
    exemptionReason: values.exemptionReason,
    lines: linesOf(values.lines),
  }
}
