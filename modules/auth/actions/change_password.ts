import { linkTo } from '#modules/auth/mails/links'
import { passwordChanged } from '#modules/auth/mails/password_changed'
import { writeTo } from '#modules/auth/mails/write_to'
import type { Member } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'
import { Session } from '#modules/auth/models/session'
import { recordForPerson } from './record_for_person.js'

/**
 * Stores a new password: sessions and password links end, and a notice goes out. Inside inTx.
 * @param currentSession id of the session that changes the password and stays open; none stays without it
 */
export async function changePassword(
  { account, user }: Member,
  passwordHash: string,
  currentSession?: string
) {
  await account.merge({ passwordHash }).save()
  await Session.revokeWhere({ account_id: account.id }, 'password_changed', currentSession)
  await SecretLink.void({ purpose: 'password_reset', subject_id: account.id })
  const facts = {
    forgotLink: linkTo.forgotPassword(),
    keepsDevice: currentSession !== undefined,
  }
  await writeTo(user, 'password_changed', passwordChanged, facts)
  await recordForPerson(account.id, 'user.password_changed')
}
