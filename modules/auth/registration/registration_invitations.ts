import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { cancelPlatformMails } from '#core/mail/scheduled_mails'
import env from '#core/start/env'
import { linkTo } from '#modules/auth/mails/links'
import { registrationInvitation } from '#modules/auth/mails/registration_invitation'
import { writeTo } from '#modules/auth/mails/write_to'
import { SecretLink } from '#modules/auth/models/secret_link'
import type { User } from '#modules/auth/models/user'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'
import { readRegistrationMode } from './registration_mode.js'

/** A link that lets one company register and has not been used. */
export interface OpenRegistrationInvitation {
  id: string
  /** JSON: the address that it is valid for, and whether the company is approved at once. */
  details: string
  created_at: number
  expires_at: number
  inviter_name: string | null
}

/** More than an operator looks through. */
const MOST = 200

const OPEN = `
  select secret_links.id, details, secret_links.created_at, expires_at, users.name as inviter_name
  from secret_links left join users on users.id = secret_links.subject_id
  where purpose = 'registration' and used_at is null
  order by secret_links.created_at desc, secret_links.id desc limit ${MOST}`
const WITHDRAW = `
  delete from secret_links where id = ? and purpose = 'registration' and used_at is null`

/** The newest first, also those that have expired. */
export const openRegistrationInvitations = () => readRows<OpenRegistrationInvitation>(OPEN, [])

/**
 * Makes a link that lets one company register, valid once and for two weeks. With an address it is mailed there and is
 * valid for that address only. Inside inTx.
 * @param wish.email folded
 * @param wish.isApproved the company is let in without a further decision
 * @returns the address of the link, which cannot be read again; null when a mail server brings it
 * @throws 409 `registration_closed`
 */
export async function inviteCompany(
  inviter: User,
  { email, isApproved, language }: { email?: string; isApproved: boolean; language: Language }
): Promise<string | null> {
  if ((await readRegistrationMode()) === 'closed') throw conflict('auth.registration_closed')
  const id = newId()
  const { key } = await SecretLink.make({
    id,
    purpose: 'registration',
    subjectId: inviter.id,
    companyId: null,
    details: { ...(email && { email }), ...(isApproved && { approves: 'yes' }) },
  })
  await recordForOperator('registration.invited', { approves: isApproved ? 'yes' : 'no' })
  const link = linkTo.signUp(key)
  if (!email) return link
  const reader = { name: '', email, language, companyId: null }
  const about = { type: 'invitation', id }
  const facts = { inviter: inviter.name, link, isApproved }
  await writeTo(reader, 'registration_invitation', registrationInvitation, facts, {
    isSecret: true,
    about,
  })
  return env.SMTP_URL ? null : link
}

/** Its link opens nothing from now on, and a mail that has not left stays here. Inside inTx. @throws 404 */
export async function withdrawRegistrationInvitation(id: string) {
  if ((await changeRows(WITHDRAW, [id])) === 0) throw notFound()
  await cancelPlatformMails(id)
  await recordForOperator('registration.invitation_withdrawn')
}
