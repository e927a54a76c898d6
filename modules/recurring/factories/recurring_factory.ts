import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { type Day, type Instant, setClock } from '#core/clock'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { runDueProfiles } from '#modules/recurring/actions/run_due_profiles'
import { settleLastPeriods } from '#modules/recurring/actions/settle_ended'
import { scopeOf } from '#modules/recurring/company_scope'
import { describeProfile } from '#modules/recurring/queries/describe_profile'
import { dueAt } from '#modules/recurring/schedule/occurrences'

const ZONE = 'Europe/Berlin'
const HOUR = 3_600_000

/** Makes everything that is due, as the worker of a server does. */
export async function runAllDue() {
  while (await runDueProfiles());
  while (await settleLastPeriods());
}

/** A clock that only moves when it is set. */
function standingClock(day: Day) {
  let at: Instant = dueAt(day, ZONE) + HOUR
  return {
    restore: setClock(() => at),
    /** Seven in the morning of a day, an hour after invoices come due. */
    moveTo(to: Day) {
      at = dueAt(to, ZONE) + HOUR
    },
    moveBy(hours: number) {
      at += hours * HOUR
    },
  }
}

/**
 * The clock of a group of tests: it is set to the same day before each of them; after them the real one is restored.
 */
export function clockOf(group: Group, first: Day) {
  let clock: ReturnType<typeof standingClock>
  group.each.setup(() => {
    clock = standingClock(first)
    return () => clock.restore()
  })
  return {
    moveTo: (to: Day) => clock.moveTo(to),
    moveBy: (hours: number) => clock.moveBy(hours),
  }
}

/** Monthly from its start on, by default. */
export const monthlyFrom = (startOn: Day, schedule: object = {}) => ({
  startOn,
  every: 1,
  unit: 'month',
  on: 'date',
  ...schedule,
})

/** A desk with a complete company, so that its invoices can be issued, that writes recurring invoices. */
export async function makeRecurringDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeDesk>[1] = {}
) {
  const desk = await makeDesk(client, overrides)

  /** Drafts for somebody named Anna, one line, on the 1st of each month from 2030 on by default. */
  const bodyOf = (body: { invoice?: object; [name: string]: unknown } = {}) => ({
    name: 'Hosting',
    schedule: monthlyFrom('2030-01-01'),
    ...body,
    invoice: {
      customClient: { name: 'Anna Muster', email: 'anna@example.test', ...ADDRESS },
      lines: [LINE],
      ...body.invoice,
    },
  })

  async function recurring(body: Parameters<typeof bodyOf>[0] = {}) {
    const answer = await desk.post('/api/recurring-invoices', bodyOf(body))
    answer.assertStatus(201)
    return answer.body()
  }
  const read = async (id: string) => (await desk.get(`/api/recurring-invoices/${id}`)).body()
  const step = (id: string, name: string, body: object = {}) =>
    desk.post(`/api/recurring-invoices/${id}/${name}`, body)
  const invoices = async () => (await desk.get('/api/invoices?sort=createdAt&order=asc')).body()

  /** The same as `read`, past HTTP: when the clock is set to another time, the session has expired. */
  const seen = async (id: string) => describeProfile(await scopeOf(desk.company.id), id, 'en')

  return { ...desk, bodyOf, recurring, read, seen, step, invoices }
}
