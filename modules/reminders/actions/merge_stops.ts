import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { type ClientMerge, handOver } from '#modules/clients/public'

const STOP = 'select id from reminder_stops where company_id = ? and client_id = ?'
const REMOVE = 'delete from reminder_stops where company_id = ? and client_id = ?'

/** A stop of a merged client goes on for the other, unless that has one of its own. Only inside inTx. */
export async function followMergeOfStops(merge: ClientMerge) {
  const { companyId, fromId, intoId } = merge
  const [own] = await readRows<{ id: string }>(STOP, [companyId, intoId])
  if (own) await changeRows(REMOVE, [companyId, fromId])
  else await handOver('reminder_stops')(merge)
}
