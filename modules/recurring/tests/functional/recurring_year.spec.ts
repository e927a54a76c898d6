import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { DueWorker } from '#core/due_work/due_worker'
import { pauseProfile, resumeProfile } from '#modules/recurring/actions/change_state'
import { changeProfile } from '#modules/recurring/actions/write_profile'
import { scopeOf } from '#modules/recurring/company_scope'
import dueWork from '#modules/recurring/due_work'
import {
  clockOf,
  makeRecurringDesk,
  monthlyFrom,
} from '#modules/recurring/factories/recurring_factory'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { occurrence } from '#modules/recurring/schedule/occurrences'
import { recurringInvoiceValidator } from '#modules/recurring/validators/recurring_invoice'

const START = '2030-01-01'
const SCHEDULES = [
  { unit: 'day', every: 10 },
  { unit: 'week', every: 1 },
  { unit: 'week', every: 2 },
  { day: 31 },
  { on: 'lastDay' },
  { every: 3, day: 30 },
  { on: 'weekday', nth: -1, weekday: 5 },
  { on: 'twoDays', day: 1, secondDay: 16 },
]

interface Run {
  date: string
  status: string
}

/** Two instances that look at the same time, each afresh as after a restart. Fails with the first thing they tell. */
async function twoInstances() {
  const told: unknown[] = []
  const logger = { error: (about: unknown) => told.push(about) }
  await Promise.all([1, 2].map(() => new DueWorker(dueWork, logger).runDue()))
  if (told.length > 0) throw new Error(JSON.stringify(told))
}

test.group('A year of recurring invoices', (group) => {
  const clock = clockOf(group, '2029-12-15')

  test('F01: two instances with clocks ten minutes apart make each date exactly once, numbers without a gap', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const profiles: { _id: string; schedule: Parameters<typeof occurrence>[0] }[] = []
    for (const schedule of SCHEDULES) {
      const body = { mode: 'issue', catchUp: 'all', schedule: monthlyFrom(START, schedule) }
      profiles.push(await desk.recurring(body))
    }
    for (let day = START; day <= '2030-12-31'; day = addDays(day, 1)) {
      // On some days and all of July nobody is there; on the others they look early, late, and after the clock went back.
      if (day.endsWith('5') || day.startsWith('2030-07')) continue
      for (const minutes of [-70, -50, 0, 10, -120]) {
        clock.moveTo(day)
        clock.moveBy(minutes / 60)
        await twoInstances()
      }
    }
    clock.moveTo('2029-12-15')
    let made = 0
    for (const { _id, schedule } of profiles) {
      const expected: string[] = []
      for (let index = 0; occurrence(schedule, index) <= '2030-12-31'; index++) {
        expected.push(occurrence(schedule, index))
      }
      const { runs }: { runs: Run[] } = await desk.read(_id)
      const dates = runs.filter(({ status }) => status === 'made').map(({ date }) => date)
      assert.deepEqual(dates.sort(), expected, JSON.stringify(schedule))
      made += dates.length
    }
    const numbers = (await desk.invoices()).map(({ number }: { number: string }) =>
      Number(number.slice(-4))
    )
    assert.deepEqual(
      numbers.sort((a: number, b: number) => a - b),
      Array.from({ length: made }, (_, index) => index + 1)
    )
  }).timeout(120_000)

  test('F03: a profile that is changed and paused while it catches up makes nothing twice', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const daily = monthlyFrom(START, { unit: 'day' })
    const { _id } = await desk.recurring({ schedule: daily, catchUp: 'all' })
    const scope = await scopeOf(desk.company.id)
    // Ten missed days, a hand that changes and pauses meanwhile, and a clock that goes back two hours.
    clock.moveTo('2030-01-10')
    const change = await recurringInvoiceValidator.validate(
      desk.bodyOf({ schedule: daily, catchUp: 'all', name: 'Changed' })
    )
    await Promise.all([
      twoInstances(),
      inTx(() => changeProfile(scope, _id, change)),
      inTx(() => pauseProfile(scope, _id)),
    ])
    await twoInstances()
    clock.moveBy(-2)
    await inTx(() => resumeProfile(scope, _id, 'all')).catch(({ code }) =>
      assert.equal(code, 'recurring.is_active')
    )
    await twoInstances()
    clock.moveTo('2030-01-10')
    await twoInstances()
    clock.moveTo('2029-12-15')
    const { runs, name }: { runs: Run[]; name: string } = await desk.read(_id)
    assert.equal(name, 'Changed')
    assert.deepEqual(
      runs.map(({ date, status }) => [date, status]).reverse(),
      Array.from({ length: 10 }, (_, index) => [addDays(START, index), 'made'])
    )
    assert.lengthOf(await desk.invoices(), 10)
  })

  test('INV8: a date that is done is not done again, even when its profile says so; others go on', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring({ catchUp: 'all' })
    await desk.recurring({ name: 'Other' })
    clock.moveTo(START)
    await twoInstances()
    // As a fault of the program or a hand in the database would leave it.
    await inTx(async () => {
      const profile = await RecurringProfile.lockIn(desk.company, _id)
      profile.merge({ nextIndex: 0, nextOn: START, nextAt: 0 })
      await profile.save()
    })
    clock.moveTo('2030-02-01')
    for (let round = 0; round < 5; round++) {
      await twoInstances().catch((error: Error) => assert.match(error.message, /UNIQUE|DUP_ENTRY/i))
      clock.moveBy(7)
    }
    clock.moveTo('2029-12-15')
    const { status, failures, runs } = await desk.read(_id)
    assert.deepEqual([status, failures], ['failed', 3])
    assert.deepEqual(
      runs.map(({ date, status: became }: Run) => [date, became]),
      [[START, 'made']]
    )
    assert.lengthOf(await desk.invoices(), 3)
  })
})
