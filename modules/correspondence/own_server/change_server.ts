import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import {
  changeCompanyServer,
  removeCompanyServer,
} from '#core/mail/company_server/change_company_server'
import { type CompanyServer, companyServerOf } from '#core/mail/company_server/company_server'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { MailServerInput } from '#modules/correspondence/validators/mail_server'

/**
 * The server as it would be stored. A password stays with the host and the user that it was typed for: another one gets
 * none until somebody types it.
 */
export async function wishedServer({ id }: CompanyReference, input: MailServerInput) {
  const before = await companyServerOf(id)
  const { host, port, security, fromAddress } = input
  const username = input.username ?? ''
  const isSame = before?.host === host && before.username === username
  const kept = isSame ? before.password : null
  const password = input.password === undefined ? kept : input.password
  return { host, port, security, username, password, fromAddress }
}

/** Only inside inTx. */
export async function changeServer({ id }: CompanyReference, server: CompanyServer) {
  await changeCompanyServer(id, server)
  const { host, port, fromAddress } = server
  await audit({
    companyId: id,
    action: 'mail_server.changed',
    subject: { type: 'company', id },
    details: { host, port, fromAddress },
    security: { companyId: id, host },
  })
  tellDesk(id)
}

/** Only inside inTx. */
export async function removeServer({ id }: CompanyReference) {
  if (!(await removeCompanyServer(id))) return
  await audit({ companyId: id, action: 'mail_server.removed', subject: { type: 'company', id } })
  tellDesk(id)
}

/** Another address of mails, and no notice of an outage any more. */
function tellDesk(id: string) {
  publish(id, { kind: 'mail', id })
  publish(id, { kind: 'settings', id })
}
