import { addDays, type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { absentHalves, plannedSeconds, type Terms } from '#modules/people/calendar/targets'
import { publicHolidays, regionOf } from '#modules/people/holidays/public_holidays'
import { leaveBalance, proRata } from '#modules/people/leave/entitlement'
import { Absence } from '#modules/people/models/absence'
import { LeaveYear } from '#modules/people/models/leave_year'
import { readTerms } from '#modules/people/queries/terms'
import { readCompanySettings } from '#modules/settings/public'

/** § 7 (3) BUrlG: what is carried over is taken in the first three months. */
const CARRIED_UNTIL = '03-31'

/** The holiday of a person in a year, in half days. */
export interface LeaveAccount {
  year: number
  /** For the year, pro rata when work begins or ends in it, unless a number was agreed. */
  entitled: number
  carried: number
  carriedUntil: Day
  /** Carried days that were lost. */
  expired: number
  /** Approved, past and to come. */
  taken: number
  /** Asked for and not decided. */
  requested: number
  remaining: number
}

/** @returns the account of a year, null while nothing was agreed about holiday */
export async function readLeaveAccount(
  company: CompanyScope,
  userId: string,
  year: number
): Promise<LeaveAccount | null> {
  const [{ employment, terms }, years, absences, settings] = await Promise.all([
    readTerms(company, userId),
    LeaveYear.of(company).where('userId', userId).orderBy('year'),
    holidaysAbsences(company, userId),
    readCompanySettings(company),
  ])
  if (employment.leaveHalfDays === 0 && years.length === 0) return null
  const region = regionOf(employment.holidayRegion, settings)
  const agreedFirst = Number(years[0]?.year ?? year)
  const begin = Number((terms.startsOn ?? terms.patterns[0]?.startsOn)?.slice(0, 4) ?? agreedFirst)
  let account: LeaveAccount | null = null
  for (let each = Math.min(begin, agreedFirst, year); each <= year; each++) {
    const agreed = years.find((one) => Number(one.year) === each)
    const entitled = agreed?.halfDays ?? proRata(Number(employment.leaveHalfDays), each, terms)
    const carried: number = agreed?.carriedHalfDays ?? Math.max(0, account?.remaining ?? 0)
    const carriedUntil = agreed?.carriedUntilOn ?? `${each}-${CARRIED_UNTIL}`
    const free = await publicHolidays(region, each, company.language)
    const count = (status: Absence['status'], until: Day) =>
      halvesIn(absences, { status, from: `${each}-01-01`, until, terms, free })
    const taken = count('approved', `${each}-12-31`)
    const takenUntilExpiry = count('approved', carriedUntil)
    const isExpired = each < year || today(company.timeZone) > carriedUntil
    const balance = leaveBalance({ entitled, carried, taken, takenUntilExpiry, isExpired })
    const requested = count('requested', `${each}-12-31`)
    account = { year: each, entitled, carried, carriedUntil, taken, requested, ...balance }
  }
  return account
}

const holidaysAbsences = (company: CompanyScope, userId: string): Promise<Absence[]> =>
  Absence.of(company).where({ userId, kind: 'holiday' }).whereNot('status', 'refused')

interface Counted {
  status: Absence['status']
  from: Day
  until: Day
  terms: Terms
  free: ReadonlyMap<Day, string>
}

/** Half days of absence on days of work; public holidays and free weekdays cost nothing. */
function halvesIn(
  absences: readonly Absence[],
  { status, from, until, terms, free }: Counted
): number {
  let halves = 0
  for (const absence of absences) {
    if (absence.status !== status) continue
    const first = absence.startsOn > from ? absence.startsOn : from
    const last = absence.endsOn < until ? absence.endsOn : until
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (!free.has(day) && plannedSeconds(terms, day) > 0) halves += absentHalves(absence, day)
    }
  }
  return halves
}
