import { addDays, type Day } from '#core/clock'
import { draftFromHours } from '#modules/hours/actions/add_hours'
import { issueInvoice } from '#modules/invoicing/issuing/issue_invoice'
import { sendInvoice } from '#modules/invoicing/sending/send_invoice'
import { unbilledSums } from '#modules/tasks/billing/unbilled_sums'
import { Chance } from '../chance.js'
import { addMonths, workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'
import { planPayments } from './make_invoices.js'

const SEED = 7

interface HourlyProject {
  id: string
  clientId: string
  begin: Day
  end: Day
}

/** In the first days of each month the hours of the month before are billed; those of this month are still unbilled. */
export function planHours(desk: Desk, { id, clientId, begin, end }: HourlyProject) {
  const { timeline, people } = desk
  // Payments of these invoices change nothing of what chance gives the others.
  const own = { ...desk, chance: new Chance(SEED) }
  for (let month = addMonths(firstOf(begin), 1); month <= end; month = addMonths(month, 1)) {
    const day = workdayFrom(addDays(month, 1))
    timeline.add(timeline.at(day, 9.5), people.owner.id, () =>
      billMonth(own, { clientId, projectIds: [id], to: addDays(month, -1) })
    )
  }
}

async function billMonth(
  desk: Desk,
  hours: { clientId: string; projectIds: string[]; to: Day }
): Promise<void> {
  const { company } = desk
  const [projectId] = hours.projectIds
  if ((await unbilledSums(company, { projectId })).length === 0) return
  const draft = await draftFromHours(company, { ...hours, by: 'task' }, {})
  await issueInvoice(company, draft, company.language)
  await sendInvoice(draft, {})
  planPayments(desk, draft, 'prompt')
}

const firstOf = (day: Day) => `${day.slice(0, 8)}01`
