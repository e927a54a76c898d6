import { type Day, type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { BoundValue } from '#core/database/driver'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { wakeUp } from '#core/due_work/wake_up'
import { newId } from '#core/ids'

/** The job of the clock that makes backups. */
export const BACKUP_JOB = 'admin.backups'

/** A process that died has lost its run after this time. */
const CLAIM = 60_000
/** A failed backup is tried again after this time. */
const PAUSE = 600_000
const MOST_ATTEMPTS = 3
/** In the place of the end of a pause: a person wants another attempt, whatever their number. */
const AT_ONCE = 0

interface RunRow {
  id: string
  state: 'running' | 'done' | 'failed'
  attempts: number
  worked_until: Instant
  failure: string | null
}

const OF_DAY = 'select id, state, attempts, worked_until, failure from backup_runs where due_on = ?'

/** The backup of a day, as far as it was begun. */
export async function runOfDay(day: Day): Promise<RunRow | undefined> {
  const [row] = await readRows<RunRow>(OF_DAY, [day])
  return row
}

/** Whether the backup of a day is missing and no process is at it. */
export async function isRunDue(day: Day) {
  const row = await runOfDay(day)
  return row === undefined || isFree(row)
}

/** Whether the last attempt has failed. */
export const isGivenUp = ({ state, attempts, worked_until }: RunRow) =>
  state === 'failed' && Number(attempts) >= MOST_ATTEMPTS && Number(worked_until) !== AT_ONCE

/**
 * Lets a failed backup of the present day be tried again at once. Only inside inTx.
 * @returns whether there was one
 */
export async function retryRun(id: string, day: Day) {
  const changed = await changeRows(
    "update backup_runs set worked_until = ? where id = ? and due_on = ? and state = 'failed'",
    [AT_ONCE, id, day]
  )
  if (changed === 1) wakeUp(BACKUP_JOB)
  return changed === 1
}

/** Takes the backup of a day for this process. @returns undefined when another one has it */
export async function takeRun(day: Day): Promise<BackupRun | undefined> {
  const row = await runOfDay(day)
  const until = now() + CLAIM
  if (row === undefined) {
    const id = newId()
    const values = { due_on: day, state: 'running', attempts: 1, worked_until: until }
    try {
      await inTx(() => insertRows('backup_runs', [{ id, ...values, started_at: now() }]))
    } catch (error) {
      if (isDuplicate(error)) return undefined
      throw error
    }
    return new BackupRun(id, day, 1)
  }
  if (!isFree(row)) return undefined
  const attempt = Number(row.attempts) + 1
  const taken = await inTx(() =>
    changeRows(
      `update backup_runs set state = 'running', attempts = ?, worked_until = ?, failure = null, ended_at = null
       where id = ? and attempts = ?`,
      [attempt, until, row.id, row.attempts]
    )
  )
  return taken === 1 ? new BackupRun(row.id, day, attempt) : undefined
}

/** The right of this process to make the backup of a day. A process that lost it changes nothing. */
export class BackupRun {
  constructor(
    readonly id: string,
    readonly day: Day,
    readonly attempt: number
  ) {}

  renew() {
    return this.note({ worked_until: now() + CLAIM })
  }

  /** A failed run ends its claim with the pause before the next attempt. */
  async fail(reason: string) {
    const ended = { ended_at: now(), worked_until: now() + PAUSE }
    await this.note({ state: 'failed', failure: reason.slice(0, 500), ...ended })
  }

  /** Ends the run of a backup that was made. */
  async end(values: Record<string, BoundValue>) {
    await this.note({ ...values, state: 'done', ended_at: now() })
  }

  /** @returns the number of changed rows: none when the run is another process's now */
  note(values: Record<string, BoundValue>) {
    const assignments = Object.keys(values).map((column) => `${column} = ?`)
    return inTx(() =>
      changeRows(
        `update backup_runs set ${assignments.join(', ')} where id = ? and attempts = ? and state = 'running'`,
        [...Object.values(values), this.id, this.attempt]
      )
    )
  }
}

const isFree = (run: RunRow) =>
  run.state !== 'done' &&
  Number(run.worked_until) < now() &&
  (Number(run.attempts) < MOST_ATTEMPTS || Number(run.worked_until) === AT_ONCE)
