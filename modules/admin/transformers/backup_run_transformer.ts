import { basename } from 'node:path'
import type { Day, Instant } from '#core/clock'
import { instantText } from '#core/clock'
import type { KeptAs } from '#modules/admin/backups/surplus_backups'
import { toIso } from './instant.js'
import { sizeText } from './size_text.js'

export interface BackupRunRow {
  id: string
  due_on: Day
  state: 'running' | 'done' | 'failed'
  attempts: number | string
  folder: string | null
  started_at: Instant
  ended_at: Instant | null
  bytes: number | string | null
  failure: string | null
  drill_state: 'passed' | 'failed' | 'unchecked' | null
  drill_failure: string | null
}

interface Present {
  /** Backups in the folder of the schedule. */
  there: Map<string, KeptAs[]>
  /** Day whose failed backup can be tried again. */
  retriedDay: Day | undefined
}

/** A backup on the schedule as the operator sees it. `keptAs` is empty when it is not in the folder any more. */
export const transformBackupRun = (row: BackupRunRow, { there, retriedDay }: Present) => ({
  _id: row.id,
  day: row.due_on,
  state: row.state,
  attempts: Number(row.attempts),
  folder: row.folder,
  startedAt: instantText(row.started_at),
  endedAt: toIso(row.ended_at === null ? null : Number(row.ended_at)),
  bytes: row.bytes === null ? null : Number(row.bytes),
  size: row.bytes === null ? null : sizeText(Number(row.bytes)),
  failure: row.failure,
  drill: row.drill_state,
  drillFailure: row.drill_failure,
  keptAs: (row.folder && there.get(basename(row.folder))) || [],
  canRetry: row.state === 'failed' && row.due_on === retriedDay,
})
