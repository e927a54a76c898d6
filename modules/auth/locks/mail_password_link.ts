import { conflict, notFound } from '#core/errors/app_error'
import { recordForPerson } from '#modules/auth/actions/record_for_person'
import { sendPasswordLink } from '#modules/auth/actions/send_password_link'
import { Account } from '#modules/auth/models/account'
import { memberOf } from '#modules/auth/models/member'
import { User } from '#modules/auth/models/user'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'

/**
 * The address to which an operator may send the link for a new password.
 * @throws 404, 409 `account_locked_for_operator`, `account_without_access`
 */
export async function addressForPasswordLink(userId: string) {
  const account = await accountOf(userId)
  if (account.lockedAt !== null) throw conflict('auth.account_locked_for_operator')
  if (!(await memberOf(account)).user.isActive) throw conflict('auth.account_without_access')
  return account.email
}

/** Sends a person the link for a new password, as if the person had asked for it. Inside inTx. @throws 404 */
export async function mailPasswordLink(userId: string) {
  const account = await accountOf(userId)
  await sendPasswordLink(account.email)
  await recordForPerson(account.id, 'user.password_link_sent')
  await recordForOperator('user.password_link_sent', { userId })
}

async function accountOf(userId: string) {
  const { accountId } = (await User.find(userId)) ?? {}
  const account = accountId ? await Account.find(accountId) : null
  if (!account) throw notFound()
  return account
}
