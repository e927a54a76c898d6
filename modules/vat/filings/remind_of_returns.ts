import { DateTime } from 'luxon'
import { addDays, type Day, now, today } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { HOME } from '#modules/vat/returns/return_line'
import { returnDay } from './due_days.js'
import { type FilingDue, filingDue, monthsOf, periodsBefore } from './filing_due.js'
import type { FilingPeriod } from './filing_period.js'
import { type ReminderNote, remindOnce } from './remind_once.js'

/** Days before the due day on which the mail goes out. */
export const DAYS_BEFORE = 5
/** The hour of the day, at the company's place, from which it goes out. */
const MORNING = 8
/** Weekends and holidays move a due day by no more days than this. */
export const MOST_MOVED = 5
/** The zone of the German tax office; companies count their days in their own. */
export const ZONE = 'Europe/Berlin'

interface CandidateRow {
  id: string
  time_zone: string
}

/** Companies that make the return of a period, have not marked it as reported and got no mail about it. */
const CANDIDATES = `
  select companies.id, companies.time_zone
  from companies left join company_profiles as profiles on profiles.company_id = companies.id
  where companies.status = 'active' and companies.created_at < ? and coalesce(profiles.country, ?) = ?
    and coalesce(profiles.is_small_business, 0) = 0
    and coalesce(profiles.vat_interval, 'quarter') = ? and coalesce(profiles.is_vat_extended, 0) = ?
    and not exists (select 1 from vat_return_reminders where company_id = companies.id and period_on = ?)
    and ? > (select count(*) from reported_months where company_id = companies.id and month between ? and ?)
  order by companies.id`

interface Kind {
  interval: 'month' | 'quarter'
  isExtended: boolean
}

const KINDS: Kind[] = (['month', 'quarter'] as const).flatMap((interval) =>
  [false, true].map((isExtended) => ({ interval, isExtended }))
)

const REMINDER = {
  filing: 'return_due' as const,
  note: (row: ReminderNote) => insertRows('vat_return_reminders', [row]),
}

/**
 * Mails the owners of one company that its VAT return is due in a few days. Any number of processes may do so at once:
 * the key of the reminder lets one through.
 * @returns whether another company may have to be reminded
 */
export async function remindOfOneReturn(): Promise<boolean> {
  for (const kind of KINDS) {
    const period = periodsBefore(kind.interval, today(ZONE)).find(({ to }) => isNear(to, kind))
    if (period && (await remindOneOf(kind, period))) return true
  }
  return false
}

/** Whether a return may have to be reminded of today, wherever the company is and whatever its holidays are. */
function isNear(end: Day, { isExtended }: Kind) {
  const dueOn = returnDay(end, { country: HOME, isExtended, holidays: new Set() })
  const day = today(ZONE)
  return addDays(dueOn, -DAYS_BEFORE - 1) <= day && day <= addDays(dueOn, MOST_MOVED)
}

async function remindOneOf({ interval, isExtended }: Kind, period: FilingPeriod) {
  const values = [
    Date.parse(addDays(period.to, 2)),
    HOME,
    HOME,
    interval,
    isExtended ? 1 : 0,
    period.from,
    monthsOf(period),
  ]
  const months = [period.from.slice(0, 7), period.to.slice(0, 7)]
  const rows = await readRows<CandidateRow>(CANDIDATES, [...values, ...months])
  for (const { id, time_zone: timeZone } of rows.filter(isMorning)) {
    const day = today(timeZone)
    const due = await filingDue({ id }, day)
    if (due?.from !== period.from || !isWithin(due, day)) continue
    await remindOnce(id, due, REMINDER)
    return true
  }
  return false
}

/** Whether mails of the tax calendar go out at a company's place by now. */
export const isMorning = ({ time_zone: zone }: Pick<CandidateRow, 'time_zone'>) =>
  DateTime.fromMillis(now(), { zone }).hour >= MORNING

const isWithin = ({ dueOn }: FilingDue, day: Day) =>
  addDays(dueOn, -DAYS_BEFORE) <= day && day <= dueOn
