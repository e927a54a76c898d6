import { audit } from '#core/audit/audit'
import { conflict } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { Company, rightsWithdrawal, User, withdrawInvitationsOf } from '#modules/auth/public'
import { tell } from '#modules/leaving/mails/tell'
import { someoneLeft, youLeft } from '#modules/leaving/mails/texts'
import { lockCompany } from '#modules/leaving/queries/lock_company'
import type { Reason } from '#modules/leaving/reasons'
import { anonymise } from './anonymise.js'

/**
 * Takes somebody out of a company that goes on; other companies of the person are not touched. Running timers stop, hours and documents stay under
 * "former user #n". Only inside inTx.
 * @throws 409 `leaving.last_owner`, `leaving.super_admin`; 409 `leaving.company_closed`
 */
export async function leaveCompany(userId: string, reason: Reason) {
  const { companyId } = await User.findOrFail(userId)
  if (companyId === null) throw conflict('leaving.super_admin')
  const company = await lockCompany(companyId)
  const people = await User.lockOwnersAnd(companyId, userId)
  const person = people.find(({ id }) => id === userId)
  if (!person || person.leftAt !== null) throw conflict('leaving.company_closed')
  const others = people.filter(
    ({ id, role, isActive }) => id !== userId && role === 'owner' && isActive
  )
  if (person.role === 'owner' && others.length === 0) throw conflict('leaving.last_owner')
  await tellOf(person, company, others)
  await removeFrom(company, person, reason)
}

/** Removes somebody without asking whether that may be: after a restore, or with the company. Only inside inTx. */
export async function removeFrom(company: Company, person: User, reason: Reason) {
  await withdrawInvitationsOf(company.id, person.id)
  const number = await anonymise(person, company.language)
  await rightsWithdrawal.announce(company)
  await audit({
    companyId: company.id,
    action: 'user.left',
    subject: { type: 'user', id: person.id },
    details: { number, reason },
    security: { userId: person.id },
  })
  publish(company.id, { kind: 'person', id: person.id, audience: 'staff' })
}

/** Whether somebody belongs to further companies, so that the account stays. */
async function hasOthers({ id, accountId }: User) {
  if (accountId === null) return false
  const others = User.query().where({ accountId }).whereNot('id', id)
  return (await others.first()) !== null
}

async function tellOf(person: User, company: Company, owners: User[]) {
  const { name } = person
  const { name: companyName } = company
  const purpose = (await hasOthers(person)) ? 'you_left_one' : 'you_left'
  await tell(person, purpose, youLeft(companyName))
  for (const owner of owners) {
    await tell(owner, 'someone_left', someoneLeft({ name, companyName }))
  }
}
