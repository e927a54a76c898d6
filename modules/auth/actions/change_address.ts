import { FieldError } from '#core/errors/app_error'
import { tellKnown } from '#modules/auth/actions/apply_for_company'
import { addressChange } from '#modules/auth/mails/address_change'
import { addressChanging } from '#modules/auth/mails/address_changing'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import { recordForPerson } from './record_for_person.js'

/**
 * Begins to change the address of somebody: the new one gets a link that confirms it, the old one a notice with a link
 * that objects. The old one signs in until then. A taken address gets a mail that says so, and nothing else differs by
 * that. An earlier change that waits ends. Inside inTx.
 * @param email folded
 * @throws 422 `email_unchanged`
 */
export async function beginAddressChange(user: User, email: string) {
  if (email === user.email) throw new FieldError('email', 'auth.email_unchanged')
  await cancelAddressChange(user)
  const details = { email, before: user.email }
  const about = { subjectId: user.id, companyId: user.companyId, details }
  const link = await SecretLink.make({ purpose: 'address_change', ...about })
  const taken = await User.findByEmail(email)
  if (taken) await tellKnown(taken)
  else {
    const facts = { link: linkTo.confirmAddress(link) }
    await writeTo({ ...readerOf(user), email }, 'address_change', addressChange, facts, {
      isSecret: true,
    })
  }
  await giveNotice(user, 'asked', details)
  await recordForPerson(user, 'user.address_change_begun')
}

/** Ends a change that waits: its links stop working. Inside inTx. */
export async function cancelAddressChange({ id }: User) {
  await SecretLink.void({ purpose: 'address_change', subject_id: id })
  await SecretLink.void({ purpose: 'address_objection', subject_id: id })
}

/**
 * Takes the new address with the link that was sent to it; sessions stay. Inside inTx.
 * @throws 404 `link_not_valid`, also when somebody else has taken the address meanwhile
 */
export async function confirmAddressChange(link: SecretLink) {
  await link.use()
  const user = await User.lock(link.subjectId)
  const { email = '', before = '' } = link.details
  if (!user.isActive || user.email !== before) throw linkNotValid()
  await SecretLink.void({ purpose: 'password_reset', subject_id: user.id })
  await SecretLink.void({ purpose: 'address_objection', subject_id: user.id })
  if (!(await user.moveTo(email))) throw linkNotValid()
  await giveNotice(user, 'done', { email, before })
  await recordForPerson(user, 'user.address_changed')
}

async function giveNotice(
  user: User,
  state: 'asked' | 'done',
  details: { email: string; before: string }
) {
  const link = await SecretLink.make({
    purpose: 'address_objection',
    subjectId: user.id,
    companyId: user.companyId,
    details,
  })
  const facts = { state, email: details.email, link: linkTo.confirmAddress(link) }
  const reader = { ...readerOf(user), email: details.before }
  await writeTo(reader, 'address_changing', addressChanging, facts, { isSecret: true })
}

const readerOf = ({ name, email, language, companyId }: User) => ({
  name,
  email,
  language,
  companyId,
})
