import vine from '@vinejs/vine'
import { line } from '#core/validation/text'
import { id } from '#modules/tasks/validators/rules'
import { COLUMN_COLORS } from './board_columns.js'

export const boardValidator = vine.create({
  projectId: id().optional(),
  assigneeId: id().optional(),
  mine: vine.boolean().optional(),
  search: line(200).optional(),
})

/** `afterId` names the task above; without it the task goes to the top. */
export const placeValidator = vine.create({ columnId: id(), afterId: id().nullable().optional() })

/** All columns in their order; one that is left out is removed. */
export const columnsValidator = vine.create({
  columns: vine
    .array(
      vine.object({
        _id: id().optional(),
        name: line(60).minLength(1),
        color: vine.enum(COLUMN_COLORS),
        isDone: vine.boolean(),
      })
    )
    .minLength(2)
    .maxLength(12)
    .distinct('_id'),
})
