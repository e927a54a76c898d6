import type { BodyOf } from '#api/routes'
import { addDays, today } from '@/lib/time/days'
import type { PlannedPayment } from '../forecast'
import { rhythmOf } from './use_rhythm'

export const KINDS = ['salaries', 'rent', 'taxes', 'other', 'in'] as const
export const ONCE = 'once'

/** The fields of a planned payment; `in` among the kinds is money that comes. */
export interface PlannedValues {
  name: string
  kind: (typeof KINDS)[number]
  /** A decimal string. */
  amount: string
  date: string
  /** `3_month`, or once. */
  rhythm: string
  endsOn: string
  vendor: string
}

export function valuesOf(payment: PlannedPayment | undefined): PlannedValues {
  if (!payment) {
    const date = addDays(today(), 1)
    return {
      name: '',
      kind: 'salaries',
      amount: '',
      date,
      rhythm: '1_month',
      endsOn: '',
      vendor: '',
    }
  }
  const { name, kind, direction, amount, date, schedule, endsOn, vendor } = payment
  return {
    name,
    kind: direction === 'in' ? 'in' : kind,
    amount: String(amount),
    date,
    rhythm: schedule ? rhythmOf(schedule) : ONCE,
    endsOn: endsOn ?? '',
    vendor,
  }
}

type Body = BodyOf<'POST', '/api/planned-payments'>

/** As the server takes it. */
export function bodyOf(
  { name, kind, amount, date, rhythm, endsOn, vendor }: PlannedValues,
  version: number | undefined
): Body {
  const isOnce = rhythm === ONCE
  return {
    name,
    kind: kind === 'in' ? 'other' : kind,
    direction: kind === 'in' ? 'in' : 'out',
    amount,
    date,
    endsOn: isOnce ? null : endsOn || null,
    schedule: isOnce ? null : { startOn: date, ...rhythmIn(rhythm) },
    vendor: kind === 'in' ? null : vendor || null,
    version,
  }
}

/** `3_month`: every three months. */
function rhythmIn(rhythm: string) {
  const [every, unit] = rhythm.split('_')
  const units = ['day', 'week', 'month', 'year'] as const
  return { every: Number(every), unit: units.find((one) => one === unit) ?? 'month' }
}
