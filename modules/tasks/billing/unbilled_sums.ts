import type { Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { readCompanySettings } from '#modules/settings/public'
import {
  type HourlyRate,
  type RateFinder,
  type RateRow,
  rateFinder,
} from '#modules/tasks/rates/hourly_rate'
import { rateGroups } from '#modules/tasks/rates/rate_groups'
import { BY_RETAINER, COVERED_BY } from './covered_time.js'
import { roundedLength } from './rounded_time.js'
import { unbilledRows } from './unbilled_time.js'

/** Time that has one rate. */
export interface RatedSeconds {
  seconds: number
  rate: HourlyRate | null
}

/** Time of one task that has one rate: a line of an invoice that bills by task. */
export interface UnbilledPart extends RatedSeconds {
  taskId: string
  /** As it is billed: each entry by the rule of its project or of the company. */
  roundedSeconds: number
}

/** The unbilled time of one project; what is covered and what is not are two sums. */
export interface UnbilledSum {
  projectId: string
  projectNumber: string
  projectName: string
  projectColor: string
  clientId: string
  clientName: string
  seconds: number
  /** As it is billed: each entry by the rule of the project or of the company. */
  roundedSeconds: number
  entries: number
  /** When the first and the last of the entries began. */
  firstAt: Instant
  lastAt: Instant
  /** Its time by task and rate; null for time without one. */
  parts: UnbilledPart[]
  /** The order that the project was made from pays for it, or a retainer. */
  isCovered: boolean
  /** A retainer pays for it. */
  isRetained: boolean
}

interface Row extends RateRow {
  project_id: string
  number: string
  name: string
  color: string
  client_id: string
  client_name: string
  task_id: string
  worked: number
  breaks: number
  rounded: number
  entries: number
  first_at: number
  last_at: number
  covered: number
}

const COLUMNS = [
  'projects.id as project_id',
  'projects.number',
  'projects.name',
  'projects.color',
  'clients.id as client_id',
  'clients.name as client_name',
  'tasks.id as task_id',
]
const GROUPS = COLUMNS.map((column) => column.split(' as ')[0] ?? column)

/** Unbilled time by project, the oldest first. */
export async function unbilledSums(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  { clientId, projectId }: { clientId?: string | undefined; projectId?: string | undefined }
): Promise<UnbilledSum[]> {
  const [{ rates, rateOf }, { timeRounding }] = await Promise.all([
    rateFinder(company),
    readCompanySettings(company),
  ])
  const { columns, groups } = rateGroups(rates)
  const query = unbilledRows<Row>(company)
    .whereNotNull('time_entries.ended_at')
    .select(
      ...COLUMNS,
      ...columns.map((column) => reader().raw(column)),
      reader().raw(`${COVERED_BY} as covered`),
      reader().raw('sum(time_entries.ended_at - time_entries.started_at) as worked'),
      reader().raw('sum(time_entries.break_seconds) as breaks'),
      reader().raw(`sum(${roundedLength(timeRounding)}) as rounded`),
      reader().raw('count(*) as entries'),
      reader().raw('min(time_entries.started_at) as first_at'),
      reader().raw('max(time_entries.started_at) as last_at')
    )
    .groupByRaw([...GROUPS, 'covered', ...groups].join(', '))
    .orderBy('first_at')
    .orderBy('projects.id')
  if (clientId) query.where('projects.client_id', clientId)
  if (projectId) query.where('projects.id', projectId)
  const sums = Map.groupBy(await query, (row) => `${row.project_id} ${Number(row.covered)}`)
  return [...sums.values()].map((rows) => sumOf(rows, rateOf))
}

const total = (rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0)
const secondsOf = (row: Row) => Number(row.worked) / 1000 - Number(row.breaks)
const roundedOf = (row: Row) => Number(row.rounded) / 1000

/** The rows of one project, the oldest first, as one sum. */
function sumOf(rows: readonly Row[], rateOf: RateFinder['rateOf']): UnbilledSum {
  const [first] = rows as [Row, ...Row[]]
  return {
    projectId: first.project_id,
    projectNumber: first.number,
    projectName: first.name,
    projectColor: first.color,
    clientId: first.client_id,
    clientName: first.client_name,
    seconds: total(rows, secondsOf),
    roundedSeconds: total(rows, roundedOf),
    entries: total(rows, ({ entries }) => Number(entries)),
    firstAt: Number(first.first_at),
    lastAt: Math.max(...rows.map(({ last_at }) => Number(last_at))),
    parts: rows.map((row) => ({
      taskId: row.task_id,
      seconds: secondsOf(row),
      roundedSeconds: roundedOf(row),
      rate: rateOf(row),
    })),
    isCovered: Number(first.covered) > 0,
    isRetained: Number(first.covered) === BY_RETAINER,
  }
}

/** Adds up what has the same rate from the same level. */
export function byRate(parts: readonly RatedSeconds[]): RatedSeconds[] {
  const groups = Map.groupBy(
    parts,
    ({ rate }) => rate && `${rate.of} ${rate.amount} ${rate.currency}`
  )
  return [...groups.values()].map((same) => ({
    seconds: same.reduce((sum, { seconds }) => sum + seconds, 0),
    rate: same[0]?.rate ?? null,
  }))
}
