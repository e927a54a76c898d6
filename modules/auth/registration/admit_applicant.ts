import { AppError, FieldError } from '#core/errors/app_error'
import env from '#core/start/env'
import { foldEmail } from '#modules/auth/models/account'
import { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import { readRegistrationMode } from './registration_mode.js'

/** Rights of an applicant with the link of a super admin. */
export interface Admission {
  link: SecretLink
  /** The super admin who made the link. */
  inviter: User
  /** The link came to the address by mail, so the address is the applicant's. */
  isConfirmed: boolean
  /** The company is let in at once, in the name of the inviter. */
  isApproved: boolean
}

/**
 * Checks whether a company may register now.
 * @param key of the link of a super admin
 * @param email of the applicant
 * @returns null where registration is open and there is no link
 * @throws 403 `registration_closed`, `registration_by_invitation`, 404 `link_not_valid`, 422 on `companyEmail` when the
 *   link is valid for another address
 */
export async function admitApplicant(
  key: string | undefined,
  email: string
): Promise<Admission | null> {
  const mode = await readRegistrationMode()
  if (mode === 'closed') throw new AppError(403, 'auth.registration_closed')
  if (key) return openLink(key, foldEmail(email))
  if (mode === 'invitation') throw new AppError(403, 'auth.registration_by_invitation')
  return null
}

async function openLink(key: string, email: string): Promise<Admission> {
  const link = await SecretLink.open(key, ['registration'])
  const inviter = await User.find(link.subjectId)
  if (!inviter?.isActive || inviter.role !== 'superAdmin') throw linkNotValid()
  const { email: invited, approves } = link.details
  if (invited && invited !== email) {
    throw new FieldError('companyEmail', 'auth.invitation_for_other_address')
  }
  const isConfirmed = invited !== undefined && env.SMTP_URL !== undefined
  const isApproved = approves === 'yes' && (isConfirmed || !env.CONFIRMED_ADDRESS_REQUIRED)
  return { link, inviter, isConfirmed, isApproved }
}
