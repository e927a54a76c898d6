import { currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { dayOf, now } from '#core/clock'
import { assertOneRow, writer } from '#core/database/in_tx'
import { conflict, FieldError, forbidden } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { type Company, type CompanyStatus, rightsWithdrawal, User } from '#modules/auth/public'
import { tell } from '#modules/leaving/mails/tell'
import { deletionCancelled, deletionRequested } from '#modules/leaving/mails/texts'
import { CompanyLeaving, GRACE_DAYS } from '#modules/leaving/models/company_leaving'
import { countryOf } from '#modules/leaving/queries/country_of'
import { lockCompany } from '#modules/leaving/queries/lock_company'
import type { Reason } from '#modules/leaving/reasons'

const DAY = 86_400_000

/** Companies that never worked here hold nothing to change one's mind about. */
const NEVER_LET_IN: CompanyStatus[] = ['pending', 'rejected']

/**
 * An owner asks for the deletion of the company. For thirty days it is read only: nothing new is written, nothing is
 * sent by the clock, everything can be exported, and each owner can cancel. Only inside inTx.
 * @param companyName typed again, so that nobody deletes the wrong one
 * @throws 403, 422 on `companyName`, 409 `leaving.already_requested`
 */
export async function requestDeletion(
  userId: string,
  { companyName, reason }: { companyName: string; reason: Reason }
) {
  const { company, owner } = await lockForOwner(userId)
  if (fold(companyName) !== fold(company.name)) {
    throw new FieldError('companyName', 'leaving.other_company_name')
  }
  if (await CompanyLeaving.lock(company.id)) throw conflict('leaving.already_requested')

  const isWaiting = !NEVER_LET_IN.includes(company.status)
  const leaving = new CompanyLeaving()
  await leaving
    .merge({
      id: company.id,
      state: 'requested',
      requestedBy: userId,
      requestedAt: now(),
      reason,
      statusBefore: company.status,
      closesAt: now() + (isWaiting ? GRACE_DAYS * DAY : 0),
      country: await countryOf(company),
    })
    .save()
  if (isWaiting) await setStatus(company, 'leaving')
  await rightsWithdrawal.announce(company)
  await record(company, 'deletion_requested', { reason, closesAt: leaving.closesAt })
  await tellAll(company, leaving)
  return { owner, leaving }
}

/** An owner keeps the company: everything is as it was before. Only inside inTx. @throws 403, 409 `leaving.not_requested` */
export async function cancelDeletion(userId: string) {
  const { company } = await lockForOwner(userId)
  const leaving = await CompanyLeaving.lock(company.id)
  if (leaving?.state !== 'requested') throw conflict('leaving.not_requested')
  await leaving.delete()
  if (company.status === 'leaving') await setStatus(company, leaving.statusBefore)
  await record(company, 'deletion_cancelled', {})
  for (const person of await activePeople(company)) {
    await tell(person, 'deletion_cancelled', deletionCancelled(company.name))
  }
}

async function lockForOwner(userId: string) {
  const { companyId } = await User.findOrFail(userId)
  if (companyId === null) throw forbidden()
  const company = await lockCompany(companyId)
  const people = await User.lockOwnersAnd(companyId, userId)
  const owner = people.find(({ id }) => id === userId)
  if (owner?.role !== 'owner' || !owner.isActive) throw forbidden()
  return { company, owner }
}

export async function setStatus(company: Company, status: CompanyStatus) {
  assertOneRow(
    await writer()
      .from('companies')
      .where({ id: company.id, status: company.status })
      .update({ status })
  )
  company.status = status
  publish(company.id, { kind: 'settings', id: company.id, audience: 'staff' })
}

async function tellAll(company: Company, { closesAt }: CompanyLeaving) {
  const closesOn = dayOf(closesAt, company.timeZone)
  for (const person of await activePeople(company)) {
    const purpose = person.role === 'owner' ? 'deletion_requested' : 'company_leaves'
    await tell(person, purpose, deletionRequested({ companyName: company.name, closesOn }))
  }
}

const activePeople = ({ id }: Company) =>
  User.query({ client: writer() }).where({ companyId: id, isActive: true }).orderBy('id')

const record = (company: Company, step: string, details: Record<string, string | number>) =>
  audit({
    companyId: company.id,
    action: `company.${step}`,
    subject: { type: 'company', id: company.id },
    details,
    security: { userId: currentActor().userId },
  })

const fold = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
