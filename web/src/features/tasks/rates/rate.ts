import type { RowOf } from '#api/routes'
import { today } from '@/lib/time/days'

/** A row of the rate table; without an id it is the rate of a project or client itself. */
export type Rate = RowOf<'/api/hourly-rates'>
export type RateLevel = Rate['level']

export const RATES = '/hourly-rates'

/** The closest level first: the first with a rate on the day of the work decides. */
export const RATE_LEVELS = [
  'task',
  'member',
  'project',
  'client',
  'person',
  'company',
] as const satisfies readonly RateLevel[]

/** Answers that the price of an hour is part of. */
export const AFFECTED = [
  '/api/hourly-rates',
  '/api/unbilled-hours',
  '/api/analytics',
  '/api/dashboard',
  '/api/forecast',
  '/api/employees',
  '/api/tasks',
  '/api/time-entries',
]

/** The name of the record that a rate belongs to; empty for the company's. */
export const nameOf = ({ task, project, client, person }: Rate) =>
  [task?.name, person?.name, project?.name, client?.name].filter(Boolean).join(' · ')

/** Where a rate is changed: beside the table, or in the form of its project or client. */
export function linkOf({ _id, project, client }: Rate) {
  if (_id) return `${RATES}?edit=${_id}`
  return project ? `/projects/${project._id}/edit` : `/clients?edit=${client?._id}`
}

/** A new rate in its form; the address may name the record that it is for. */
export const newRate = (parameters: URLSearchParams) => ({
  level: RATE_LEVELS.find((level) => level === parameters.get('level')) ?? ('project' as RateLevel),
  taskId: '',
  taskName: '',
  clientId: '',
  clientName: '',
  projectId: parameters.get('projectId') ?? '',
  projectName: parameters.get('name') ?? '',
  userId: parameters.get('userId') ?? '',
  from: today(),
  amount: '',
})

export type RateValues = ReturnType<typeof newRate>
