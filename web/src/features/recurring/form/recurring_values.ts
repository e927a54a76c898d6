import type { BodyOf } from '#api/routes'
import {
  type Invoice,
  type InvoiceValues,
  valuesOf as invoiceValuesOf,
} from '@/features/invoices/parts'
import { today } from '@/lib/days'
import type { Recurring, Schedule } from '../recurring'

export type Body = BodyOf<'POST', '/api/recurring-invoices'>
export type Content = Body['invoice']

/** The usual rhythms and the schedule that they stand for. */
export const RHYTHMS = {
  weekly: { unit: 'week', every: 1 },
  fortnightly: { unit: 'week', every: 2 },
  monthly: { unit: 'month', every: 1 },
  quarterly: { unit: 'month', every: 3 },
  halfYearly: { unit: 'month', every: 6 },
  yearly: { unit: 'year', every: 1 },
} as const
export type Rhythm = keyof typeof RHYTHMS | 'custom'

/** An invoice without a number, and when it comes. Numbers are decimal strings, days `YYYY-MM-DD`. */
export interface RecurringValues extends InvoiceValues {
  /** Whose it is; super admins choose it. */
  companyId: string
  name: string
  /** What the form does not show of the invoice and must not lose. */
  keptContent: Partial<Content>
  startOn: string
  rhythm: Rhythm
  every: string
  unit: Schedule['unit']
  on: Schedule['on']
  day: string
  secondDay: string
  nth: string
  weekday: string
  ends: 'never' | 'onDate' | 'afterCount'
  endsOn: string
  endsAfter: string
  mode: Recurring['mode']
  dueDays: string
  servicePeriod: Recurring['servicePeriod']
  catchUp: Recurring['catchUp']
  intro: string
  mailSubject: string
  mailMessage: string
}

/** What a new one begins with, whatever its invoice. */
export const newRecurring = (invoice: InvoiceValues): RecurringValues => ({
  ...invoice,
  companyId: '',
  name: '',
  keptContent: {},
  startOn: today(),
  rhythm: 'monthly',
  every: '1',
  unit: 'month',
  on: 'date',
  day: '',
  secondDay: '16',
  nth: '1',
  weekday: '1',
  ends: 'never',
  endsOn: '',
  endsAfter: '12',
  mode: 'draft',
  dueDays: '',
  servicePeriod: 'none',
  catchUp: 'ask',
  intro: '',
  mailSubject: '',
  mailMessage: '',
})

/** One that repeats an invoice. */
export const valuesOfInvoice = (invoice: Invoice, taxRate: string): RecurringValues => {
  const { skonto, discountPercent, discountAmount, exchangeRate, intro } = invoice
  const { priceMode, discountReason, buyerReference, orderNumber } = invoice
  const { projectReference, closing, exemptionReason } = invoice
  return {
    ...newRecurring({ ...invoiceValuesOf(invoice, taxRate), _id: '', version: 0 }),
    name: invoice.lines[0]?.description.split('\n')[0] ?? '',
    intro: intro ?? '',
    keptContent: {
      ...{ priceMode, discountPercent, discountAmount, discountReason, exchangeRate },
      ...{ buyerReference, orderNumber, projectReference, closing, exemptionReason },
      skonto: skonto.map(({ days, percent }) => ({ days, percent })),
    },
  }
}

type StoredClient = NonNullable<Recurring['invoice']['customClient']>

export const customValues = (client: StoredClient): NonNullable<InvoiceValues['customClient']> => ({
  name: client.name,
  email: client.email ?? '',
  vatId: client.vatId ?? '',
  street: client.street ?? '',
  postalCode: client.postalCode ?? '',
  city: client.city ?? '',
  country: client.country ?? '',
  language: client.language ?? '',
})
