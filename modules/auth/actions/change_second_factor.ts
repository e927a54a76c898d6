import { changeRows } from '#core/database/change_rows'
import { conflict } from '#core/errors/app_error'
import type { Member } from '#modules/auth/models/member'
import type { SecondFactor } from '#modules/auth/models/second_factor'
import { Session } from '#modules/auth/models/session'
import { hasSecondFactor } from '#modules/auth/second_factor/factors'
import {
  forgetRecoveryCodes,
  makeMissingRecoveryCodes,
  makeRecoveryCodes,
} from '#modules/auth/second_factor/recovery_codes'
import { recordFactorChange } from './record_factor_change.js'

/**
 * Makes sign-ins ask for the app from now on; all other devices are signed out. Inside inTx.
 * @param currentSession id of the session that stays open
 * @returns the recovery codes, which cannot be read again; none when there are codes from before
 * @throws 409 `second_factor_on` when another request was quicker
 */
export async function turnOnSecondFactor(
  member: Member,
  factor: SecondFactor,
  currentSession: string
) {
  if (!(await factor.activate())) throw conflict('auth.second_factor_on')
  const codes = await makeMissingRecoveryCodes(member.account.id)
  await signOutElsewhere(member, currentSession)
  await recordFactorChange(member, 'user.second_factor_on', { change: 'on' })
  return codes
}

/** Sign-ins no longer ask for the app; all other devices are signed out. Inside inTx. @throws 409 `second_factor_off` */
export async function turnOffSecondFactor(member: Member, currentSession: string) {
  const removed = await changeRows(
    'delete from second_factors where account_id = ? and confirmed_at is not null',
    [member.account.id]
  )
  if (removed === 0) throw conflict('auth.second_factor_off')
  await signOutElsewhere(member, currentSession)
  const change = (await forgetCodesAfterLast(member.account.id)) ? 'off' : 'app_removed'
  await recordFactorChange(member, 'user.second_factor_off', { change })
}

/** Ends the recovery codes when nothing follows the password any more. Inside inTx. @returns whether that is so */
export async function forgetCodesAfterLast(accountId: string) {
  if (await hasSecondFactor(accountId)) return false
  await forgetRecoveryCodes(accountId)
  return true
}

/** Replaces the recovery codes. Inside inTx. @returns the new ones, which cannot be read again */
export async function renewRecoveryCodes(member: Member) {
  const codes = await makeRecoveryCodes(member.account.id)
  await recordFactorChange(member, 'user.recovery_codes_renewed', { change: 'renewed' })
  return codes
}

const signOutElsewhere = ({ account }: Member, currentSession: string) =>
  Session.revokeWhere({ account_id: account.id }, 'second_factor_changed', currentSession)
