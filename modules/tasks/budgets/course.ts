import { addDays, type Day, dayOf, type Instant, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Minor } from '#core/money/minor'
import { endOfDay, startOfDay } from '#modules/tasks/local_time'
import { worthIn } from './budget_use.js'
import { PACE_DAYS } from './pace.js'
import { readWork, type WorkPart } from './read_work.js'
import { minorOf } from './worth.js'

/** Most points of a course; days become weeks, and weeks months, where there were more. */
const MOST_POINTS = 130

/** The used part of a budget at the end of a day. */
export interface CoursePoint {
  day: Day
  seconds: number
  /** Value of the billable time in the project's currency. */
  amount: Minor
}

export interface Course {
  points: CoursePoint[]
  billableSeconds: number
}

interface Span {
  from: Day
  to: Day
}

/** How the time of a project and its value grew within some days, from nothing on, to the last day. */
export async function readCourse(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  project: { id: string; currency: string },
  { from, to }: Span
): Promise<Course> {
  const { timeZone } = company
  const days = daysUntil(from, to)
  const starts = days.map((day) => startOfDay(day, timeZone))
  const end = endOfDay(to, timeZone)
  const all = await readWork(company, { projectIds: [project.id], starts: [...starts, end] })
  const parts = all.filter(({ at }) => at > 0 && at < end)
  const sum = (some: readonly WorkPart[]) => some.reduce((total, { seconds }) => total + seconds, 0)
  const points = starts.map((_, index) => {
    const next: Instant = starts[index + 1] ?? end
    const sofar = parts.filter(({ at }) => at < next)
    return {
      day: addDays(dayOf(next, timeZone), -1),
      seconds: sum(sofar),
      amount: minorOf(worthIn(project.currency, sofar), project.currency),
    }
  })
  return { points, billableSeconds: sum(parts.filter(({ isBillable }) => isBillable)) }
}

/** First days of stretches: the last weeks, on which the pace depends, by day, earlier ones as coarse as they must be. */
function daysUntil(from: Day, to: Day): Day[] {
  const recent = addDays(to, -PACE_DAYS)
  const early = from < recent ? stretches(from, addDays(recent, -1)) : []
  return [...early, ...every(from < recent ? recent : from, to, 1)]
}

function stretches(from: Day, to: Day): Day[] {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const step = [1, 7, 28].find((days) => length / days <= MOST_POINTS - PACE_DAYS) ?? 364
  return every(from, to, step)
}

function every(from: Day, to: Day, step: number): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, step)) days.push(day)
  return days
}

/** The day on which work on a project began in the company's zone; today before there is any. */
export const firstDay = (startedAt: Instant | null, timeZone: string): Day =>
  startedAt === null ? today(timeZone) : dayOf(startedAt, timeZone)
