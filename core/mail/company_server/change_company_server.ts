import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { hasMailServer } from '#core/mail/mail_server'
import { retryLettersOf } from '#core/mail/retry_mails'
import { type CompanyServer, sealPassword } from './company_server.js'

const DROP = 'delete from company_mail_servers where company_id = ?'
/** Nothing would send them any more. */
const PUT_ASIDE = `
  update mail_outbox set status = 'kept', fence = fence + 1
  where company_id = ? and is_letter = 1 and status in ('scheduled', 'queued')`

/** Letters of the company go through this server from now on, those that wait too, at once. Only inside inTx. */
export async function changeCompanyServer(companyId: string, server: CompanyServer) {
  await changeRows(DROP, [companyId])
  await insertRows('company_mail_servers', [
    {
      company_id: companyId,
      id: newId(),
      host: server.host,
      port: server.port,
      security: server.security,
      username: server.username,
      sealed_password: server.password === null ? null : sealPassword(companyId, server.password),
      from_address: server.fromAddress,
      changed_at: now(),
    },
  ])
  await retryLettersOf(companyId)
}

/**
 * Letters go through the mail server of the installation again; where it has none, those that wait are put aside. Only
 * inside inTx. @returns whether there was a server to remove
 */
export async function removeCompanyServer(companyId: string) {
  if ((await changeRows(DROP, [companyId])) === 0) return false
  if (!hasMailServer()) await changeRows(PUT_ASIDE, [companyId])
  await retryLettersOf(companyId)
  return true
}
