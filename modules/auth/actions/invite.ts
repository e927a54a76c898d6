import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { cancelMailsAbout } from '#core/mail/scheduled_mails'
import env from '#core/start/env'
import { invitation } from '#modules/auth/mails/invitation'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import type { Company } from '#modules/auth/models/company'
import { findMember } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import { assertRoom } from '#modules/auth/plans/assert_room'
import {
  lockInvitation,
  lockInvitationOf,
  lockInvitationsBy,
} from '#modules/auth/queries/open_invitations'
import type { InvitationInput } from '#modules/auth/validators/invitation'

/** The inviting user and their company. */
export interface Host {
  company: Company
  inviter: User
}

/**
 * Invites a person. An address has one invitation: it is renewed, and the previous link stops working. Somebody with
 * an account is asked by the mail to accept with it; nothing else differs. Only inside inTx.
 * @param person with a folded address
 * @returns the link, which cannot be read again, without a mail server to send it; null with one
 * @throws 422 `works_here`, 403 `plan_limit_reached`
 */
export async function invite(host: Host, person: InvitationInput) {
  const companyId = host.company.id
  // First of all: of two for one address at once, the second waits here and finds the first.
  await record(companyId, 'user.invited', person.role)
  const colleague = await User.query().where({ companyId, email: person.email }).first()
  // This discloses nothing: the owner sees all people of the company anyway.
  if (colleague) throw new FieldError('email', 'auth.works_here')
  const details = { ...person, invitedBy: host.inviter.id }
  const known = await lockInvitationOf(companyId, person.email)
  await assertPlaceFor(companyId, known)
  if (known) return handOver(host, known.merge({ details }), await known.renew())
  const id = newId()
  const link = { id, purpose: 'invitation', subjectId: id, companyId, details } as const
  const { key } = await SecretLink.make(link)
  return handOver(host, { id, details }, key)
}

/** Gives an invitation another link and sends it; the one before opens nothing any more. As invite. @throws 404 */
export async function inviteAgain(host: Host, id: string) {
  const companyId = host.company.id
  const link = await lockInvitation(companyId, id)
  await assertPlaceFor(companyId, link)
  await record(companyId, 'user.invited_again', link.details.role)
  return handOver(host, link, await link.renew())
}

/** Its link opens nothing any more, and a mail that has not left stays here. Only inside inTx. @throws 404 */
export async function withdrawInvitation(companyId: string, id: string) {
  const link = await lockInvitation(companyId, id)
  await link.delete()
  await cancelMailsAbout({ id: companyId }, id)
  await record(companyId, 'user.invitation_withdrawn', link.details.role)
}

/** Ends the invitations that somebody has sent, as above. Only inside inTx. */
export async function withdrawInvitationsOf(companyId: string, inviterId: string) {
  for (const { id } of await lockInvitationsBy(companyId, inviterId)) {
    await withdrawInvitation(companyId, id)
  }
}

/** An invitation that can still be accepted has its place in the plan; a new one, and one that is over, needs one. */
async function assertPlaceFor(companyId: string, known?: SecretLink) {
  if (known === undefined || Number(known.expiresAt) <= now())
    await assertRoom(companyId, 'members')
}

async function handOver(
  { company, inviter }: Host,
  { id, details }: Pick<SecretLink, 'id' | 'details'>,
  key: string
) {
  const { id: companyId, name: companyName, language } = company
  const { name = '', email = '' } = details
  const url = linkTo.invitation(key)
  const about = { type: 'invitation', id }
  await cancelMailsAbout(company, id)
  const known = await findMember(email)
  const facts = { companyName, inviter: inviter.name, link: url }
  const reader = { name, email, language: known?.user.language ?? language, companyId }
  const purpose = known ? 'invitation_of_member' : 'invitation'
  await writeTo(reader, purpose, invitation, facts, { isSecret: true, about })
  return env.SMTP_URL ? null : url
}

/** Says that it happened and in which role, and not whom: the chain of these rows is kept for good. */
const record = (companyId: string, action: string, role = 'employee') =>
  audit({
    companyId,
    action,
    subject: { type: 'company', id: companyId },
    details: { role },
    security: { role },
  })
