import { addDays, dayOf } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { mondayOf } from '#modules/people/calendar/targets'
import { readCompanySettings } from '#modules/settings/public'
import type { TouchedTime } from '#modules/tasks/public'

const LOCKED = `
  select starts_on from work_weeks
  where company_id = ? and user_id = ? and starts_on between ? and ? and status in ('submitted', 'approved')`

/** Time of a week that was handed in or approved stays as it is. @throws 409 `week_locked` with the week's Monday */
export async function assertWeekOpen({ company, userId, from, to }: TouchedTime) {
  // A day on either side covers every time zone.
  const earliest = mondayOf(addDays(dayOf(from, 'UTC'), -1))
  const latest = addDays(dayOf(to, 'UTC'), 1)
  const near = await readRows<{ starts_on: string }>(LOCKED, [company.id, userId, earliest, latest])
  if (near.length === 0) return
  const { timeZone } = await readCompanySettings(company)
  const first = mondayOf(dayOf(from, timeZone))
  const last = dayOf(Math.max(from, to - 1), timeZone)
  const locked = near.find(({ starts_on }) => starts_on >= first && starts_on <= last)
  if (locked) throw conflict('people.week_locked', { extra: { weekStart: locked.starts_on } })
}
