import { readRows } from '#core/database/read_rows'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, priceOf } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Frame } from '#modules/analytics/reports/report'
import { costFinder } from '#modules/people/public'
import { endOfDay, periodOf, startOfDay } from '#modules/tasks/public'

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

interface WorkRow {
  project_id: string | null
  user_id: string
  worked: StoredInteger
  breaks: StoredInteger
  billable: StoredInteger | null
  billable_breaks: StoredInteger | null
  cost_from: StoredInteger
}

const IS_BILLABLE =
  'coalesce(sums.is_billable, case when projects.client_id is null then 0 else 1 end) = 1'

/** First by task, from an index alone; projects are looked up for the few sums. */
const worked = (starts: readonly number[], condition: string) => `
  select tasks.project_id, sums.user_id, sums.cost_from, sum(sums.worked) as worked,
    sum(sums.breaks) as breaks,
    sum(case when ${IS_BILLABLE} then sums.worked else 0 end) as billable,
    sum(case when ${IS_BILLABLE} then sums.breaks else 0 end) as billable_breaks
  from (
    select time_entries.task_id, time_entries.user_id, time_entries.is_billable,
      ${periodOf(starts)} as cost_from, sum(time_entries.break_seconds) as breaks,
      sum(time_entries.ended_at - time_entries.started_at) as worked
    from tasks cross join time_entries on time_entries.company_id = tasks.company_id
      and time_entries.task_id = tasks.id
    where tasks.company_id = ? and time_entries.started_at >= ? and time_entries.started_at < ?
      and time_entries.ended_at is not null ${condition}
    group by time_entries.task_id, time_entries.user_id,
      time_entries.is_billable${starts.length > 0 ? ', cost_from' : ''}
  ) as sums
    join tasks on tasks.company_id = ? and tasks.id = sums.task_id
    left join projects on projects.company_id = tasks.company_id and projects.id = tasks.project_id
  group by tasks.project_id, sums.user_id, sums.cost_from`

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
  const rows = await readRows<WorkRow>(worked(starts, projectId ? OF_PROJECT : ''), [
    frame.company.id,
    ...instants(frame),
    ...(projectId ? [projectId] : []),
    frame.company.id,
  ])
  return rows.map((row) => {
    const seconds = Number(row.worked) / 1000 - Number(row.breaks)
    return {
      projectId: row.project_id,
      userId: row.user_id,
      seconds,
      billableSeconds: Number(row.billable ?? 0) / 1000 - Number(row.billable_breaks ?? 0),
      cost: costOf(seconds, costAt(row.user_id, Number(row.cost_from)), frame.currency),
    }
  })
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
