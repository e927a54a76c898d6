import { readRows } from '#core/database/read_rows'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, priceOf } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Frame } from '#modules/analytics/reports/report'
import { costFinder } from '#modules/people/public'
import { endOfDay, startOfDay } from '#modules/tasks/public'

/** The time of one person on one project in a period; without a project for tasks of their own. */
export interface Work {
  projectId: string | null
  userId: string
  /** Worked without breaks. */
  seconds: number
  /** Those that may be put on an invoice: of a client's project, unless the entry says otherwise. */
  billableSeconds: number
  /** At the cost rates of the person, in the currency of the report; nothing where none was entered. */
  cost: Minor
}

/** Milliseconds by period, as `worked_0`, `billable_0` and so on. */
type WorkRow = { project_id: string | null; user_id: string } & Record<
  `${'worked' | 'billable'}_${number}`,
  StoredInteger
>

/** The periods in which the cost of an hour stays the same; the first one begins before all rates. */
const periodsOf = (starts: readonly number[]) =>
  [0, ...starts].map((from, at) => ({ from, until: starts[at] ?? null }))

/** In one statement: databases have a limit of columns. */
const MOST_PERIODS = 100

type Periods = ReturnType<typeof periodsOf>

const WORKED = 'time_entries.ended_at - time_entries.started_at - time_entries.break_seconds * 1000'
const IS_BILLABLE =
  'coalesce(sums.is_billable, case when projects.client_id is null then 0 else 1 end) = 1'

const isWithin = ({ from, until }: Periods[number]) =>
  `time_entries.started_at >= ${from}${until === null ? '' : ` and time_entries.started_at < ${until}`}`

/**
 * First by task and person, in the order of an index (`time_entries_finished`), so that nothing is sorted: hence the
 * condition of that index, the plus signs, which keep SQLite from the index by start, and a column for each period
 * instead of a group. Projects are looked up for the few sums.
 */
const worked = (periods: Periods, condition: string) => `
  select sums.project_id, sums.user_id,
    ${periods
      .map(
        (_, at) => `sum(sums.part_${at}) as worked_${at},
    sum(case when ${IS_BILLABLE} then sums.part_${at} else 0 end) as billable_${at}`
      )
      .join(', ')}
  from (
    select min(tasks.project_id) as project_id, time_entries.user_id, time_entries.is_billable,
      ${periods
        .map(
          (period, at) =>
            `sum(case when ${isWithin(period)} then ${WORKED} else 0 end) as part_${at}`
        )
        .join(', ')}
    from tasks cross join time_entries on time_entries.company_id = tasks.company_id
      and time_entries.task_id = tasks.id
    where tasks.company_id = ? and +time_entries.started_at >= ? and +time_entries.started_at < ?
      and time_entries.ended_at > 0 ${condition}
    group by tasks.id, time_entries.user_id, time_entries.is_billable
  ) as sums
    left join projects on projects.company_id = ? and projects.id = sums.project_id
  group by sums.project_id, sums.user_id`

const instants = ({ company, period }: Frame) => [
  startOfDay(period.from, company.timeZone),
  endOfDay(period.to, company.timeZone),
]

const OF_PROJECT = 'and tasks.project_id = ?'

/**
 * Finished work that began in the period, by project and person, and by the cost rate that applied.
 * @param projectId of one project only
 */
export async function workOf(frame: Frame, projectId?: string): Promise<Work[]> {
  const { starts, costAt } = await costFinder(frame.company, frame.currency)
  const read = async (periods: Periods) => {
    const rows = await readRows<WorkRow>(worked(periods, projectId ? OF_PROJECT : ''), [
      frame.company.id,
      ...instants(frame),
      ...(projectId ? [projectId] : []),
      frame.company.id,
    ])
    return rows.flatMap((row) =>
      periods.flatMap(({ from }, at) => {
        const seconds = Number(row[`worked_${at}`]) / 1000
        if (seconds === 0) return []
        return {
          projectId: row.project_id,
          userId: row.user_id,
          seconds,
          billableSeconds: Number(row[`billable_${at}`]) / 1000,
          cost: costOf(seconds, costAt(row.user_id, from), frame.currency),
        }
      })
    )
  }
  const all = periodsOf(starts)
  const parts = Array.from({ length: Math.ceil(all.length / MOST_PERIODS) }, (_, at) =>
    all.slice(at * MOST_PERIODS, (at + 1) * MOST_PERIODS)
  )
  return (await Promise.all(parts.map(read))).flat()
}

function costOf(seconds: number, perHour: Decimal | null, currency: string): Minor {
  if (perHour === null) return NOTHING
  const units = 10n ** BigInt(exponentOf(currency))
  return minor(
    roundedQuotient(BigInt(Math.round(seconds)) * perHour * units, SECONDS_PER_HOUR * DECIMAL_ONE)
  )
}

/** The net value of billed hours of one person on one project. */
export interface BilledWork {
  projectId: string | null
  userId: string
  net: Minor
}

interface BilledRow {
  project_id: string | null
  user_id: string
  unit_price: StoredInteger
  discount: StoredInteger
  hundredths: StoredInteger | null
}

const billedSql = (condition: string) => `
  select tasks.project_id, time_entries.user_id, invoice_lines.unit_price, invoice_lines.discount,
    sum(billed_time.hundredths + billed_time.rounding_hundredths) as hundredths
  from time_entries
    join billed_time on billed_time.company_id = time_entries.company_id
      and billed_time.entry_id = time_entries.id
    join invoices on invoices.company_id = billed_time.company_id
      and invoices.id = billed_time.invoice_id
    join invoice_lines on invoice_lines.company_id = billed_time.company_id
      and invoice_lines.id = billed_time.line_id
    join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  where time_entries.company_id = ? and time_entries.started_at >= ? and time_entries.started_at < ?
    and invoices.currency = ? and invoices.status not in ('Draft', 'Void', 'Cancelled') ${condition}
  group by tasks.project_id, time_entries.user_id, invoice_lines.unit_price, invoice_lines.discount`

const SECONDS_PER_HOUR = 3600n
/** Of an hour, in millionths. */
const HUNDREDTH = 10_000n

/**
 * The charges of issued invoices for the work of the period: billed hours at the price of their lines, less the
 * discount of the line. Hours of cancelled invoices are free again and count as unbilled.
 */
export async function billedWorkOf(frame: Frame, projectId?: string): Promise<BilledWork[]> {
  const rows = await readRows<BilledRow>(billedSql(projectId ? OF_PROJECT : ''), [
    frame.company.id,
    ...instants(frame),
    frame.currency,
    ...(projectId ? [projectId] : []),
  ])
  return rows.map((row) => ({
    projectId: row.project_id,
    userId: row.user_id,
    net: priceOf(
      {
        quantity: decimal(BigInt(row.hundredths ?? 0) * HUNDREDTH),
        price: decimalFromRow(row.unit_price),
        discount: decimalFromRow(row.discount),
      },
      frame.currency
    ),
  }))
}

export const netOf = (billed: readonly BilledWork[]): Minor =>
  billed.reduce((all: Minor, { net }) => minor(all + net), NOTHING)

/** Net per hour in minor units, rounded; null without any hours. */
export const hourlyRateOf = (net: Minor, seconds: number): Minor | null =>
  seconds > 0 ? minor(BigInt(Math.round((Number(net) * 3600) / seconds))) : null
