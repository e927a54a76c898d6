import { type Instant, now } from '#core/clock'
import { Happening } from '#core/happenings/happening'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Time that is about to be written, changed or deleted. */
export interface TouchedTime {
  company: CompanyReference
  userId: string
  from: Instant
  to: Instant
}

/** Followers refuse changes of time that must stay as it is, with a 409. */
export const timeChange = new Happening<[time: TouchedTime]>()

interface Timed {
  companyId: string
  userId: string
  startedAt: Instant
  endedAt: Instant | null
}

/** Refuses to touch time that must stay as it is. Only inside inTx, after `lockTimeOf`. @throws 409 of a follower */
export async function assertTimeOpen({ companyId, userId, startedAt, endedAt }: Timed) {
  await timeChange.announce({
    company: { id: companyId },
    userId,
    from: startedAt,
    to: endedAt ?? now(),
  })
}
