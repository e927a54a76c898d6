import type { Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { DueWork } from './due_work.js'

/** Rows that one transaction deletes. */
const PORTION = 500

interface Forgetting {
  /** SQL: the instants, as `time`, of the rows that are older than `?`, the oldest first and without a limit. */
  old: string
  /** SQL: deletes the same rows up to and including the instant `?`. */
  forget: string
  /** Rows that are older than this are deleted. */
  before: () => Instant
}

/** Work that deletes rows after their time: they hold personal data or grow without end. */
export const forgetOld = (name: string, { old, forget, before }: Forgetting): DueWork => ({
  name,
  async run() {
    const rows = await readRows<{ time: number }>(`${old} limit ${PORTION}`, [before()])
    const last = rows.at(-1)
    if (last) await inTx(() => changeRows(forget, [Number(last.time)]))
    return rows.length === PORTION
  },
})
