import { audit } from '#core/audit/audit'
import { AppError, conflict, FieldError, forbidden } from '#core/errors/app_error'
import type { CompanyRole } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { publish } from '#core/live/publish'
import { Account, foldEmail } from '#modules/auth/models/account'
import { Company } from '#modules/auth/models/company'
import type { Member } from '#modules/auth/models/member'
import { linkNotValid, type SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import { invitedRole } from '#modules/auth/validators/invitation'

/**
 * Makes the invited user, with an account and with the role that the owner chose. Inside inTx.
 * @throws 404 `link_not_valid`, 422 on `email` when it is not the invited address or has an account,
 *   403 when the company is not active
 */
export async function acceptInvitation(
  invitation: SecretLink,
  account: { name: string; email: string; passwordHash: string; language: Language }
) {
  if (foldEmail(account.email) !== invitation.details.email) {
    throw new FieldError('email', 'auth.invitation_for_other_address')
  }
  if (await Account.findByEmail(account.email)) {
    throw new FieldError('email', 'auth.invitation_needs_sign_in')
  }
  return join(invitation, (membership) => User.add({ ...account, ...membership }))
}

/**
 * Adds the company of an invitation to those of somebody who is signed in. Inside inTx.
 * @param member the account locked
 * @throws 404 `link_not_valid`, 409 `invitation_for_other_account` or `belongs_already`, 403 when the company is not
 *   active, and for super admins, who belong to no company
 */
export async function acceptAsMember(invitation: SecretLink, { account, user }: Member) {
  if (user.role === 'superAdmin') throw forbidden()
  if (account.email !== invitation.details.email) {
    throw conflict('auth.invitation_for_other_account')
  }
  return join(invitation, async (membership) => {
    const { companyId } = membership
    const present = await User.query().where({ accountId: account.id, companyId }).first()
    if (present) throw conflict('auth.belongs_already')
    return User.join(user, membership)
  })
}

async function join(
  invitation: SecretLink,
  makeUser: (membership: { companyId: string; role: CompanyRole }) => Promise<User>
) {
  const { companyId, details } = invitation
  if (companyId === null) throw linkNotValid()
  const { status } = await Company.findOrFail(companyId)
  if (status !== 'active') throw new AppError(403, 'company_suspended')

  await invitation.use()
  const role = invitedRole(details.role)
  const user = await makeUser({ companyId, role })
  await audit({
    companyId,
    action: 'user.joined',
    subject: { type: 'user', id: user.id },
    details: { role, invitedBy: details.invitedBy ?? null },
    security: { userId: user.id, role },
  })
  publish(companyId, { kind: 'person', id: user.id, audience: 'staff' })
  return { companyId }
}
