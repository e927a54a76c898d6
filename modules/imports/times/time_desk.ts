import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { RowValues } from '#modules/imports/kinds/import_kind'
import type { Viewer } from '#modules/tasks/public'
import { timeRowOf } from './prepare_time.js'
import { type Person, readTimePeople, type TimePeople } from './time_people.js'
import { readTimePlaces, type TimePlaces } from './time_places.js'

/** Records that the rows of a block are checked against. */
export interface TimeDesk {
  importer: Viewer & { company: CompanyScope; person: Person }
  people: TimePeople
  places: TimePlaces
  /** Other time of a person with clock times, within the span of the rows. */
  others: ReadonlyMap<string, Span[]>
}

export interface Span {
  from: number
  to: number
}

export const deskOf = (prepared: unknown) => prepared as TimeDesk

export async function readTimeDesk(
  company: CompanyScope,
  rows: RowValues[],
  importerId: string
): Promise<TimeDesk> {
  const people = await readTimePeople(company, importerId)
  const { importer: person } = people
  const importer = { company, person, caller: { userId: person.id, role: person.role } }
  const times = rows.map(timeRowOf)
  const places = await readTimePlaces(importer, times)
  const userIds = [...new Set(times.flatMap((row) => people.of(row)?.id ?? []))]
  const from = least(times.flatMap(({ startedAt }) => startedAt ?? []))
  const to = -least(times.flatMap(({ endedAt }) => (endedAt === undefined ? [] : -endedAt)))
  return { importer, people, places, others: await readOthers(company, userIds, { from, to }) }
}

const least = (values: number[]) =>
  values.reduce((one, other) => Math.min(one, other), Number.MAX_SAFE_INTEGER)

const othersSql = (people: number) => `
  select user_id, started_at, ended_at from time_entries
  where company_id = ? and user_id in (${Array(people).fill('?').join(', ')}) and started_at < ?
    and (ended_at is null or ended_at > ?) and by_duration = ?`

async function readOthers({ id }: CompanyScope, userIds: string[], { from, to }: Span) {
  const others = new Map<string, Span[]>()
  if (userIds.length === 0 || from >= to) return others
  const rows = await readRows<{ user_id: string; started_at: number; ended_at: number | null }>(
    othersSql(userIds.length),
    [id, ...userIds, to, from, false]
  )
  for (const { user_id, started_at, ended_at } of rows) {
    const spans = others.get(user_id) ?? []
    others.set(user_id, spans)
    spans.push({
      from: Number(started_at),
      to: ended_at === null ? Number.MAX_SAFE_INTEGER : Number(ended_at),
    })
  }
  return others
}
