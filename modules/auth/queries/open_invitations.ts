import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { MailStatus } from '#core/mail/mail'
import { SecretLink } from '#modules/auth/models/secret_link'

/** More than an owner looks through. */
const MOST = 200

const OPEN = `
  select * from secret_links where purpose = 'invitation' and company_id = ? and used_at is null
  order by created_at desc, id desc limit ${MOST}`
const LAST_MAIL = `
  select status from mail_outbox where company_id = ? and subject_id = ?
  order by created_at desc, id desc limit 1`

/** The invitations of a company that nobody has taken up yet, the newest first; also those that are over. */
export async function openInvitations(companyId: string, end = ''): Promise<SecretLink[]> {
  const rows = await readRows<Record<string, unknown>>(OPEN + end, [companyId])
  return rows.flatMap((row) => SecretLink.$createFromAdapterResult(row) ?? [])
}

/** One of them. @throws 404 */
export const findInvitation = async (companyId: string, id: string) =>
  named(await openInvitations(companyId), id)

/** The same, kept until the transaction ends. Only inside inTx. @throws 404 */
export const lockInvitation = async (companyId: string, id: string) =>
  named(await lockInvitations(companyId), id)

function named(invitations: SecretLink[], id: string) {
  const found = invitations.find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

/** All of them, kept until the transaction ends. Only inside inTx. */
export const lockInvitations = (companyId: string) => openInvitations(companyId, lock())

/** What became of the last mail of an invitation; undefined for one of before 2026-11. */
export async function lastMailOf({ id, companyId }: SecretLink) {
  const [mail] = await readRows<{ status: MailStatus }>(LAST_MAIL, [companyId, id])
  return mail?.status
}
