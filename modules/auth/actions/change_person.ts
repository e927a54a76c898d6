import { audit } from '#core/audit/audit'
import { conflict, forbidden, notFound } from '#core/errors/app_error'
import type { Caller, CompanyRole, CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { withdrawInvitationsOf } from '#modules/auth/actions/invite'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { handOverWork } from '#modules/auth/handover/held_work'
import { rightsWithdrawal } from '#modules/auth/happenings'
import { usersOf } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { assertRoom } from '#modules/auth/plans/assert_room'

/** An owner who changes what others may do. */
export interface Boss {
  company: CompanyScope
  caller: Pick<Caller, 'userId' | 'sessionId'>
}

/**
 * Takes somebody's access to this company: sessions and timers here end now, the work and the name stay. The account goes
 * on in other companies. Only inside inTx.
 * @param successorId the person who takes the open work over; without one it stays
 * @throws 404, 409 `own_account`, 403 when the caller is no owner any more, 422 `successor_unknown`; for an owner as
 *   `assertConfirmed`
 */
export async function deactivatePerson(boss: Boss, id: string, successorId?: string | null) {
  const person = await lockPerson(boss, id)
  if (!person.isActive) return
  if (person.role === 'owner') await assertConfirmed(boss.caller)
  await person.merge({ isActive: false }).save()
  await Session.revokeWhere({ user_id: id }, 'deactivated')
  await endPasswordLinks(person)
  await withdrawInvitationsOf(boss.company.id, id)
  await record(boss, person, 'user.deactivated')
  await rightsWithdrawal.announce(boss.company)
  if (!successorId) return
  const { company, caller } = boss
  const owner = { userId: caller.userId, role: 'owner' as const }
  await handOverWork({ company, caller: owner, fromId: id, to: successorId })
}

/** Links for a new password open nothing any more once no company lets the person in. */
async function endPasswordLinks({ accountId }: User) {
  if (accountId === null) return
  const isLetIn = (await usersOf(accountId)).some(({ isActive }) => isActive)
  if (!isLetIn) await SecretLink.void({ purpose: 'password_reset', subject_id: accountId })
}

/** Gives the access back; the password is the one before. Only inside inTx. @throws as `deactivatePerson`, 403 `plan_limit_reached` */
export async function reactivatePerson(boss: Boss, id: string) {
  const person = await lockPerson(boss, id)
  if (person.isActive) return
  if (person.role === 'owner') await assertConfirmed(boss.caller)
  await assertRoom(boss.company.id, 'members')
  await person.merge({ isActive: true }).save()
  await record(boss, person, 'user.reactivated')
}

/**
 * Gives somebody another role, from the next request on. To make or unmake an owner, the session is confirmed. Only inside
 * inTx. @throws as `deactivatePerson`, as `assertConfirmed`
 */
export async function changeRole(boss: Boss, id: string, role: CompanyRole) {
  const person = await lockPerson(boss, id)
  const { role: before } = person
  if (before === role) return
  if (before === 'owner' || role === 'owner') await assertConfirmed(boss.caller)
  await person.merge({ role }).save()
  if (before === 'owner') await withdrawInvitationsOf(boss.company.id, id)
  await record(boss, person, 'user.role_changed', { before, role })
  await rightsWithdrawal.announce(boss.company)
}

/**
 * The person and all owners are locked, so that of two owners who change each other at once the second is none any more:
 * a company always keeps an owner.
 */
async function lockPerson({ company, caller }: Boss, id: string) {
  const people = await User.lockOwnersAnd(company.id, id)
  const person = people.find((each) => each.id === id)
  if (!person || person.leftAt !== null) throw notFound()
  if (id === caller.userId) throw conflict('auth.own_account')
  const own = people.find((each) => each.id === caller.userId)
  if (own?.role !== 'owner' || !own.isActive) throw forbidden()
  return person
}

async function record(
  { company }: Boss,
  { id }: User,
  action: string,
  details: Record<string, string> = {}
) {
  const subject = { type: 'user', id }
  const security = { userId: id, ...details }
  await audit({ companyId: company.id, action, subject, details, security })
  publish(company.id, { kind: 'person', id, audience: 'staff' })
}
