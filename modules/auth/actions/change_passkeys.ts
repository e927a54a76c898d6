import { conflict, notFound } from '#core/errors/app_error'
import type { Member } from '#modules/auth/models/member'
import { type NewCredential, Passkey } from '#modules/auth/models/passkey'
import { Session } from '#modules/auth/models/session'
import { hasSecondFactor } from '#modules/auth/second_factor/factors'
import { makeMissingRecoveryCodes } from '#modules/auth/second_factor/recovery_codes'
import { forgetCodesAfterLast } from './change_second_factor.js'
import { recordFactorChange } from './record_factor_change.js'

/** Passkeys of one person: a question to a browser lists them all. */
const MOST = 20

/**
 * Adds a passkey. The first second factor of an account signs all other devices out. Inside inTx.
 * @param member locked
 * @param currentSession id of the session that stays open
 * @returns the passkey, and recovery codes when there were none; they cannot be read again
 * @throws 409 `passkey_known` when somebody has this credential, `passkeys_full`
 */
export async function addPasskey(
  member: Member,
  { name, ...credential }: NewCredential & { name: string },
  currentSession: string
) {
  if (await Passkey.findByCredential(credential.credentialId)) throw conflict('auth.passkey_known')
  const { id } = member.account
  await assertRoomForPasskey(id)
  const isFirst = !(await hasSecondFactor(id))
  const passkey = await Passkey.add(id, name, credential)
  const recoveryCodes = await makeMissingRecoveryCodes(id)
  if (isFirst) {
    await Session.revokeWhere({ account_id: id }, 'second_factor_changed', currentSession)
  }
  const change = isFirst ? 'passkey_first' : 'passkey_added'
  await recordFactorChange(member, 'user.passkey_added', { change, passkey: name })
  return { passkey, recoveryCodes }
}

/** @throws 409 `passkeys_full` */
export async function assertRoomForPasskey(accountId: string) {
  const passkeys = await Passkey.of(accountId)
  if (passkeys.length >= MOST) throw conflict('auth.passkeys_full', { values: { max: MOST } })
}

/**
 * Removes a passkey; all other devices are signed out, because one of them may be the lost one. Inside inTx.
 * @param member locked
 * @param currentSession id of the session that stays open
 * @throws 404
 */
export async function removePasskey(member: Member, id: string, currentSession: string) {
  const passkey = await Passkey.findOwn(member.account.id, id)
  if (!passkey) throw notFound()
  await passkey.delete()
  const which = { account_id: member.account.id }
  await Session.revokeWhere(which, 'second_factor_changed', currentSession)
  const change = (await forgetCodesAfterLast(member.account.id)) ? 'off' : 'passkey_removed'
  await recordFactorChange(member, 'user.passkey_removed', { change, passkey: passkey.name })
}
