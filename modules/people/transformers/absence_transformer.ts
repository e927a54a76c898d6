import { instantText } from '#core/clock'
import type { Caller } from '#core/http/caller'
import type { Absence } from '#modules/people/models/absence'
import { seesPrivately } from '#modules/people/reach'

/** An absence. Its kind, note and reason are for the person and the owners; others see that somebody is absent. */
export const transformAbsence = (absence: Absence, caller: Pick<Caller, 'userId' | 'role'>) => {
  const isPrivate = seesPrivately({ caller }, absence.userId)
  return {
    _id: absence.id,
    userId: absence.userId,
    kind: isPrivate ? absence.kind : null,
    status: absence.status,
    from: absence.startsOn,
    to: absence.endsOn,
    startsHalf: absence.startsHalf,
    endsHalf: absence.endsHalf,
    note: isPrivate ? absence.note : '',
    reason: isPrivate ? absence.reason : '',
    createdAt: instantText(absence.createdAt),
    decidedAt: absence.decidedAt === null ? null : instantText(absence.decidedAt),
  }
}
