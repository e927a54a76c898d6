import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const NEWEST = `
  select id, version from time_entries where company_id = ? order by started_at desc limit 1`
const RUNNING = 'select entry_id from active_timers where company_id = ? order by entry_id'

/**
 * A text that changes with every timer that starts or stops. Timers leave nothing in the audit log, so sums of time
 * that are kept until a change (`keptUntilChange`) have it in their key. Timers only start later than the newest
 * entry, or are written into the audit log, so with the same newest entry and version fewer run than before and the same text never comes back.
 */
export async function readTimeMark({ id }: CompanyReference): Promise<string> {
  const [[newest], running] = await Promise.all([
    readRows<{ id: string; version: number }>(NEWEST, [id]),
    readRows<{ entry_id: string }>(RUNNING, [id]),
  ])
  return [newest?.id, newest?.version, ...running.map(({ entry_id }) => entry_id)].join(' ')
}
