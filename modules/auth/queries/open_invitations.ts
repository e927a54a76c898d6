import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { MailStatus } from '#core/mail/mail'
import { SecretLink } from '#modules/auth/models/secret_link'
import type { ListedPerson } from '#modules/auth/transformers/person_transformer'
import { invitedRole } from '#modules/auth/validators/invitation'

/** More than an owner looks through. */
const MOST = 200

const OPEN = `
  select * from secret_links where purpose = 'invitation' and company_id = ? and used_at is null`
const NEWEST = `${OPEN} order by created_at desc, id desc limit ${MOST}`
const ONE = `${OPEN} and id = ?`
const OF_ADDRESS = `${OPEN} and details like ? escape '!'`
const LAST_MAIL = `
  select status from mail_outbox where company_id = ? and subject_id = ?
  order by created_at desc, id desc limit 1`

/** The invitations of a company that nobody has taken up yet, the newest first; also those that are over. */
export const openInvitations = (companyId: string) => readLinks(NEWEST, [companyId])

/** The same as people of the list who have no account here yet. */
export async function readInvited(companyId: string): Promise<ListedPerson[]> {
  const links = await openInvitations(companyId)
  return Promise.all(
    links.map(async (link) => ({
      id: link.id,
      name: link.details.name ?? '',
      email: link.details.email ?? '',
      role: invitedRole(link.details.role),
      is_active: false,
      created_at: link.createdAt,
      last_sign_in_at: null,
      invitation: { expiresAt: link.expiresAt, mail: await lastMailOf(link) },
    }))
  )
}

/** One of them. @throws 404 */
export async function findInvitation(companyId: string, id: string) {
  const [found] = await readLinks(ONE, [companyId, id])
  if (!found) throw notFound()
  return found
}

/** The same, locked until the transaction ends. Only inside inTx. @throws 404 */
export async function lockInvitation(companyId: string, id: string) {
  const [found] = await readLinks(ONE + lock(), [companyId, id])
  if (!found) throw notFound()
  return found
}

/** The invitation of a folded address, if there is one, locked until the transaction ends. Only inside inTx. */
export async function lockInvitationOf(companyId: string, email: string) {
  const part = `"email":${JSON.stringify(email)}`.replace(/[!%_]/g, '!$&')
  const links = await readLinks(OF_ADDRESS + lock(), [companyId, `%${part}%`])
  return links.find((link) => link.details.email === email)
}

/** The invitations that somebody has sent, locked until the transaction ends. Only inside inTx. */
export async function lockInvitationsBy(companyId: string, inviterId: string) {
  const links = await readLinks(OPEN + lock(), [companyId])
  return links.filter(({ details }) => details.invitedBy === inviterId)
}

async function readLinks(sql: string, values: string[]): Promise<SecretLink[]> {
  const rows = await readRows<Record<string, unknown>>(sql, values)
  return rows.flatMap((row) => SecretLink.$createFromAdapterResult(row) ?? [])
}

/** The state of an invitation's last mail; undefined for one from before 2026-11. */
export async function lastMailOf({ id, companyId }: SecretLink) {
  const [mail] = await readRows<{ status: MailStatus }>(LAST_MAIL, [companyId, id])
  return mail?.status
}
