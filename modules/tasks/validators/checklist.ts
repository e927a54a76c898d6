import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

const title = () => line(300).minLength(1)

/** Steps that are added behind the others, such as the lines of a text. */
export const newItemsValidator = vine.create({
  items: vine
    .array(vine.object({ title: title(), done: vine.boolean().optional() }))
    .minLength(1)
    .maxLength(100),
})

/** Missing fields stay as they are; `position` is the place in the list, from 0 on. */
export const itemChangeValidator = vine.create({
  title: title().optional(),
  done: vine.boolean().optional(),
  position: vine.number().withoutDecimals().range([0, 1000]).optional(),
})
