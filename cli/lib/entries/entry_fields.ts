import type { Chosen, EntryChange } from '../../commands/time/change.js'
import { Failure } from '../failures/failure.js'
import { readDuration } from '../times/duration.js'
import { readMoment } from '../times/read_moment.js'

/** The fields of an entry as people write them. */
export const FIELDS = [
  'task',
  'start',
  'end',
  'duration',
  'break',
  'billable',
  'tags',
  'note',
] as const
export type Field = (typeof FIELDS)[number]
export type FieldTexts = Partial<Record<Field, string>>

const HALF_A_DAY_MS = 43_200_000

/**
 * The change that the texts of some fields ask for. A start without a day is the nearest to the present start, an end
 * without a day the first after the start.
 * @throws as the readers of times, durations and tasks, and `billable_unclear`
 */
export async function readFields(
  { entry, here, findTask }: Chosen,
  texts: FieldTexts
): Promise<EntryChange> {
  const change: EntryChange = {}
  let start = Date.parse(entry.startTime)
  if (texts.start !== undefined) {
    const within = { from: start - HALF_A_DAY_MS, to: start + HALF_A_DAY_MS - 1000 }
    start = readMoment(texts.start, here, { within })
    change.startTime = new Date(start).toISOString()
  }
  if (texts.end !== undefined) {
    const within = { from: start, to: start + 2 * HALF_A_DAY_MS - 1000 }
    change.endTime = new Date(readMoment(texts.end, here, { within })).toISOString()
  }
  if (texts.duration !== undefined) change.duration = `${readDuration(texts.duration)}s`
  if (texts.break !== undefined) change.breakSeconds = texts.break ? readDuration(texts.break) : 0
  if (texts.note !== undefined) change.note = texts.note
  if (texts.tags !== undefined) change.tags = tagsOf(texts.tags)
  if (texts.billable !== undefined) change.billable = yesOrNo(texts.billable)
  if (texts.task !== undefined) {
    change.taskId = (await findTask(texts.task.split(' ')))._id
  }
  return change
}

/** `design, review` as a list. */
const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

function yesOrNo(text: string) {
  const word = text.trim().toLowerCase()
  if (['yes', 'y', 'ja', 'j', 'po', 'true', '1'].includes(word)) return true
  if (['no', 'n', 'nein', 'jo', 'false', '0'].includes(word)) return false
  throw new Failure('billable_unclear', { values: { wanted: text } })
}
