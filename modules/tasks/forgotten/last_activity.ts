import type { Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface Row {
  at: number | null
}

const SEEN = 'select active_at as at from active_timers where company_id = ? and user_id = ?'
const CHANGED = `
  select changed_at as at from time_changes where company_id = ? and user_id = ? and kind <> 'end'
  order by position desc limit 1`
/** The audit log has no index by person: the newest rows are enough, older ones are hardly of today. */
const LOGGED = `
  select max(happened_at) as at from (
    select happened_at, actor_id from audit_log where company_id = ? order by sequence desc limit 500
  ) as newest where actor_id = ?`

/**
 * When a person was last at work while their timer runs, as far as Kontor knows: input in an open browser, a change of
 * time, or any other change. Not before the start of the timer.
 */
export async function readLastActivity(
  { id }: CompanyReference,
  { userId, startedAt }: { userId: string; startedAt: Instant }
): Promise<Instant> {
  const found = await Promise.all(
    [SEEN, CHANGED, LOGGED].map((sql) => readRows<Row>(sql, [id, userId]))
  )
  return Math.max(startedAt, ...found.map(([row]) => Number(row?.at ?? 0)))
}
