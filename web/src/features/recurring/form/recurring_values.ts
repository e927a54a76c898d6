import type { AnswerOf, BodyOf } from '#api/routes'
import { type DocumentValues, documentValues } from '@/features/documents/form/document_values'
import { today } from '@/lib/time/days'
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

/** Fields that an invoice inherits from its client or its company by default. */
export type Terms = Pick<DocumentValues, 'priceMode' | 'skonto' | 'buyerReference'>

type Retainer = NonNullable<Recurring['retainer']>

/** An invoice without a number, and when it comes. Numbers are decimal strings, days `YYYY-MM-DD`. */
export interface RecurringValues extends DocumentValues {
  /** Whose it is; super admins choose it. */
  companyId: string
  name: string
  /** Terms that are not stored: as long as they are as shown, they follow the client or the company. */
  usualTerms: Partial<Terms>
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
  /** Which unbilled hours come into each invoice; an empty id is all projects of the client. */
  collects: {
    by: 'none' | NonNullable<Recurring['collects']>['by']
    projectId: string
    from: string
  }
  /** The hours that the fee includes in each period; without hours it is no retainer. */
  retainer: {
    includedHours: string
    projectIds: string[]
    carryOver: Retainer['carryOver']
    carryLimitHours: string
    overage: Retainer['overage']
    from: string
    isShared: boolean
  }
  /** Whether unbilled expenses of the client come into each invoice. */
  collectsExpenses: boolean
  mailSubject: string
  mailMessage: string
}

/** Usually the first day whose hours nobody has billed. */
export const firstOfMonth = () => `${today().slice(0, 8)}01`

const NO_RETAINER: RecurringValues['retainer'] = {
  includedHours: '',
  projectIds: [],
  carryOver: 'none',
  carryLimitHours: '',
  overage: 'billed',
  from: '',
  isShared: false,
}

/** Initial values of a new one, for any invoice. */
export const newRecurring = (invoice: DocumentValues): RecurringValues => ({
  ...invoice,
  companyId: '',
  name: '',
  usualTerms: {},
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
  collects: { by: 'none', projectId: '', from: firstOfMonth() },
  retainer: NO_RETAINER,
  collectsExpenses: false,
  mailSubject: '',
  mailMessage: '',
})

/** One that repeats an invoice. */
export const valuesOfInvoice = (
  invoice: AnswerOf<'GET', '/api/invoices/:id'>,
  taxRate: string
): RecurringValues => ({
  ...newRecurring({ ...documentValues(invoice, taxRate), _id: '', version: 0 }),
  name: invoice.lines[0]?.description.split('\n')[0] ?? '',
})
