import type { BodyOf } from '#api/routes'
import { today } from '@/lib/time/days'
import { daysOf } from '@/lib/time/periods'

export type HoursPreviewBody = BodyOf<'POST', '/api/unbilled-hours/preview'>
/** The common body of both routes that bill hours. */
export type HoursBody = Omit<BodyOf<'POST', '/api/invoices/:id/hours'>, 'version'>

export const DAYS = ['all', 'month', 'last_month', 'own'] as const
export const LINES_BY = ['task', 'day', 'person', 'project', 'entry', 'all'] as const
export const ROUNDINGS = ['rule', 'none', '1', '5', '6', '10', '15', '30', '60'] as const
export const DIRECTIONS = ['up', 'nearest', 'down'] as const
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
  /** `rule` is that of each project; a number is minutes. */
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

/** How hours become lines hardly differs from one invoice to the next. How they are rounded is a rule of the project. */
type Habit = Pick<HoursValues, 'by' | 'timesheet'>

const HABIT = 'hours-habit'
const USUAL: Habit = { by: 'task', timesheet: false }

/** @param projectId the only project that is chosen at first */
export const newHours = (projectId?: string): HoursValues => ({
  days: 'all',
  from: '',
  to: '',
  projectIds: projectId ? [projectId] : [],
  ...readHabit(),
  rounding: 'rule',
  direction: 'up',
  per: 'entry',
  rates: {},
  keepsRates: true,
  includesCovered: false,
})

function readHabit(): Habit {
  try {
    const { by, timesheet } = { ...USUAL, ...JSON.parse(localStorage.getItem(HABIT) ?? '{}') }
    return { by, timesheet }
  } catch {
    return USUAL
  }
}

export function rememberHabit({ by, timesheet }: HoursValues) {
  const habit: Habit = { by, timesheet }
  localStorage.setItem(HABIT, JSON.stringify(habit))
}

/** The body for these values. */
export function hoursBody(values: HoursValues) {
  const { by, projectIds, rates, includesCovered } = values
  return {
    ...spanOf(values),
    projectIds: projectIds.length > 0 ? projectIds : null,
    includesCovered,
    by,
    ...roundingOf(values),
    rates: Object.entries(rates).flatMap(([projectId, rate]) => (rate ? { projectId, rate } : [])),
  }
}

/** Without one the rule of each project counts. */
function roundingOf({ rounding, direction, per }: HoursValues): Pick<HoursBody, 'rounding'> {
  if (rounding === 'rule') return {}
  if (rounding === 'none') return { rounding: null }
  return { rounding: { minutes: MINUTES[rounding], direction, per } }
}

const MINUTES = { '1': 1, '5': 5, '6': 6, '10': 10, '15': 15, '30': 30, '60': 60 } as const

function spanOf({ days, from, to }: HoursValues) {
  if (days === 'all') return { from: null, to: null }
  if (days === 'own') return { from: from || null, to: to || null }
  return daysOf(days, today())
}
