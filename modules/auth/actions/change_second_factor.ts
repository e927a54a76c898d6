import { changeRows } from '#core/database/change_rows'
import { conflict } from '#core/errors/app_error'
import { linkTo } from '#modules/auth/mails/links'
import { secondFactorChanged } from '#modules/auth/mails/second_factor_changed'
import { writeTo } from '#modules/auth/mails/write_to'
import type { SecondFactor } from '#modules/auth/models/second_factor'
import { Session } from '#modules/auth/models/session'
import type { User } from '#modules/auth/models/user'
import { forgetRecoveryCodes, makeRecoveryCodes } from '#modules/auth/second_factor/recovery_codes'
import { recordForPerson } from './record_for_person.js'

/**
 * Makes sign-ins ask for the app from now on; all other devices are signed out. Inside inTx.
 * @param currentSession id of the session that stays open
 * @returns the recovery codes, which cannot be read again
 * @throws 409 `second_factor_on` when another request was quicker
 */
export async function turnOnSecondFactor(user: User, factor: SecondFactor, currentSession: string) {
  if (!(await factor.activate())) throw conflict('auth.second_factor_on')
  const codes = await makeRecoveryCodes(user.id)
  await Session.revokeWhere({ user_id: user.id }, 'second_factor_changed', currentSession)
  await record(user, 'user.second_factor_on', 'on')
  return codes
}

/** Sign-ins ask for the password only; all other devices are signed out. Inside inTx. @throws 409 `second_factor_off` */
export async function turnOffSecondFactor(user: User, currentSession: string) {
  const removed = await changeRows(
    'delete from second_factors where user_id = ? and confirmed_at is not null',
    [user.id]
  )
  if (removed === 0) throw conflict('auth.second_factor_off')
  await forgetRecoveryCodes(user.id)
  await Session.revokeWhere({ user_id: user.id }, 'second_factor_changed', currentSession)
  await record(user, 'user.second_factor_off', 'off')
}

/** Replaces the recovery codes. Inside inTx. @returns the new ones, which cannot be read again */
export async function renewRecoveryCodes(user: User) {
  const codes = await makeRecoveryCodes(user.id)
  await record(user, 'user.recovery_codes_renewed', 'renewed')
  return codes
}

async function record(user: User, action: string, change: 'on' | 'off' | 'renewed') {
  const facts = { change, accountLink: linkTo.account() }
  await writeTo(user, 'second_factor_changed', secondFactorChanged, facts)
  await recordForPerson(user, action)
}
