import { audit } from '#core/audit/audit'
import { AppError, FieldError } from '#core/errors/app_error'
import type { Role } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { publish } from '#core/live/publish'
import { Company } from '#modules/auth/models/company'
import { linkNotValid, type SecretLink } from '#modules/auth/models/secret_link'
import { foldEmail, User } from '#modules/auth/models/user'

/**
 * Makes the invited user with the role that the owner chose. Inside inTx.
 * @throws 404 `link_not_valid`, 422 on `email` when it is not the invited address or has an account,
 *   403 when the company is not active
 */
export async function acceptInvitation(
  invitation: SecretLink,
  account: { name: string; email: string; passwordHash: string; language: Language }
) {
  const { companyId, details } = invitation
  if (companyId === null) throw linkNotValid()
  if (foldEmail(account.email) !== details.email) {
    throw new FieldError('email', 'auth.invitation_for_other_address')
  }
  if (await User.findByEmail(account.email)) throw new FieldError('email', 'auth.email_taken')
  const { status } = await Company.findOrFail(companyId)
  if (status !== 'active') throw new AppError(403, 'company_suspended')

  await invitation.use()
  const role: Role = details.role === 'member' ? 'member' : 'employee'
  const user = await User.add({ companyId, role, ...account })
  await audit({
    companyId,
    action: 'user.joined',
    subject: { type: 'user', id: user.id },
    details: { role, invitedBy: details.invitedBy ?? null },
    security: { userId: user.id, role },
  })
  publish(companyId, { kind: 'person', id: user.id, audience: 'staff' })
}
