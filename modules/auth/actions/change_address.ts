import { FieldError } from '#core/errors/app_error'
import { tellKnown } from '#modules/auth/actions/apply_for_company'
import { addressChange } from '#modules/auth/mails/address_change'
import { addressChanging } from '#modules/auth/mails/address_changing'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import { findMember, lockMemberOf, type Member } from '#modules/auth/models/member'
import { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
import { recordForPerson } from './record_for_person.js'

/**
 * Begins to change the address of somebody: the new one gets a link that confirms it, the old one a notice with a link
 * that objects. The old one signs in until then. A taken address gets a mail that says so, and nothing else differs by
 * that. An earlier change that waits ends. Inside inTx.
 * @param email folded
 * @throws 422 `email_unchanged`
 */
export async function beginAddressChange({ account, user }: Member, email: string) {
  if (email === user.email) throw new FieldError('email', 'auth.email_unchanged')
  await cancelAddressChange(account.id)
  const details = { email, before: user.email }
  const about = { subjectId: account.id, companyId: user.companyId, details }
  const link = await SecretLink.make({ purpose: 'address_change', ...about })
  const taken = await findMember(email)
  if (taken) await tellKnown(taken.user)
  else {
    const facts = { link: linkTo.confirmAddress(link) }
    await writeTo({ ...readerOf(user), email }, 'address_change', addressChange, facts, {
      isSecret: true,
    })
  }
  await giveNotice({ account, user }, 'asked', details)
  await recordForPerson(account.id, 'user.address_change_begun')
}

/** Ends a change that waits: its links stop working. Inside inTx. */
export async function cancelAddressChange(accountId: string) {
  await SecretLink.void({ purpose: 'address_change', subject_id: accountId })
  await SecretLink.void({ purpose: 'address_objection', subject_id: accountId })
}

/**
 * Takes the new address with the link that was sent to it; sessions stay. Inside inTx.
 * @throws 404 `link_not_valid`, also when somebody else has taken the address meanwhile
 */
export async function confirmAddressChange(link: SecretLink) {
  await link.use()
  const member = await lockMemberOf(link.subjectId)
  const { account, user } = member
  const { email = '', before = '' } = link.details
  if (!user.isActive || account.email !== before) throw linkNotValid()
  await SecretLink.void({ purpose: 'password_reset', subject_id: account.id })
  await SecretLink.void({ purpose: 'address_objection', subject_id: account.id })
  if (!(await account.moveTo(email))) throw linkNotValid()
  await giveNotice(member, 'done', { email, before })
  await recordForPerson(account.id, 'user.address_changed')
}

async function giveNotice(
  { account, user }: Member,
  state: 'asked' | 'done',
  details: { email: string; before: string }
) {
  const link = await SecretLink.make({
    purpose: 'address_objection',
    subjectId: account.id,
    companyId: user.companyId,
    details,
  })
  const facts = { state, email: details.email, link: linkTo.confirmAddress(link) }
  const reader = { ...readerOf(user), email: details.before }
  await writeTo(reader, 'address_changing', addressChanging, facts, { isSecret: true })
}

const readerOf = ({ name, email, language, companyId }: Member['user']) => ({
  name,
  email,
  language,
  companyId,
})
