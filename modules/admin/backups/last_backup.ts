import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'

export interface LastBackup {
  due_on: Day
  ended_at: Instant
  folder: string | null
  bytes: number | string | null
  drill_state: 'passed' | 'failed' | 'unchecked' | null
  drill_failure: string | null
}

const LAST = `
  select due_on, ended_at, folder, bytes, drill_state, drill_failure from backup_runs
  where state = 'done' order by due_on desc limit 1`

/** The newest backup on the schedule that was made. */
export async function lastBackup(): Promise<LastBackup | undefined> {
  const [row] = await readRows<LastBackup>(LAST, [])
  return row
}
