import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { line, paragraph } from '#core/validation/text'
import { TASK_PRIORITIES } from '#modules/tasks/models/task'
import { id, ids, version } from '#modules/tasks/validators/rules'

const TEN_YEARS_IN_SECONDS = 315_360_000
/** Steps of a template; a checklist holds twice as many. */
const MOST_STEPS = 100
/** Tasks that one request makes. */
const MOST_TEMPLATES = 50

export const TEMPLATE_SORTS = ['title'] as const

const details = {
  description: paragraph(20_000).nullable().optional(),
  priority: vine.enum(TASK_PRIORITIES).optional(),
  estimatedSeconds: vine
    .number()
    .withoutDecimals()
    .range([0, TEN_YEARS_IN_SECONDS])
    .nullable()
    .optional(),
  /** The titles of the steps in their order. */
  steps: vine.array(line(300).minLength(1)).maxLength(MOST_STEPS).optional(),
}

export const newTemplateValidator = vine.create({ title: line(300).minLength(1), ...details })

/** Missing fields stay as they are; `steps` replaces all of them. */
export const templateChangeValidator = vine.create({
  title: line(300).minLength(1).optional(),
  ...details,
  version: version(),
})

export const templateListValidator = vine.create(listQuery(TEMPLATE_SORTS))

export const templateIds = () => vine.array(id()).maxLength(MOST_TEMPLATES).distinct()

/** One task for each template; without `assigneeIds` they are assigned to the caller. */
export const templateTasksValidator = vine.create({
  templateIds: templateIds().minLength(1),
  assigneeIds: ids().optional(),
})
