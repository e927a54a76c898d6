import type { DatedRates } from './dated_rates.js'

/** How summed time is parted, so that all time of one row has one rate. */
export interface RateGroups {
  /** SQL of the columns of a `RateRow`, with their names. */
  columns: string[]
  /** Names of the columns to group by. */
  groups: string[]
}

const COLUMNS = [
  ['projects.id', 'rated_project'],
  ['projects.client_id', 'rated_client'],
  ['projects.hourly_rate', 'project_rate'],
  ['projects.currency', 'project_currency'],
  ['clients.hourly_rate', 'client_rate'],
  ['clients.currency', 'client_currency'],
] as const

/**
 * Parts sums no further than the rates demand: by task, person and the days on which rates begin only where there are
 * such rates. Needs the same tables as `RATE_COLUMNS`.
 */
export function rateGroups({ levels, starts }: DatedRates): RateGroups {
  const ofPerson = levels.has('member') || levels.has('person')
  const parts = [
    ...COLUMNS,
    [levels.has('task') ? 'tasks.id' : 'null', 'rated_task'],
    [ofPerson ? 'time_entries.user_id' : 'null', 'rated_user'],
    [periodOf(starts), 'rated_at'],
  ] as const
  return {
    columns: parts.map(([sql, name]) => `${sql} as ${name}`),
    groups: parts.filter(([sql]) => !isConstant(sql)).map(([, name]) => name),
  }
}

/** SQL of the start of the period in which an entry began; periods are those between the given instants, in order. */
function periodOf(starts: readonly number[]) {
  if (starts.length === 0) return '0'
  const cases = starts
    .toReversed()
    .map((start) => `when time_entries.started_at >= ${start} then ${start}`)
  return `case ${cases.join(' ')} else 0 end`
}

const isConstant = (sql: string) => sql === 'null' || sql === '0'
