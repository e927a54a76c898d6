import { type Day, type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { BoundValue } from '#core/database/driver'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { reportTrouble } from './report_trouble.js'

/** A process that died has lost its run after this time. */
const CLAIM = 60_000
/** A failed backup is tried again after this time. */
const PAUSE = 600_000
const MOST_ATTEMPTS = 3

interface RunRow {
  id: string
  state: 'running' | 'done' | 'failed'
  attempts: number
  worked_until: Instant
}

const OF_DAY = 'select id, state, attempts, worked_until from backup_runs where due_on = ?'

/** Whether the backup of a day is missing and no process is at it. */
export async function isRunDue(day: Day) {
  const [row] = await readRows<RunRow>(OF_DAY, [day])
  return row === undefined || isFree(row)
}

/** Takes the backup of a day for this process. @returns undefined when another one has it */
export async function takeRun(day: Day): Promise<BackupRun | undefined> {
  const [row] = await readRows<RunRow>(OF_DAY, [day])
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

  /** A failed run ends its claim with the pause before the next attempt. After the last one, super admins get a mail. */
  async fail(reason: string) {
    const failure = reason.slice(0, 500)
    await inTx(async () => {
      const ended = { ended_at: now(), worked_until: now() + PAUSE }
      const changed = await this.note({ state: 'failed', failure, ...ended })
      if (changed === 1 && this.attempt === MOST_ATTEMPTS) {
        await reportTrouble('backup_failed', { day: this.day, reason: failure })
      }
    })
  }

  /** Ends the run of a backup that was made. When its drill failed, super admins get a mail. */
  async end(values: Record<string, BoundValue>) {
    await inTx(async () => {
      const changed = await this.note({ ...values, state: 'done', ended_at: now() })
      if (changed === 1 && values.drill_state === 'failed') {
        await reportTrouble('drill_failed', {
          day: this.day,
          reason: String(values.drill_failure ?? ''),
        })
      }
    })
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

const isFree = ({ state, attempts, worked_until }: RunRow) =>
  state !== 'done' && Number(worked_until) < now() && Number(attempts) < MOST_ATTEMPTS
