import { addDays, type Day, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { DueWork } from '#core/due_work/due_work'

/** Rows that one transaction deletes. */
const PORTION = 500
/** Days that a link is kept after its end, as revoked ones are, so that the audit log can be followed to it. */
const KEPT_FOR = 30

const OLD = `
  select expires_on from ledger_links where expires_on < ? order by expires_on limit ${PORTION}`
const FORGET = 'delete from ledger_links where expires_on <= ?'

/** Deletes links to a client's account some time after their last day, whatever the company's zone. */
export const forgetExpiredLinks: DueWork = {
  name: 'ledger.forget_ledger_links_by_expires_on',
  async run() {
    const before = addDays(today('UTC'), -KEPT_FOR)
    const rows = await readRows<{ expires_on: Day }>(OLD, [before])
    const last = rows.at(-1)
    if (last) await inTx(() => changeRows(FORGET, [last.expires_on]))
    return rows.length === PORTION
  },
}
