import { companyNotLetIn } from '#modules/auth/mails/companies/company_not_let_in'
import { linkTo } from '#modules/auth/mails/links'
import { passwordReset } from '#modules/auth/mails/password_reset'
import { writeTo } from '#modules/auth/mails/write_to'
import { Company } from '#modules/auth/models/company'
import { findMember } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'

/**
 * Sends the link that sets a new password; older ones end. People of a company that is not let in
 * get its state instead, an unknown address gets nothing. Inside inTx.
 */
export async function sendPasswordLink(email: string) {
  const member = await findMember(email)
  if (!member?.user.isActive) return
  const { account, user } = member
  await SecretLink.void({ purpose: 'password_reset', subject_id: account.id })
  const company = user.companyId === null ? null : await Company.findOrFail(user.companyId)
  if (company?.status === 'pending' || company?.status === 'rejected') {
    const facts = { companyName: company.name, status: company.status }
    await writeTo(user, 'company_not_let_in', companyNotLetIn, facts)
  } else {
    const about = { subjectId: account.id, companyId: user.companyId }
    const made = await SecretLink.make({ purpose: 'password_reset', ...about })
    const facts = { link: linkTo.resetPassword(made) }
    await writeTo(user, 'password_reset', passwordReset, facts, { isSecret: true })
  }
}
