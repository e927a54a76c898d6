import { now } from '#core/clock'
import { linkNotValid, type SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'

/** Notes that the address of a sign-up belongs to who signed up. Inside inTx. @throws 404 `link_not_valid` */
export async function confirmAddress(link: SecretLink) {
  await link.use()
  const user = await User.lock(link.subjectId)
  if (user.email !== link.details.email) throw linkNotValid()
  await user.merge({ emailConfirmedAt: now() }).save()
}
