import {
  type Client,
  type DocumentValues,
  documentBody,
  documentValues,
  newDocument,
  type Preferences,
} from '@/features/documents/form/document_values'
import { addDays, daysBetween } from '@/lib/time/days'
import type { Invoice } from '../invoice'

export interface InvoiceValues extends DocumentValues {
  /** The whole, in advance, or what remains after the down payments that it takes off. */
  stage: Invoice['stage']
  downPayments: string[]
  dueDate: string
  /** The client has agreed to the due date. */
  isDueAgreed: boolean
  /** The middle supply of a triangular transaction (§ 25b UStG). */
  isTriangular: boolean
  /** The day that the rate of exchange is of; the invoice's own when empty. */
  exchangeDate: string
  /** By which it is collected; null for a transfer, undefined for the client's usual mandate. */
  mandateId?: string | null
  /** Days from the date to the due date, as the client's terms are: the due date follows the date. */
  termDays: number
}

/** The specification's "today plus 7 days" when nobody has set other terms. */
const DEFAULT_TERM_DAYS = 7

export const termDaysOf = (preferences: Preferences) =>
  preferences?.paymentTermDays ?? DEFAULT_TERM_DAYS

/** Whether the client has agreed to the term of payment, or all clients of the company have. */
export const isTermAgreed = (preferences: Preferences, client?: Client) =>
  client?.isTermAgreed ?? preferences?.isTermAgreed ?? false

/** @param client whom the invoice is for, when that is known before */
export function newInvoice(
  preferences: Preferences,
  client?: Client,
  country?: string
): InvoiceValues {
  const values = newDocument(preferences, client, country)
  const termDays = client?.paymentTermDays ?? termDaysOf(preferences)
  const dueDate = addDays(values.date, termDays)
  const isDueAgreed = isTermAgreed(preferences, client)
  const due = { termDays, dueDate, isDueAgreed }
  return {
    ...values,
    ...due,
    stage: 'full',
    downPayments: [],
    isTriangular: false,
    exchangeDate: '',
  }
}

/** A draft of the server as the form shows it. */
export function valuesOf(invoice: Invoice, defaultTaxRate: string): InvoiceValues {
  const dueDate = invoice.dueDate ?? invoice.date
  return {
    ...documentValues(invoice, defaultTaxRate),
    stage: invoice.stage,
    downPayments: invoice.downPayments.map((each) => each._id),
    dueDate,
    isDueAgreed: invoice.isDueAgreed,
    isTriangular: invoice.isTriangular,
    exchangeDate: invoice.exchangeDate ?? '',
    mandateId: invoice.mandateId,
    termDays: daysBetween(invoice.date, dueDate),
  }
}

/** The body for these values. */
export const bodyOf = (values: InvoiceValues) => ({
  ...documentBody(values),
  stage: values.stage,
  downPayments: values.stage === 'final' ? values.downPayments : [],
  dueDate: values.dueDate || null,
  isDueAgreed: values.isDueAgreed,
  isTriangular: values.isTriangular,
  exchangeDate: values.exchangeDate || null,
  // Without a client there is none, and the server follows another client.
  ...(values.clientId && values.mandateId !== undefined && { mandateId: values.mandateId }),
})
