import { changeRows } from '#core/database/change_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { Account } from '#modules/auth/models/account'
import { findMember, type Member, usersOf } from '#modules/auth/models/member'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { forgetRecoveryCodes } from '#modules/auth/second_factor/recovery_codes'
import type { Boss } from './change_person.js'
import { recordFactorChange } from './record_factor_change.js'

/**
 * An owner removes the lost second factor of a member or employee who belongs to this company alone: an owner of one
 * company must not weaken the sign-in to another. Only inside inTx.
 * @throws 404, 409 `factor_of_owner` and `factor_by_operator` for others, who ask the operator, 409 `second_factor_off_theirs`
 */
export async function resetFactorOfMember({ company }: Boss, id: string) {
  const person = (await User.lockOwnersAnd(company.id, id)).find((each) => each.id === id)
  if (!person?.accountId) throw notFound()
  if (person.role === 'owner') throw conflict('auth.factor_of_owner')
  // Somebody who joins another company at this moment waits for this lock, or was counted.
  const account = await Account.lock(person.accountId)
  if ((await usersOf(account.id)).length > 1) throw conflict('auth.factor_by_operator')
  await resetSecondFactor({ account, user: person })
}

/** The same for anybody, by the operator. Only inside inTx. @throws 404, 409 `second_factor_off_theirs` */
export async function resetFactorOfAddress(email: string) {
  const member = await findMember(email)
  if (!member) throw notFound()
  await resetSecondFactor(member)
}

/**
 * Removes what somebody has lost, the app and all passkeys: the password alone signs in again, all devices are signed
 * out, and the person gets a notice. Inside inTx.
 * @throws 409 `second_factor_off_theirs`
 */
async function resetSecondFactor(member: Member) {
  const { id } = member.account
  const apps = await changeRows(
    'delete from second_factors where account_id = ? and confirmed_at is not null',
    [id]
  )
  const passkeys = await changeRows('delete from passkeys where account_id = ?', [id])
  if (apps + passkeys === 0) throw conflict('auth.second_factor_off_theirs')
  await forgetRecoveryCodes(id)
  await Session.revokeWhere({ account_id: id }, 'second_factor_changed')
  await recordFactorChange(member, 'user.second_factor_reset', { change: 'reset' })
}
