import { changeRows } from '#core/database/change_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { linkTo } from '#modules/auth/mails/links'
import { secondFactorChanged } from '#modules/auth/mails/second_factor_changed'
import { writeTo } from '#modules/auth/mails/write_to'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { forgetRecoveryCodes } from '#modules/auth/second_factor/recovery_codes'
import type { Boss } from './change_person.js'
import { recordForPerson } from './record_for_person.js'

/**
 * An owner removes the lost second factor of a member or employee. Only inside inTx.
 * @throws 404, 409 `factor_of_owner` for owners, who ask the operator, 409 `second_factor_off_theirs`
 */
export async function resetFactorOfMember({ company }: Boss, id: string) {
  const person = (await User.lockOwnersAnd(company.id, id)).find((each) => each.id === id)
  if (!person) throw notFound()
  if (person.role === 'owner') throw conflict('auth.factor_of_owner')
  await resetSecondFactor(person)
}

/** The same for anybody, by the operator. Only inside inTx. @throws 404, 409 `second_factor_off_theirs` */
export async function resetFactorOfAddress(email: string) {
  const user = await User.findByEmail(email)
  if (!user) throw notFound()
  await resetSecondFactor(user)
}

/**
 * Removes a second factor that its owner has lost: the password alone signs in again, all devices are signed out, and
 * the person gets a notice. Inside inTx.
 * @throws 409 `second_factor_off_theirs`
 */
async function resetSecondFactor(user: User) {
  const removed = await changeRows(
    'delete from second_factors where user_id = ? and confirmed_at is not null',
    [user.id]
  )
  if (removed === 0) throw conflict('auth.second_factor_off_theirs')
  await forgetRecoveryCodes(user.id)
  await Session.revokeWhere({ user_id: user.id }, 'second_factor_changed')
  const facts = { change: 'reset', accountLink: linkTo.account() } as const
  await writeTo(user, 'second_factor_changed', secondFactorChanged, facts)
  await recordForPerson(user, 'user.second_factor_reset')
}
