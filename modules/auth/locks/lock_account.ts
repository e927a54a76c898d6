import { now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { conflict, forbidden, notFound } from '#core/errors/app_error'
import type { Caller } from '#core/http/caller'
import { recordForPerson } from '#modules/auth/actions/record_for_person'
import { Account } from '#modules/auth/models/account'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'

/** A super admin who changes the sign-in of somebody. */
type Operator = Pick<Caller, 'accountId'>

/**
 * Lets nobody sign in with the account of a user, in any company, until it is unlocked: sessions, access keys and feeds
 * end now. Only inside inTx.
 * @param reason the person reads it at the next sign-in
 * @throws 404, 409 `own_sign_in`, `account_already_locked`
 */
export async function lockAccount(operator: Operator, userId: string, reason: string) {
  const account = await lockForOperator(operator, userId)
  if (account.lockedAt !== null) throw conflict('auth.account_already_locked')
  await account.merge({ lockedAt: now(), lockReason: reason }).save()
  await Session.revokeWhere({ account_id: account.id }, 'locked')
  await record(account, userId, 'user.locked')
}

/** Lets the person sign in again, with the same password. Only inside inTx. @throws 404, 409 `account_not_locked` */
export async function unlockAccount(operator: Operator, userId: string) {
  const account = await lockForOperator(operator, userId)
  if (account.lockedAt === null) throw conflict('auth.account_not_locked')
  await account.merge({ lockedAt: null, lockReason: null }).save()
  await record(account, userId, 'user.unlocked')
}

/**
 * Signs a person out everywhere, in all companies; access keys and feeds end as well. Only inside inTx.
 * @returns how many sessions were ended
 * @throws 404, 409 `own_sign_in`
 */
export async function endSessionsOf(operator: Operator, userId: string) {
  const account = await lockForOperator(operator, userId)
  const count = await Session.revokeWhere({ account_id: account.id }, 'ended_by_operator')
  await record(account, userId, 'user.sessions_ended')
  return count
}

/**
 * The account of a user and that of the operator, both locked: of two super admins who lock each other at once the
 * second has no sign-in any more, so one of them always keeps it.
 */
async function lockForOperator(operator: Operator, userId: string) {
  const { accountId } = (await User.find(userId)) ?? {}
  if (!accountId) throw notFound()
  if (accountId === operator.accountId) throw conflict('auth.own_sign_in')
  const accounts = await Account.query({ client: writer() })
    .whereIn('id', [accountId, operator.accountId])
    .orderBy('id')
    .forUpdate()
  if (accounts.find(({ id }) => id === operator.accountId)?.lockedAt !== null) throw forbidden()
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) throw notFound()
  return account
}

/** In the chain of each company of the person, and in the log of the operator. */
async function record({ id }: Account, userId: string, action: string) {
  await recordForPerson(id, action)
  await recordForOperator(action, { userId })
}
