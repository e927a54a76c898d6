import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { TASK_PRIORITIES, TASK_STATUSES } from '#modules/tasks/models/task'
import { TASK_SORTS } from '#modules/tasks/queries/tasks'
import { id, ids, version } from './rules.js'

const TEN_YEARS_IN_SECONDS = 315_360_000

const details = {
  description: paragraph(20_000).nullable().optional(),
  status: vine.enum(TASK_STATUSES).optional(),
  priority: vine.enum(TASK_PRIORITIES).optional(),
  dueDate: day().nullable().optional(),
  projectId: id().nullable().optional(),
  assigneeIds: ids().optional(),
  estimatedSeconds: vine
    .number()
    .withoutDecimals()
    .range([0, TEN_YEARS_IN_SECONDS])
    .nullable()
    .optional(),
}

export const newTaskValidator = vine.create({ title: line(300).minLength(1), ...details })

/** Missing fields stay as they are. */
export const taskChangeValidator = vine.create({
  title: line(300).minLength(1).optional(),
  ...details,
  version: version(),
})

export const taskListValidator = vine.create({
  ...listQuery(TASK_SORTS),
  projectId: id().optional(),
  assigneeId: id().optional(),
  status: vine.enum(TASK_STATUSES).optional(),
  mine: vine.boolean().optional(),
})
