import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Break } from '#modules/tasks/breaks'
import type { EndReason } from '#modules/tasks/models/time_entry'

/** A time entry with all that belongs to it, as it is stored with a change. */
export interface EntryState {
  id: string
  taskId: string
  userId: string
  startedAt: Instant
  endedAt: Instant | null
  endedBecause: EndReason | null
  breakSeconds: number
  note: string
  isBillable: boolean | null
  byDuration: boolean
  recordedOffline: boolean
  createdAt: Instant
  version: number
  /** Measured breaks, in order. */
  breaks: Break[]
  /** Names, in order. */
  tags: string[]
}

/** Whether an entry is the same in two states; its version only counts the changes. */
export const isSameState = (one: EntryState | undefined, other: EntryState | undefined) =>
  isDeepStrictEqual(one && { ...one, version: 0 }, other && { ...other, version: 0 })

interface EntryRow {
  id: string
  task_id: string
  user_id: string
  started_at: number
  ended_at: number | null
  ended_because: EndReason | null
  break_seconds: number
  note: string
  is_billable: boolean | number | null
  by_duration: boolean | number
  recorded_offline: boolean | number
  created_at: number
  version: number
}

const among = (ids: readonly string[]) => ids.map(() => '?').join(', ')

const entriesSql = (ids: readonly string[]) =>
  `select * from time_entries where company_id = ? and id in (${among(ids)}) order by started_at, id`
const breaksSql = (ids: readonly string[]) => `
  select entry_id, started_at, ended_at from time_breaks
  where company_id = ? and entry_id in (${among(ids)}) order by started_at`
const tagsSql = (ids: readonly string[]) => `
  select time_entry_tags.entry_id, time_tags.name from time_entry_tags
  join time_tags on time_tags.company_id = time_entry_tags.company_id and time_tags.id = time_entry_tags.tag_id
  where time_entry_tags.company_id = ? and time_entry_tags.entry_id in (${among(ids)})
  order by time_tags.folded_name`

/** Those of some entries that exist, the earliest first. */
export async function readStates({ id }: CompanyReference, ids: string[]): Promise<EntryState[]> {
  if (ids.length === 0) return []
  const values = [id, ...ids]
  const entries = await readRows<EntryRow>(entriesSql(ids), values)
  if (entries.length === 0) return []
  const breaks = await readRows<BreakRow>(breaksSql(ids), values)
  const tags = await readRows<{ entry_id: string; name: string }>(tagsSql(ids), values)
  return entries.map((row) => ({
    ...stateOf(row),
    breaks: breaks.filter(({ entry_id }) => entry_id === row.id).map(breakOf),
    tags: tags.filter(({ entry_id }) => entry_id === row.id).map(({ name }) => name),
  }))
}

interface BreakRow {
  entry_id: string
  started_at: number
  ended_at: number | null
}

const breakOf = ({ started_at, ended_at }: BreakRow): Break => ({
  startedAt: Number(started_at),
  endedAt: ended_at === null ? null : Number(ended_at),
})

const stateOf = (row: EntryRow) => ({
  id: row.id,
  taskId: row.task_id,
  userId: row.user_id,
  startedAt: Number(row.started_at),
  endedAt: row.ended_at === null ? null : Number(row.ended_at),
  endedBecause: row.ended_because,
  breakSeconds: Number(row.break_seconds),
  note: row.note,
  isBillable: row.is_billable === null ? null : Boolean(row.is_billable),
  byDuration: Boolean(row.by_duration),
  recordedOffline: Boolean(row.recorded_offline),
  createdAt: Number(row.created_at),
  version: Number(row.version),
})
