import { readRows } from '#core/database/read_rows'

/** A change of the platform by a super admin. */
export interface OperatorEntry {
  id: string
  happened_at: number
  action: string
  /** JSON */
  details: string
  actor_name: string | null
}

const NEWEST = `
  select operator_log.id, happened_at, action, details, users.name as actor_name from operator_log
  left join users on users.id = operator_log.actor_id
  order by happened_at desc, operator_log.id desc limit 50`

/** The latest entries of the operator's log, the newest first. */
export const operatorEntries = () => readRows<OperatorEntry>(NEWEST, [])
