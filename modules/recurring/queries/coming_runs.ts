import { addDays, type Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Course, comes } from '#modules/recurring/schedule/course'
import { occurrence } from '#modules/recurring/schedule/occurrences'
import type { Collecting } from '#modules/recurring/work_source'

/** An invoice that a recurring one will make. Amounts are in minor units. */
export interface ComingRun {
  profileId: string
  name: string
  clientId: string | null
  clientName: string
  currency: string
  /** The day of the schedule, which is the invoice's date. */
  runsOn: Day
  dueOn: Day
  total: Minor
  tax: Minor
  /** Which unbilled hours come into it; null for none. */
  collects: Collecting | null
}

interface Row {
  id: string
  name: string
  client_id: string | null
  client_name: string
  currency: string
  net: StoredInteger
  total: StoredInteger
  schedule: string
  next_index: StoredInteger
  runs_made: StoredInteger
  ends_on: Day | null
  ends_after: StoredInteger | null
  due_days: StoredInteger | null
  term_days: StoredInteger | null
  collects: string | null
}

/**
 * The invoices that active recurring ones will make up to a day, by the schedule that makes them. Dates that were made
 * already are left out: each profile continues with its next one.
 * @param termDays the company's term of payment, for profiles and clients without one
 */
export async function comingRuns(
  { id }: CompanyReference,
  { until, termDays }: { until: Day; termDays: number }
): Promise<ComingRun[]> {
  const rows: Row[] = await reader()
    .from('recurring_profiles as profiles')
    .leftJoin('clients', (on) =>
      on.on('clients.company_id', 'profiles.company_id').andOn('clients.id', 'profiles.client_id')
    )
    .where('profiles.company_id', id)
    .where('profiles.status', 'active')
    .where('profiles.next_on', '<=', until)
    .orderBy('profiles.next_on')
    .orderBy('profiles.id')
    .select('profiles.*', 'clients.payment_term_days as term_days')
  return rows.flatMap((row) => runsOf(row, until, termDays))
}

function runsOf(row: Row, until: Day, companyTerm: number): ComingRun[] {
  const course: Course = {
    schedule: JSON.parse(row.schedule),
    nextIndex: Number(row.next_index),
    runsMade: Number(row.runs_made),
    endsOn: row.ends_on,
    endsAfter: row.ends_after === null ? null : Number(row.ends_after),
  }
  const days = Number(row.due_days ?? row.term_days ?? companyTerm)
  const [net, total] = [row.net, row.total].map(moneyFromRow)
  const runs: ComingRun[] = []
  for (let index = course.nextIndex; comes(course, index); index++) {
    const runsOn = occurrence(course.schedule, index)
    if (runsOn > until) break
    runs.push({
      profileId: row.id,
      name: row.name,
      clientId: row.client_id,
      clientName: row.client_name,
      currency: row.currency,
      runsOn,
      dueOn: addDays(runsOn, days),
      total,
      tax: minor(total - net),
      collects: row.collects === null ? null : JSON.parse(row.collects),
    })
  }
  return runs
}
