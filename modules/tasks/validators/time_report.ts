import vine from '@vinejs/vine'
import { day } from '#core/validation/day'
import { GROUPINGS } from '#modules/tasks/report/groupings'
import { ID, id } from './rules.js'
import { tagName } from './time_entry.js'

const PERSON = new RegExp(`^me$|${ID.source}`)
/** One grouping, or two parted by a comma: `week` or `week,project`. */
const groupings = () =>
  vine
    .array(vine.enum(GROUPINGS))
    .minLength(1)
    .maxLength(2)
    .parse((by) => (typeof by === 'string' ? by.split(',') : by))

/** `from` and `to` are days of the company's time zone, both included. */
export const timeReportValidator = vine.create({
  from: day(),
  to: day(),
  by: groupings(),
  project: id().optional(),
  task: id().optional(),
  client: id().optional(),
  tag: tagName().optional(),
  /** The id of a person, or `me`. */
  person: vine.string().regex(PERSON).optional(),
})
