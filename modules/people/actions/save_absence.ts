import { addDays, now } from '#core/clock'
import { conflict, FieldError, forbidden, notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { lockPerson } from '#modules/people/actions/lock_person'
import { recordPerson } from '#modules/people/actions/record'
import { tellOwners } from '#modules/people/mails/tell_owners'
import { Absence } from '#modules/people/models/absence'
import { reachPerson } from '#modules/people/reach'
import type { AbsenceInput } from '#modules/people/validators/absence'

/** A longer one is entered in parts. */
const LONGEST_DAYS = 366

type Asker = Pick<CompanyContext, 'caller' | 'company'>

/**
 * Asks for an absence, or notes it at once: owners decide, and nobody has to allow sick leave. Only inside inTx.
 * @throws 403 for others' absences unless the caller is an owner, 404, 409 `absence_overlaps`, 422 for days that do
 * not fit
 */
export async function addAbsence(asker: Asker, input: AbsenceInput): Promise<Absence> {
  const { caller, company } = asker
  const userId = input.userId ?? caller.userId
  const isOwner = caller.role === 'owner'
  if (userId !== caller.userId && !isOwner) throw forbidden()
  await reachPerson(asker, userId)
  assertDays(input)
  await lockPerson(userId)
  await assertFree(asker, userId, input)
  const isDecided = isOwner || input.kind === 'sick'
  const absence = Absence.for(company)
  absence.merge({
    userId,
    kind: input.kind,
    status: isDecided ? 'approved' : 'requested',
    startsOn: input.from,
    endsOn: input.to,
    startsHalf: input.startsHalf ?? false,
    endsHalf: (input.from !== input.to && input.endsHalf) ?? false,
    note: input.note ?? '',
    reason: '',
    createdAt: now(),
    decidedBy: isOwner ? caller.userId : null,
    decidedAt: isDecided ? now() : null,
    version: 1,
  })
  await absence.save()
  if (!isDecided) await tellOwners(company, absence)
  await recordAbsence(absence, isDecided ? 'user.absence_entered' : 'user.absence_requested')
  return absence
}

function assertDays({ from, to }: AbsenceInput) {
  if (to < from) throw new FieldError('to', 'people.absence_backwards')
  if (to > addDays(from, LONGEST_DAYS)) throw new FieldError('to', 'people.absence_too_long')
}

async function assertFree({ company }: Asker, userId: string, { from, to }: AbsenceInput) {
  const other = await Absence.of(company)
    .where('userId', userId)
    .whereNot('status', 'refused')
    .where('startsOn', '<=', to)
    .where('endsOn', '>=', from)
    .first()
  if (other) throw conflict('people.absence_overlaps')
}

/** Decides on a request. Only inside inTx. @throws 404, 409 `absence_decided` */
export async function decideOnAbsence(
  { caller, company }: Asker,
  id: string,
  decision: { status: 'approved' } | { status: 'refused'; reason: string }
): Promise<Absence> {
  const absence = await Absence.lockIn(company, id)
  if (absence.status !== 'requested') throw conflict('people.absence_decided')
  absence.merge({
    ...decision,
    decidedBy: caller.userId,
    decidedAt: now(),
    version: Number(absence.version) + 1,
  })
  await absence.save()
  await recordAbsence(
    absence,
    decision.status === 'approved' ? 'user.absence_approved' : 'user.absence_refused'
  )
  return absence
}

/**
 * Deletes an absence. Others than owners take back what is not decided. Only inside inTx.
 * @throws 404, 409 `absence_decided`
 */
export async function removeAbsence({ caller, company }: Asker, id: string) {
  const absence = await Absence.lockIn(company, id)
  const isOwner = caller.role === 'owner'
  if (!isOwner && absence.userId !== caller.userId) throw notFound()
  if (!isOwner && absence.status === 'approved') throw conflict('people.absence_decided')
  await absence.delete()
  await recordAbsence(absence, 'user.absence_deleted')
}

const recordAbsence = (absence: Absence, action: string) =>
  recordPerson(absence, action, { from: absence.startsOn, to: absence.endsOn })
