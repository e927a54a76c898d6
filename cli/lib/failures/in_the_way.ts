import type { Context } from '../context.js'
import { shortId } from '../find.js'
import { day } from '../output/format.js'
import { dayOf, timeText } from '../times/zoned.js'
import { type Candidate, ServerFailure } from './failure.js'

/** Their sentence names the entry already, or leaves that to us. */
const NAMED = 'overlaps'
const UNNAMED = 'something_between'

type Teller = Pick<Context, 't'> & Partial<Pick<Context, 'here'>>

/** The entry that a refusal names as being in the way, with what can be done about it; nothing for other failures. */
export async function inTheWay(error: unknown, { t, here }: Teller): Promise<Candidate[]> {
  if (!(error instanceof ServerFailure) || ![NAMED, UNNAMED].includes(error.code)) return []
  const entry = (error.told.timeEntry ?? {}) as Record<string, unknown>
  const { _id, startTime, endTime } = entry
  if (typeof _id !== 'string' || typeof startTime !== 'string') return []
  const place = await here?.().catch(() => undefined)
  if (!place) return []
  const { timeZone } = place
  const time = (instant: unknown) =>
    typeof instant === 'string' ? timeText(Date.parse(instant), timeZone) : ''
  const id = shortId(_id)
  const values = {
    id,
    day: day(dayOf(Date.parse(startTime), timeZone)),
    span: `${time(startTime)}–${time(endTime)}`,
  }
  const choices = endTime ? [`kontor edit ${id}`, `kontor delete ${id}`] : ['kontor stop']
  const next = t('failures.try', { command: choices.join(', ') })
  const line = error.code === NAMED ? next : `${t('failures.in_the_way', values)} ${next}`
  return [{ line, record: { ...entry, _id } }]
}
