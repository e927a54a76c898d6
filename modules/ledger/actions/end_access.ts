import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const REVOKE = `
  update ledger_links set revoked_at = ? where company_id = ? and client_id = ? and revoked_at is null`
const UNSCHEDULE = 'delete from statement_schedules where company_id = ? and client_id = ?'

/** Ends everything that goes to a client: schedules, and the links to its account. Only inside inTx. */
export async function endAccess({ id }: CompanyReference, clientId: string) {
  await changeRows(REVOKE, [now(), id, clientId])
  await changeRows(UNSCHEDULE, [id, clientId])
}
