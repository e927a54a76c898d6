import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { clockOf, runAllDue } from '#modules/recurring/factories/recurring_factory'

/** The day on which the owner signs in, before the first period begins. */
const SIGN_IN = '2029-12-31'

/** The clock of a group of tests, and the runs that are due on some days; the clock goes back to the sign-in afterwards. */
export function runsOf(group: Group) {
  const clock = clockOf(group, SIGN_IN)
  const back = () => clock.moveTo(SIGN_IN)
  async function runOn(...days: string[]) {
    for (const day of days) {
      clock.moveTo(day)
      await runAllDue()
    }
    back()
  }
  return { clock, back, runOn }
}

/** A monthly fee of 100 that includes ten hours of a project at 90 an hour, from January 2030 on. */
export async function makeRetainer(
  client: ApiClient,
  retainer: object = {},
  body: object = {},
  project?: object
) {
  const desk = await makeWork(client, project)
  const terms = { projectIds: [desk.projectId], includedHours: 10, ...retainer }
  const ofProfile = (more: object = {}) =>
    desk.bodyOf({
      name: 'Retainer Kruse',
      retainer: terms,
      ...body,
      ...more,
      invoice: { customClient: null, clientId: desk.clientId, lines: [LINE] },
    })
  const answer = await desk.post('/api/recurring-invoices', ofProfile())
  answer.assertStatus(201)
  const { _id: profileId } = answer.body()

  /** The lines behind the fee of an invoice: first row of the text, hours and price. */
  const linesOf = async (invoiceId?: string) =>
    (await desk.hours(invoiceId)).map(
      ([description, quantity, price]: [string, number, number]): [string, number, number] => [
        description.split('\n')[0] ?? '',
        quantity,
        price,
      ]
    )
  /** Hours of each period, the oldest first: included, carried over, used, beyond the included ones. */
  const periods = async () => {
    const { retainer: shown } = await desk.seen(profileId)
    return (shown?.periods ?? [])
      .map((period) => [
        period.from,
        period.until,
        period.includedSeconds / 3600,
        period.carriedSeconds / 3600,
        period.usedSeconds / 3600,
        period.overSeconds / 3600,
      ])
      .toReversed()
  }
  const unbilled = async () => (await desk.get('/api/unbilled-hours')).body()
  return { ...desk, profileId, ofProfile, linesOf, periods, unbilled }
}
