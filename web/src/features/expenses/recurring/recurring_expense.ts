import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type RecurringRow = RowOf<'/api/recurring-expenses'>
export type RecurringExpense = AnswerOf<'GET', '/api/recurring-expenses/:id'>
export type RecurringStatus = RecurringRow['status']
export type Schedule = RecurringRow['schedule']

/** In the order of the chips, with the colour of each. */
export const RECURRING_STATUSES: { status: RecurringStatus; kind: StatusKind }[] = [
  { status: 'active', kind: 'paid' },
  { status: 'paused', kind: 'partly' },
  { status: 'failed', kind: 'overdue' },
  { status: 'ended', kind: 'void' },
]

export const kindOf = (status: RecurringStatus) =>
  RECURRING_STATUSES.find((each) => each.status === status)?.kind ?? 'open'

export const RECURRING = '/expenses/recurring'

/** Opens the form that repeats an expense. */
export const repeatPath = (expenseId: string) => `${RECURRING}?new=1&from=${expenseId}`

/** A schedule that the form cannot say in its own words: it is kept as it is. */
export const OWN_RHYTHM = 'own'
export const RHYTHMS = ['1_month', '3_month', '6_month', '1_year', '1_week'] as const
export type Rhythm = (typeof RHYTHMS)[number] | typeof OWN_RHYTHM

/** The rhythm of a schedule, as the form offers it. */
export function rhythmOf({ every, unit, on, day }: Schedule): Rhythm {
  const usual = RHYTHMS.find((one) => one === `${every}_${unit}`)
  const isPlain = (on === 'date' && day === null) || on === 'lastDay'
  return usual && isPlain ? usual : OWN_RHYTHM
}
