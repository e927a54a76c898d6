import { type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { StoredInteger } from '#core/money/columns'
import { endOfDay, startOfDay } from '#modules/tasks/local_time'
import { isBillableByProject } from '#modules/tasks/queries/billable'

const IS_BILLABLE = `coalesce(time_entries.is_billable, ${isBillableByProject('time_entries.user_id')})`
const LENGTH =
  '(time_entries.ended_at - time_entries.started_at - time_entries.break_seconds * 1000)'

const BY_PERSON = `
  select time_entries.user_id, sum(${LENGTH}) as worked,
    sum(case when ${IS_BILLABLE} then ${LENGTH} else 0 end) as billable
  from time_entries
  join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  left join projects on projects.company_id = tasks.company_id and projects.id = tasks.project_id
  left join clients on clients.company_id = projects.company_id and clients.id = projects.client_id
  where time_entries.company_id = ? and time_entries.started_at >= ? and time_entries.started_at < ?
    and time_entries.ended_at is not null
  group by time_entries.user_id`

interface Row {
  user_id: string
  worked: StoredInteger
  billable: StoredInteger
}

/** How many percent of the finished time of each person can be billed, by entries that began in the period. */
export async function readBillableShares(
  { id, timeZone }: Pick<CompanyScope, 'id' | 'timeZone'>,
  { from, to }: { from: Day; to: Day }
): Promise<Map<string, number>> {
  const period = [startOfDay(from, timeZone), endOfDay(to, timeZone)]
  const rows = await readRows<Row>(BY_PERSON, [id, ...period])
  return new Map(
    rows
      .filter(({ worked }) => Number(worked) > 0)
      .map(({ user_id, worked, billable }) => [
        user_id,
        Math.round((Number(billable) / Number(worked)) * 100),
      ])
  )
}
