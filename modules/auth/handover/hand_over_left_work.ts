import { audit } from '#core/audit/audit'
import { conflict, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { Boss } from '#modules/auth/actions/change_person'
import { countHeldWork, handOverWork } from '#modules/auth/handover/held_work'
import { User } from '#modules/auth/models/user'

/**
 * Gives the open work of somebody who was deactivated or has left to a successor. Only inside inTx.
 * @returns the person with the work that stays, such as proposals that the successor may not see
 * @throws 404, 409 `auth.still_active`, 422 `successor_unknown`
 */
export async function handOverLeftWork({ company, caller }: Boss, id: string, successorId: string) {
  const person = await User.query().where({ companyId: company.id, id }).forUpdate().first()
  if (!person) throw notFound()
  if (person.isActive) throw conflict('auth.still_active')
  const owner = { userId: caller.userId, role: 'owner' as const }
  await handOverWork({ company, caller: owner, fromId: id, to: successorId })
  await audit({
    companyId: company.id,
    action: 'user.work_handed_over',
    subject: { type: 'user', id },
    security: { userId: id, successorId },
  })
  publish(company.id, { kind: 'person', id, audience: 'staff' })
  const work = await countHeldWork(company, id)
  return { _id: id, name: person.name, work: work.filter(({ count }) => count > 0) }
}
