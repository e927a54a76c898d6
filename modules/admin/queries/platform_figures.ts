import { DateTime } from 'luxon'
import { now } from '#core/clock'
import { reader } from '#core/database/in_tx'

const DAY = 86_400_000
const WEEKS = 26

/** Counts over all companies; weeks begin on Monday, UTC. */
export async function readPlatformFigures() {
  const [byStatus, byPlan, mails, people] = await Promise.all([
    countBy('companies', 'status'),
    countBy('companies', 'plan'),
    countBy('mail_outbox', 'status'),
    countPeople(),
  ])
  return { weeks: await readWeeks(), companies: { byStatus, byPlan }, ...people, mails }
}

async function countBy(table: string, column: string): Promise<Record<string, number>> {
  const rows = await reader().from(table).groupBy(column).select(column).count('* as total')
  return Object.fromEntries(rows.map((row) => [row[column], Number(row.total)]))
}

/** Somebody is active who signed in within the last 30 days. */
async function countPeople() {
  const [{ users }] = await reader().from('users').where('is_active', true).count('* as users')
  const [active] = await reader()
    .from('users')
    .where('is_active', true)
    .where('last_sign_in_at', '>', now() - 30 * DAY)
    .count('* as users')
    .countDistinct('company_id as companies')
  return {
    users: { total: Number(users), active: Number(active.users) },
    activeCompanies: Number(active.companies),
  }
}

interface Registration {
  status: string
  created_at: number
  decided_at: number | null
}

/** How many registered in each of the last weeks, and what became of them. */
async function readWeeks() {
  const thisWeek = DateTime.fromMillis(now(), { zone: 'UTC' }).startOf('week')
  const first = thisWeek.minus({ weeks: WEEKS - 1 })
  const registrations: Registration[] = await reader()
    .from('companies')
    .where('created_at', '>=', first.toMillis())
    .select('status', 'created_at', 'decided_at')

  return Array.from({ length: WEEKS }, (_, index) => {
    const from = first.plus({ weeks: index })
    const [start, end] = [from.toMillis(), from.plus({ weeks: 1 }).toMillis()]
    const ofWeek = registrations.filter(({ created_at: at }) => at >= start && at < end)
    const count = (...statuses: string[]) =>
      ofWeek.filter(({ status }) => statuses.includes(status)).length
    return {
      from: from.toFormat('yyyy-MM-dd'),
      registered: ofWeek.length,
      approved: count('active', 'suspended', 'leaving', 'closed'),
      rejected: count('rejected'),
      pending: count('pending'),
    }
  })
}
