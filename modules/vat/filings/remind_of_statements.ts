import { addDays, type Day, today } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { statementDay } from './due_days.js'
import { type FilingDue, periodsBefore } from './filing_due.js'
import { DAYS_BEFORE, isMorning, MOST_MOVED, ZONE } from './remind_of_returns.js'
import { type ReminderNote, remindOnce } from './remind_once.js'
import { statementDue } from './statement_due.js'

interface CandidateRow {
  id: string
  time_zone: string
}

/** Active companies with supplies in a period that may belong into a statement, which got no mail about it. */
const CANDIDATES = `
  select companies.id, companies.time_zone from companies
  where companies.status = 'active'
    and not exists (select 1 from vat_statement_reminders where company_id = companies.id and period_on = ?)
    and exists (select 1 from vat_entries where company_id = companies.id and basis = 'accrual'
      and day_on between ? and ? and category in ('K', 'AE'))
  order by companies.id`

const REMINDER = {
  filing: 'statement_due' as const,
  note: (row: ReminderNote) => insertRows('vat_statement_reminders', [row]),
}

/**
 * Mails the owners of one company that its recapitulative statement is due in a few days. Any number of processes may
 * do so at once: the key of the reminder lets one through.
 * @returns whether another company may have to be reminded
 */
export async function remindOfOneStatement(): Promise<boolean> {
  for (const interval of ['month', 'quarter'] as const) {
    const period = periodsBefore(interval, today(ZONE)).find(({ to }) => isNear(to))
    if (!period) continue
    const values = [period.from, period.from, period.to]
    const rows = await readRows<CandidateRow>(CANDIDATES, values)
    for (const { id, time_zone: zone } of rows.filter(isMorning)) {
      const due = await statementDue({ id }, today(zone))
      const isOfPeriod = due?.from === period.from && due.to === period.to
      if (!due || !isOfPeriod || !isSoon(due, zone)) continue
      await remindOnce(id, due, REMINDER)
      return true
    }
  }
  return false
}

/** Whether a statement may have to be reminded of today, whatever holidays a company has. */
function isNear(end: Day) {
  const dueOn = statementDay(end, new Set())
  const day = today(ZONE)
  return addDays(dueOn, -DAYS_BEFORE - 1) <= day && day <= addDays(dueOn, MOST_MOVED)
}

const isSoon = ({ dueOn }: FilingDue, zone: string) => {
  const day = today(zone)
  return addDays(dueOn, -DAYS_BEFORE) <= day && day <= dueOn
}
