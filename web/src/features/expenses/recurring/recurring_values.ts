import type { BodyOf } from '#api/routes'
import type { Preferences } from '@/features/documents/form/document_values'
import { addDays, daysBetween, today } from '@/lib/time/days'
import type { Expense } from '../expense'
import { sharedBody } from '../expense_body'
import { emptyLine, newShared, type SharedValues, sharedOf } from '../expense_values'
import { OWN_RHYTHM, type RecurringExpense, type Rhythm, rhythmOf } from './recurring_expense'

type Body = BodyOf<'POST', '/api/recurring-expenses'>

const NTHS = [1, 2, 3, 4, -1] as const
export const ENDS = ['never', 'onDate', 'afterCount'] as const

export interface RecurringValues extends SharedValues {
  startOn: string
  rhythm: Rhythm
  /** On the last day of its months, whatever the day of the start. */
  isLastDay: boolean
  ends: (typeof ENDS)[number]
  endsOn: string
  /** A whole number. */
  endsAfter: string
  payment: 'automatic' | 'transfer'
  /** A whole number. */
  dueDays: string
  /** Whether the dates before today are recorded too; only for a new one. */
  recordsPast: boolean
  /** As it is on the server; null for a new one. */
  stored: Body['schedule'] | null
}

const UNTIMED = {
  rhythm: '1_month',
  isLastDay: false,
  ends: 'never',
  endsOn: '',
  endsAfter: '',
  payment: 'automatic',
  dueDays: '',
  recordsPast: false,
  stored: null,
} as const

export const newRecurring = (preferences: Preferences): RecurringValues => ({
  ...newShared(preferences),
  ...UNTIMED,
  startOn: addDays(today(), 1),
})

/** An expense that is to come again each month from the next one on, paid as it was. */
export function repeated(expense: Expense): RecurringValues {
  const { date, dueDate } = expense
  return {
    ...sharedOf(expense),
    ...UNTIMED,
    _id: '',
    version: 0,
    startOn: monthAfter(date),
    isLastDay: addDays(date, 1).endsWith('-01'),
    payment: dueDate ? 'transfer' : 'automatic',
    dueDays: dueDate ? String(Math.max(0, daysBetween(date, dueDate))) : '',
  }
}

/** The same day of the next month, or its last one. */
function monthAfter(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/** A recurring expense of the server as the form shows it. */
export function valuesOf(recurring: RecurringExpense): RecurringValues {
  const { _id, version, vendor, currency, client, project, expense, schedule } = recurring
  const { endsOn, endsAfter, payment, dueDays } = recurring
  return {
    _id,
    version,
    vendor,
    currency,
    lines: expense.lines.map(({ category, description, amount, taxRate, tax }) => ({
      ...emptyLine(String(Number(taxRate))),
      category,
      description: description ?? '',
      amount: String(amount),
      tax: tax == null ? '' : String(tax),
    })),
    exchangeRate: expense.exchangeRate ?? '',
    taxTreatment: expense.taxTreatment ?? 'domestic',
    vendorVatId: expense.vendorVatId ?? '',
    vendorIban: expense.vendorIban ?? '',
    privateShare: Number(expense.privateShare ?? 0) === 0 ? '' : String(expense.privateShare),
    projectId: project?._id ?? '',
    projectName: project?.name ?? '',
    clientId: client?._id ?? '',
    clientName: client?.name ?? '',
    isRebillable: expense.isRebillable ?? false,
    markup: Number(expense.markup ?? 0) === 0 ? '' : String(expense.markup),
    notes: expense.notes ?? '',
    startOn: schedule.startOn,
    rhythm: rhythmOf(schedule),
    isLastDay: schedule.on === 'lastDay',
    ends: endsOn ? 'onDate' : endsAfter ? 'afterCount' : 'never',
    endsOn: endsOn ?? '',
    endsAfter: endsAfter ? String(endsAfter) : '',
    payment,
    dueDays: payment === 'transfer' ? String(dueDays) : '',
    recordsPast: false,
    stored: { ...schedule, nth: NTHS.find((nth) => nth === schedule.nth) ?? null },
  }
}

/** When it comes and ends, as the server takes it. */
export const timingOf = (
  values: RecurringValues
): Pick<Body, 'schedule' | 'endsOn' | 'endsAfter'> => ({
  schedule: scheduleOf(values),
  endsOn: values.ends === 'onDate' ? values.endsOn || null : null,
  endsAfter: values.ends === 'afterCount' ? Number(values.endsAfter) : null,
})

/** The request body for these values. */
export const recurringBody = (values: RecurringValues, ownCurrency: string): Body => ({
  ...sharedBody(values, ownCurrency),
  ...timingOf(values),
  payment: values.payment,
  dueDays: values.payment === 'transfer' ? Number(values.dueDays || '0') : null,
})

function scheduleOf({ startOn, rhythm, isLastDay, stored }: RecurringValues): Body['schedule'] {
  if (rhythm === OWN_RHYTHM && stored) return { ...stored, startOn }
  const [every, unit] = rhythm.split('_') as [string, 'week' | 'month' | 'year']
  const on = isLastDay && unit !== 'week' ? ('lastDay' as const) : ('date' as const)
  return { startOn, every: Number(every), unit, on }
}
