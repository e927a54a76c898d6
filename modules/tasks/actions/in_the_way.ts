import { DateTime } from 'luxon'
import { formatDay, type Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'

interface Timed {
  id: string
  companyId: string
  taskId: string
  startedAt: Instant
  endedAt: Instant | null
}

const PLACE = `select t.title, c.time_zone from tasks t join companies c on c.id = t.company_id
  where t.company_id = ? and t.id = ?`

/** The refusal that names the entry in the way: its task, and its time in the zone of the company. */
export async function inTheWay(timed: Timed, code: string = 'tasks.overlaps') {
  const { id, companyId, taskId, startedAt, endedAt } = timed
  const [place] = await readRows<{ title: string; time_zone: string }>(PLACE, [companyId, taskId])
  const local = (at: Instant) => DateTime.fromMillis(at, { zone: place?.time_zone ?? 'utc' })
  const clock = (at: Instant) => local(at).toFormat('HH:mm')
  return conflict(code, {
    ...(code === 'tasks.overlaps' && endedAt === null && { sentence: 'overlaps_running' }),
    values: {
      task: place?.title ?? '',
      day: formatDay(local(startedAt).toFormat('yyyy-MM-dd')),
      from: clock(startedAt),
      to: endedAt === null ? '' : clock(endedAt),
    },
    extra: { timeEntry: { _id: id, startTime: iso(startedAt), endTime: endedAt && iso(endedAt) } },
  })
}

const iso = (at: Instant) => new Date(at).toISOString()
