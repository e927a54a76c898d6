import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { minor } from '#core/money/minor'
import { type ClientMerge, handOver, handOverFrozen } from '#modules/clients/public'
import { OpeningBalance } from '#modules/ledger/models/opening_balance'

/**
 * Adds the opening balances of a merged client to those of the remaining client, on the earlier of the two days;
 * balances of zero are removed. Only inside inTx.
 */
export async function followMergeOfBalances({ companyId, fromId, intoId }: ClientMerge) {
  const ofClient = (id: string) => OpeningBalance.of({ id: companyId }).where('clientId', id)
  const kept = await ofClient(intoId)
  for (const moved of await ofClient(fromId)) {
    const own = kept.find(({ currency }) => currency === moved.currency)
    if (!own) {
      await moved.merge({ clientId: intoId }).save()
      continue
    }
    await moved.delete()
    own.merge({
      amount: minor(own.amount + moved.amount),
      dayOn: own.dayOn < moved.dayOn ? own.dayOn : moved.dayOn,
      note: [own.note, moved.note].filter(Boolean).join('\n').slice(0, 500),
      statedAt: own.statedAt ?? moved.statedAt,
      version: own.version + 1,
    })
    if (own.amount === 0n) await own.delete()
    else await own.save()
  }
}

const STATEMENTS = `
  update statements set client_id = ?, due_month = null where company_id = ? and client_id = ?`

/**
 * Statements were sent of the account of before: no month of the other counts as done by them. They stay proved with
 * the client that they were sent to. Only inside inTx.
 */
export const followMergeOfStatements = handOverFrozen(
  'statements',
  'created_at > 0',
  ({ companyId, fromId, intoId }) => changeRows(STATEMENTS, [intoId, companyId, fromId])
)

const SCHEDULE = 'select id from statement_schedules where company_id = ? and client_id = ?'
const UNSCHEDULE = 'delete from statement_schedules where company_id = ? and client_id = ?'

/** Monthly statements go on for the other client, unless it gets its own. Only inside inTx. */
export async function followMergeOfSchedules(merge: ClientMerge) {
  const { companyId, fromId, intoId } = merge
  const [own] = await readRows<{ id: string }>(SCHEDULE, [companyId, intoId])
  if (own) await changeRows(UNSCHEDULE, [companyId, fromId])
  else await handOver('statement_schedules')(merge)
}

const REVOKE = `
  update ledger_links set client_id = ?, revoked_at = coalesce(revoked_at, ?) where company_id = ? and client_id = ?`

/** The holder of a link was shown the account of one client, and must not see that of both. Only inside inTx. */
export const followMergeOfLinks = ({ companyId, fromId, intoId }: ClientMerge) =>
  changeRows(REVOKE, [intoId, now(), companyId, fromId])
