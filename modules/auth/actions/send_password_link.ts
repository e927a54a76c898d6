import { companyNotLetIn } from '#modules/auth/mails/company_not_let_in'
import { linkTo } from '#modules/auth/mails/links'
import { passwordReset } from '#modules/auth/mails/password_reset'
import { writeTo } from '#modules/auth/mails/write_to'
import { Company } from '#modules/auth/models/company'
import { SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'

/**
 * Sends the link that sets a new password; older ones end. People of a company that is not let in
 * get its state instead, an unknown address gets nothing. Inside inTx.
 */
export async function sendPasswordLink(email: string) {
  const found = await User.findByEmail(email)
  const user = found?.isActive ? found : null
  if (!user) return
  await SecretLink.void({ purpose: 'password_reset', subject_id: user.id })
  const company = user.companyId === null ? null : await Company.findOrFail(user.companyId)
  if (company?.status === 'pending' || company?.status === 'rejected') {
    const facts = { companyName: company.name, status: company.status }
    await writeTo(user, 'company_not_let_in', companyNotLetIn, facts)
  } else {
    const { id: subjectId, companyId } = user
    const made = await SecretLink.make({ purpose: 'password_reset', subjectId, companyId })
    const facts = { link: linkTo.resetPassword(made) }
    await writeTo(user, 'password_reset', passwordReset, facts, { isSecret: true })
  }
}
