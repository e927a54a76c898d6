import { dayOf, type Instant, now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { workedSeconds } from '#modules/tasks/local_time'
import { wholeSecond } from '#modules/tasks/models/time_entry'
import { readLastActivity } from './last_activity.js'
import { readUsualDay } from './usual_day.js'

/** A timer that nobody seems to work on any more. */
export interface ForgottenTimer {
  because: 'ten_hours' | 'over_midnight' | 'usual_day'
  /** When the person was last at work, as far as Kontor knows. */
  lastActivityAt: Instant
  /** The proposed end: the last activity, or without any the end of a usual day. Whole seconds, after the start. */
  proposedEnd: Instant
}

interface RunningTime {
  userId: string
  startedAt: Instant
  breakSeconds: number
  /** A paused timer counts nothing, so it cannot be forgotten. */
  pausedAt: Instant | null
}

const MINUTE = 60_000
const HOUR_S = 3600
/** Somebody who was at work this short a while ago has not forgotten the timer. */
const QUIET: Instant = 30 * MINUTE
const TEN_HOURS_S = 10 * HOUR_S
/** Of a person of whom too little is known. */
const DEFAULT_DAY_S = 8 * HOUR_S
/** A timer shorter than this is never compared with a usual day. */
const SHORTEST_DAY_S = 4 * HOUR_S
/** An activity this soon after the start is the start. */
const STARTING: Instant = MINUTE

/** Whether a running timer seems forgotten, and the end that it should then have; null when it does not. */
export async function findForgotten(
  company: Pick<CompanyScope, 'id' | 'timeZone'>,
  timer: RunningTime
): Promise<ForgottenTimer | null> {
  const { userId, startedAt, pausedAt } = timer
  const seconds = workedSeconds({ ...timer, endedAt: null })
  if (pausedAt !== null || seconds < HOUR_S) return null
  const isOverMidnight = dayOf(startedAt, company.timeZone) !== dayOf(now(), company.timeZone)
  if (!isOverMidnight && seconds < SHORTEST_DAY_S) return null
  const lastActivityAt = await readLastActivity(company, { userId, startedAt })
  if (now() - lastActivityAt < QUIET) return null

  const usual = await readUsualDay(company, userId, startedAt)
  const isLong = usual !== undefined && seconds > Math.max(usual, SHORTEST_DAY_S)
  if (!isOverMidnight && !isLong && seconds < TEN_HOURS_S) return null
  const isSeen = lastActivityAt - startedAt > STARTING
  const dayEnd = startedAt + (usual ?? DEFAULT_DAY_S) * 1000
  return {
    because: seconds >= TEN_HOURS_S ? 'ten_hours' : isOverMidnight ? 'over_midnight' : 'usual_day',
    lastActivityAt,
    proposedEnd: wholeSecond(isSeen ? lastActivityAt : Math.min(dayEnd, now())),
  }
}
