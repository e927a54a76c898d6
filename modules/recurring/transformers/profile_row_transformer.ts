import { instantText, now, today } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { ProfileRow } from '#modules/recurring/queries/profile_rows'
import type { RetainerTerms } from '#modules/recurring/retainer_source'
import { comes, courseFrom, datesDue } from '#modules/recurring/schedule/course'
import { occurrence } from '#modules/recurring/schedule/occurrences'
import type { Schedule } from '#modules/recurring/schedule/schedule'

const scheduleOf = ({ schedule }: ProfileRow): Schedule => JSON.parse(schedule)

/** Dates missed during a pause, and the first date when it resumes without them. */
function transformPause(row: ProfileRow) {
  const course = {
    schedule: scheduleOf(row),
    nextIndex: Number(row.next_index),
    runsMade: Number(row.runs_made),
    endsOn: row.ends_on,
    endsAfter: row.ends_after === null ? null : Number(row.ends_after),
  }
  const rest = courseFrom(course, today(row.time_zone))
  return {
    missed: datesDue(course, row.time_zone, now()),
    resumesOn: comes(rest, rest.nextIndex) ? occurrence(rest.schedule, rest.nextIndex) : null,
  }
}

function billsFurther(retainer: string | null) {
  const terms: RetainerTerms | null = retainer === null ? null : JSON.parse(retainer)
  return terms?.overage === 'billed'
}

/** A recurring invoice as lists show it. @param lastInvoice the newest that it has made */
export const transformProfileRow = (
  row: ProfileRow,
  lastInvoice: { _id: string; number: string | null } | undefined
) => ({
  _id: row.id,
  company: { _id: row.company_id, name: row.company_name },
  name: row.name,
  status: row.status,
  pausedFor: row.paused_for,
  client:
    row.client_id === null
      ? null
      : { _id: row.client_id, name: row.present_client_name ?? row.client_name },
  customClient: row.client_id === null ? { name: row.client_name } : null,
  currency: row.currency,
  net: moneyNumber(moneyFromRow(row.net), row.currency),
  total: moneyNumber(moneyFromRow(row.total), row.currency),
  schedule: scheduleOf(row),
  mode: row.mode,
  nextDate: row.next_on,
  pause: row.status === 'paused' ? transformPause(row) : null,
  runsMade: Number(row.runs_made),
  endsOn: row.ends_on,
  /** How many invoices may still come, null when that is not limited. */
  remaining: row.ends_after === null ? null : Math.max(0, row.ends_after - Number(row.runs_made)),
  /** Whether further hours of its last paid period are billed after it has ended. */
  billsLastHours: billsFurther(row.retainer),
  failures: Number(row.failures),
  lastInvoice: lastInvoice ?? null,
  createdAt: instantText(row.created_at),
})
