import { lockMemberOf } from '#modules/auth/models/member'
import { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
import { Session } from '#modules/auth/models/session'
import { cancelAddressChange } from './change_address.js'
import { recordForPerson } from './record_for_person.js'
import { sendPasswordLink } from './send_password_link.js'

/**
 * The person at the old address objects to a change: a waiting one ends, and one that has happened is taken back. All
 * devices are signed out and the old address gets a link for a new password, because somebody else knows the old one.
 * Inside inTx.
 * @throws 404 `link_not_valid`, also when the account has yet another address now
 */
export async function objectToAddress(link: SecretLink) {
  await link.use()
  const { account, user } = await lockMemberOf(link.subjectId)
  const { email = '', before = '' } = link.details
  if (!user.isActive || ![email, before].includes(account.email)) throw linkNotValid()
  // The old address may belong to another account by now: then nothing can be taken back.
  if (account.email === email && !(await account.moveTo(before))) throw linkNotValid()
  await cancelAddressChange(account.id)
  await Session.revokeWhere({ account_id: account.id }, 'address_objected')
  await SecretLink.void({ purpose: 'password_reset', subject_id: account.id })
  await recordForPerson(account.id, 'user.address_objected')
  await sendPasswordLink(before)
}
