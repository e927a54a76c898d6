import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { DueWork } from '#core/due_work/due_work'

/** How long a key is honoured: a terminal that was offline over a holiday may still send again what it kept. */
const KEPT_FOR = 30 * 86_400_000
const PORTION = 500

const OLD = `select created_at from idempotency_keys where created_at < ? order by created_at limit ${PORTION}`
const FORGET = 'delete from idempotency_keys where created_at <= ?'

/** Answers are kept in whole, so keys that nobody sends again would come to be the largest table. */
export const forgetKeys: DueWork = {
  name: 'core.forget_keys',
  async run() {
    const old = await readRows<{ created_at: number }>(OLD, [now() - KEPT_FOR])
    const last = old.at(-1)
    if (last) await inTx(() => changeRows(FORGET, [Number(last.created_at)]))
    return old.length === PORTION
  },
}
