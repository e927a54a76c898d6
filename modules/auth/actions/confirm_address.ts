import { now } from '#core/clock'
import { Account } from '#modules/auth/models/account'
import { linkNotValid, type SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'

/** Notes that the address of a sign-up belongs to who signed up. Inside inTx. @throws 404 `link_not_valid` */
export async function confirmAddress(link: SecretLink) {
  await link.use()
  const { accountId } = await User.findOrFail(link.subjectId)
  if (accountId === null) throw linkNotValid()
  const account = await Account.lock(accountId)
  if (account.email !== link.details.email) throw linkNotValid()
  await account.changePerson({ email_confirmed_at: now() })
}
