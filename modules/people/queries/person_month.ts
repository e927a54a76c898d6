import { DateTime } from 'luxon'
import { addDays, type Day, today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import type { PersonRow } from '#modules/auth/public'
import { mondayOf } from '#modules/people/calendar/targets'
import { WorkWeek } from '#modules/people/models/work_week'
import { readCalendar } from '#modules/people/queries/calendar'

/** A month with the whole weeks that it touches. @param wanted such as `2026-11`; the current one without it */
export async function readMonth(
  { company, caller }: CompanyContext,
  person: PersonRow,
  wanted?: string
) {
  const month = wanted ?? today(company.timeZone).slice(0, 7)
  const from = mondayOf(`${month}-01`)
  const last = lastDayOf(month)
  const to = addDays(mondayOf(last), 6)
  const [calendar, weeks] = await Promise.all([
    readCalendar(company, {
      userId: person.id,
      isEmployed: person.role !== 'owner',
      from,
      to,
      overtimeTo: last,
      language: caller.language,
    }),
    WorkWeek.of(company).where('userId', person.id).whereBetween('startsOn', [from, to]),
  ])
  return { month, calendar, weeks }
}

const lastDayOf = (month: string): Day =>
  DateTime.fromISO(`${month}-01`, { zone: 'UTC' }).endOf('month').toFormat('yyyy-MM-dd')
