import { type Instant, now } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Time that is about to be written, changed or deleted. */
export interface TouchedTime {
  company: CompanyReference
  userId: string
  from: Instant
  to: Instant
}

type Guard = (time: TouchedTime) => Promise<void>

const guards: Guard[] = []

/** Adds a rule of a later module that refuses changes of time; it throws a 409. Called once, at the start. */
export const registerTimeGuard = (guard: Guard) => void guards.push(guard)

interface Timed {
  companyId: string
  userId: string
  startedAt: Instant
  endedAt: Instant | null
}

/** Refuses to touch time that must stay as it is. Only inside inTx, after `lockTimeOf`. @throws 409 of a guard */
export async function assertTimeOpen({ companyId, userId, startedAt, endedAt }: Timed) {
  const time = { company: { id: companyId }, userId, from: startedAt, to: endedAt ?? now() }
  for (const guard of guards) await guard(time)
}
