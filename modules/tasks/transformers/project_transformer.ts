import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import { roundingOfRow } from '#modules/tasks/billing/rounded_time'
import type { ProjectView } from '#modules/tasks/queries/projects'
import { reachesAll, type Viewer } from '#modules/tasks/reach'
import { transformPerson } from './task_transformer.js'

/** A project as employees get it: without rate, currency, budget and rounding. */
export const transformProjectForEmployee = (project: ProjectView) => ({
  _id: project.id,
  number: project.number,
  name: project.name,
  client:
    project.client_id === null ? null : { _id: project.client_id, name: project.client_name ?? '' },
  color: project.color,
  status: project.status,
  startDate: project.starts_on,
  dueDate: project.due_on,
  description: project.description,
  members: project.members.map(transformPerson),
  trackedSeconds: project.trackedSeconds,
  /** A retainer of its client covers its time; see `GET /api/projects/:id/retainer`. */
  hasRetainer: project.retainer_id !== null,
  createdAt: new Date(project.created_at).toISOString(),
  version: project.version,
})

/** A project as the desk gets it. `hourlyRate` is in major units of `currency`. */
export const transformProjectForDesk = (project: ProjectView) => ({
  ...transformProjectForEmployee(project),
  hourlyRate:
    project.hourly_rate === null ? null : decimalNumber(decimalFromRow(project.hourly_rate)),
  currency: project.currency,
  budgetHours: project.budget_seconds === null ? null : project.budget_seconds / 3600,
  /** Major units of `currency`. */
  budgetAmount:
    project.budget_amount === null
      ? null
      : moneyNumber(moneyFromRow(project.budget_amount), project.currency),
  budgetPeriod: project.budget_period,
  /** How its time is rounded where it becomes money; null for the rule of the company. */
  timeRounding: roundingOfRow(project),
  lead: project.lead_id === null ? null : { _id: project.lead_id, name: project.lead_name ?? '' },
})

/** Spelled out, because TypeScript would leave only what both have in common. */
type ProjectForCaller =
  | ReturnType<typeof transformProjectForDesk>
  | ReturnType<typeof transformProjectForEmployee>

export const transformProjectFor = (viewer: Viewer, project: ProjectView): ProjectForCaller =>
  reachesAll(viewer) ? transformProjectForDesk(project) : transformProjectForEmployee(project)
