import { addDays, type Day, dayOf, now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { rateOn } from '#modules/hours/public'
import type { RetainedProfile } from '#modules/recurring/public'
import { roundSeconds } from '#modules/settings/public'
import {
  retainedProjects,
  startOfDay,
  type UnbilledTime,
  unbilledTime,
} from '#modules/tasks/public'
import { type Allocation, allocate, type Pool, type Work } from './allocate.js'
import { type ComingPeriod, comingPeriods } from './coming_periods.js'
import { type StoredPeriod, storedPeriods } from './stored_periods.js'

/** An unbilled entry of a covered project, with its seconds as they are billed. */
export interface PlannedWork extends Work {
  time: UnbilledTime
}

export interface Plan extends Allocation<PlannedWork> {
  stored: StoredPeriod[]
}

interface Wish {
  currency: string
  /** The last day that a period may end on. */
  through: Day
  /** Counts only these entries. */
  only?: ReadonlySet<string>
  /** Counts recorded time instead of rounded time. */
  isExact?: boolean
}

/** How the unbilled time of a retainer counts in its periods, up to those that end by a day. Changes nothing. */
export async function planPeriods(
  company: CompanyScope,
  profile: RetainedProfile,
  { currency, through, only, isExact = false }: Wish
): Promise<Plan> {
  const terms = profile.retainer
  const stored = await storedPeriods(company, profile.id)
  if (terms === null) return { stored, pools: stored.map(asPool), counted: [], waiting: [] }
  const coming = await comingPeriods(profile, terms, { stored, through })
  const pools = [...stored.map(asPool), ...coming.map(asNewPool)]
  const last = pools.at(-1)
  const times = last ? await readTimes(company, profile, last.until) : []
  const entries = times
    .filter(({ id }) => only === undefined || only.has(id))
    .map((time) => ({
      time,
      day: dayOf(time.startedAt, company.timeZone),
      seconds: isExact ? time.seconds : roundSeconds(time.seconds, time.timeRounding),
      canExceed: terms.overage === 'free' || rateOn(time, { currency }) !== null,
    }))
  return { stored, ...allocate(pools, entries, terms) }
}

/** The unbilled time of the covered projects that began by the end of a day, the oldest first. */
async function readTimes(company: CompanyScope, profile: RetainedProfile, until: Day) {
  const { clientId, retainer } = profile
  if (clientId === null || retainer === null) return []
  const projects = await retainedProjects(company, profile.id)
  return unbilledTime(company, {
    clientId,
    projectIds: projects.map(({ id }) => id),
    from: startOfDay(retainer.from, company.timeZone),
    before: startOfDay(addDays(until, 1), company.timeZone),
    until: now(),
    includesCovered: true,
  })
}

const asPool = (period: StoredPeriod): Pool => ({
  id: period.id,
  from: period.from,
  until: period.until,
  includedSeconds: period.includedSeconds,
  carriedSeconds: period.carriedSeconds,
  isClosed: period.invoice !== null,
  isNew: false,
  spentSeconds: period.spentSeconds,
})

const asNewPool = (period: ComingPeriod): Pool => ({
  ...period,
  id: newId(),
  carriedSeconds: 0,
  isClosed: false,
  isNew: true,
  spentSeconds: 0,
})
