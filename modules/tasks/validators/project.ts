import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { timeRoundingRule } from '#modules/settings/public'
import { BUDGET_PERIODS } from '#modules/tasks/budgets/budget_terms'
import { PROJECT_STATUSES } from '#modules/tasks/models/project'
import { PROJECT_SORTS } from '#modules/tasks/queries/projects'
import { templateIds } from '#modules/tasks/templates/template_validators'
import { id, ids, version } from './rules.js'

const details = {
  clientId: id().nullable().optional(),
  color: vine
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .toLowerCase()
    .optional(),
  status: vine.enum(PROJECT_STATUSES).optional(),
  hourlyRate: decimalInput({ min: 0, max: 1_000_000 }).nullable().optional(),
  budgetHours: decimalInput({ places: 2, min: 0, max: 1_000_000 }).nullable().optional(),
  /** Net value of billable time, in major units of the project's currency. */
  budgetAmount: decimalInput({ isPositive: true, max: 1_000_000_000 }).nullable().optional(),
  budgetPeriod: vine.enum(BUDGET_PERIODS).optional(),
  /** An owner or member who is mailed about the budget. */
  leadId: id().nullable().optional(),
  /** How its time is rounded where it becomes money; null for the rule of the company. */
  timeRounding: timeRoundingRule().nullable().optional(),
  startDate: day().nullable().optional(),
  dueDate: day().nullable().optional(),
  description: paragraph(20_000).nullable().optional(),
  notes: paragraph(50_000).nullable().optional(),
  memberIds: ids().optional(),
}

/** `templateIds` name the templates from which the project gets its first tasks. */
export const newProjectValidator = vine.create({
  name: line(200).minLength(1),
  ...details,
  templateIds: templateIds().optional(),
})

/** Missing fields stay as they are. */
export const projectChangeValidator = vine.create({
  name: line(200).minLength(1).optional(),
  ...details,
  version: version(),
})

export const projectListValidator = vine.create({
  ...listQuery(PROJECT_SORTS),
  status: vine.enum(PROJECT_STATUSES).optional(),
  clientId: id().optional(),
})
