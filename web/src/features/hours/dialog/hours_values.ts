import type { BodyOf } from '#api/routes'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'

export type HoursPreviewBody = BodyOf<'POST', '/api/unbilled-hours/preview'>
/** The common body of both routes that bill hours. */
export type HoursBody = Omit<BodyOf<'POST', '/api/invoices/:id/hours'>, 'version'>

export const DAYS = ['all', 'month', 'last_month', 'own'] as const
export const LINES_BY = ['task', 'day', 'person', 'project', 'entry', 'all'] as const
export const ROUNDINGS = ['none', '1', '6', '15', '30'] as const
export const DIRECTIONS = ['up', 'nearest'] as const
export const PARTS = ['entry', 'line'] as const

/** The values of the dialog. */
export interface HoursValues {
  days: (typeof DAYS)[number]
  /** Of `own` days. */
  from: string
  to: string
  /** Empty for all projects of the client. */
  projectIds: string[]
  by: (typeof LINES_BY)[number]
  rounding: (typeof ROUNDINGS)[number]
  direction: (typeof DIRECTIONS)[number]
  per: (typeof PARTS)[number]
  /** By project: typed rates, decimal strings. */
  rates: Record<string, string>
  /** Whether typed rates become those of their projects. */
  keepsRates: boolean
  timesheet: boolean
  /** Hours that an order pays for are billed too. */
  includesCovered: boolean
}

/** How hours become lines hardly differs from one invoice to the next. */
type Habit = Pick<HoursValues, 'by' | 'rounding' | 'direction' | 'per' | 'timesheet'>

const HABIT = 'hours-habit'
const USUAL: Habit = {
  by: 'task',
  rounding: 'none',
  direction: 'up',
  per: 'entry',
  timesheet: false,
}

/** @param projectId the only project that is chosen at first */
export const newHours = (projectId?: string): HoursValues => ({
  days: 'all',
  from: '',
  to: '',
  projectIds: projectId ? [projectId] : [],
  ...readHabit(),
  rates: {},
  keepsRates: true,
  includesCovered: false,
})

function readHabit(): Habit {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(HABIT) ?? '{}') }
  } catch {
    return USUAL
  }
}

export function rememberHabit({ by, rounding, direction, per, timesheet }: HoursValues) {
  const habit: Habit = { by, rounding, direction, per, timesheet }
  localStorage.setItem(HABIT, JSON.stringify(habit))
}

/** The body for these values. */
export function hoursBody(values: HoursValues) {
  const { by, rounding, direction, per, projectIds, rates, includesCovered } = values
  return {
    ...spanOf(values),
    projectIds: projectIds.length > 0 ? projectIds : null,
    includesCovered,
    by,
    rounding: rounding === 'none' ? null : { minutes: minutesOf(rounding), direction, per },
    rates: Object.entries(rates).flatMap(([projectId, rate]) => (rate ? { projectId, rate } : [])),
  }
}

const MINUTES = { '1': 1, '6': 6, '15': 15, '30': 30 } as const

const minutesOf = (rounding: keyof typeof MINUTES) => MINUTES[rounding]

function spanOf({ days, from, to }: HoursValues) {
  if (days === 'all') return { from: null, to: null }
  if (days === 'own') return { from: from || null, to: to || null }
  return daysOf(days, today())
}
