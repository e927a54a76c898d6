import { newKey } from '@/lib/api'
import { addDays, daysBetween, today } from '@/lib/days'
import type { Language } from '@/lib/languages'
import { DEFAULT_CURRENCY, type Settings } from '@/lib/settings'
import type { Client, CustomClient, Invoice, InvoiceLine } from '../invoice'

/** A line as the form holds it; numbers are decimal strings. */
export interface LineValues {
  /** Tells lines apart while they are moved. */
  key: string
  itemId: string
  description: string
  quantity: string
  unit: string
  unitPrice: string
  discount: string
  taxRate: string
  /** What the form does not show and must not lose. */
  kept?: Pick<
    InvoiceLine,
    'kind' | 'discountAmount' | 'taxCategory' | 'serviceDate' | 'serviceUntil'
  >
}

export type CustomClientValues = Omit<CustomClient, 'language'> & { language: Language | '' }

export interface InvoiceValues {
  /** The draft on the server and the version that was read; empty and 0 before it is saved first. */
  _id: string
  version: number
  clientId: string
  clientName: string
  customClient: CustomClientValues | null
  date: string
  serviceDate: string
  dueDate: string
  /** Days from the date to the due date, as the client's terms are: the due date follows the date. */
  termDays: number
  currency: string
  notes: string
  lines: LineValues[]
}

/** The specification's "today plus 7 days" when nobody has set other terms. */
const DEFAULT_TERM_DAYS = 7
const DEFAULT_TAX_RATE = 19

export const termDaysOf = (preferences: Settings['preferences'] | undefined) =>
  preferences?.paymentTermDays ?? DEFAULT_TERM_DAYS

export const taxRateOf = (preferences: Settings['preferences'] | undefined) =>
  String(preferences?.defaultTaxRate ?? DEFAULT_TAX_RATE)

export const emptyLine = (taxRate: string): LineValues => ({
  key: newKey(),
  itemId: '',
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  discount: '',
  taxRate,
})

/** A line that nobody has written into. It is not saved. */
export const isBlank = ({ description, unitPrice, itemId }: LineValues) =>
  description.trim() === '' && unitPrice === '' && itemId === ''

/** Nothing that would be worth a draft. */
export const isUnwritten = ({ clientId, customClient, notes, lines }: InvoiceValues) =>
  !clientId && !customClient && notes.trim() === '' && lines.every(isBlank)

export const emptyCustomClient = (name: string): CustomClientValues => ({
  name,
  email: '',
  vatId: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  language: '',
})

/** @param client whom the invoice is for, when that is known before */
export function newInvoice(preferences: Settings['preferences'] | undefined, client?: Client) {
  const termDays = client?.paymentTermDays ?? termDaysOf(preferences)
  const values: InvoiceValues = {
    _id: '',
    version: 0,
    clientId: client?._id ?? '',
    clientName: client?.name ?? '',
    customClient: null,
    date: today(),
    serviceDate: '',
    dueDate: addDays(today(), termDays),
    termDays,
    currency: client?.currency ?? preferences?.currency ?? DEFAULT_CURRENCY,
    notes: '',
    lines: [emptyLine(taxRateOf(preferences))],
  }
  return values
}

/** A draft of the server as the form shows it. */
export function valuesOf(invoice: Invoice, defaultTaxRate: string): InvoiceValues {
  const { date, customClient } = invoice
  const dueDate = invoice.dueDate ?? date
  return {
    _id: invoice._id,
    version: invoice.version,
    clientId: invoice.client?._id ?? '',
    clientName: invoice.client?.name ?? '',
    customClient: customClient && { ...customClient, language: customClient.language ?? '' },
    date,
    serviceDate: invoice.serviceDate ?? '',
    dueDate,
    termDays: daysBetween(date, dueDate),
    currency: invoice.currency,
    notes: invoice.notes,
    lines: invoice.lines.length > 0 ? invoice.lines.map(lineOf) : [emptyLine(defaultTaxRate)],
  }
}

const lineOf = (line: InvoiceLine): LineValues => ({
  key: line._id,
  itemId: line.itemId ?? '',
  description: line.description,
  quantity: String(line.quantity),
  unit: line.unit,
  unitPrice: String(line.unitPrice),
  discount: line.discount === 0 ? '' : String(line.discount),
  taxRate: String(line.taxRate),
  kept: {
    kind: line.kind,
    discountAmount: line.discountAmount,
    taxCategory: line.taxCategory,
    serviceDate: line.serviceDate,
    serviceUntil: line.serviceUntil,
  },
})

/** What the server takes for these values. */
export const bodyOf = (values: InvoiceValues) => ({
  clientId: values.clientId || null,
  customClient: values.customClient && filled(values.customClient),
  date: values.date || null,
  serviceDate: values.serviceDate || null,
  dueDate: values.dueDate || null,
  currency: values.currency,
  notes: values.notes,
  lines: linesOf(values.lines),
})

/** Only the standard category has a rate; the server chooses another one when the rate was changed. */
const isPossible = (category: InvoiceLine['taxCategory'], rate: string) =>
  (category === 'S') === (Number(rate || '0') !== 0)

/** The lines that are written, as the server takes them. */
export const linesOf = (lines: LineValues[]) =>
  lines
    .filter((line) => !isBlank(line))
    .map(({ key: _, kept, ...line }) => ({
      ...line,
      ...kept,
      taxCategory: kept && isPossible(kept.taxCategory, line.taxRate) ? kept.taxCategory : null,
      itemId: line.itemId || null,
      discount: line.discount || '0',
      taxRate: line.taxRate || '0',
    }))

const filled = ({ name, language, ...client }: CustomClientValues) => ({
  name: name.trim(),
  language: language || null,
  email: orNull(client.email),
  vatId: orNull(client.vatId),
  street: orNull(client.street),
  postalCode: orNull(client.postalCode),
  city: orNull(client.city),
  country: orNull(client.country),
})

const orNull = (text: string) => text.trim() || null
