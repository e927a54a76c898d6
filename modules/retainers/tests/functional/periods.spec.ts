import { test } from '@japa/runner'
import { makeRetainer, runsOf } from '../retainer_desk.js'

const INCLUDED = 'Hours included in the retainer'

test.group('Retainers: periods', (group) => {
  const { clock, back, runOn } = runsOf(group)

  test('the next run bills the hours beyond the included ones at their rate', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client)
    await runOn('2030-01-01')
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 8 * 60)
    await desk.worked('2030-01-20', 4 * 60)
    assert.deepEqual(await desk.periods(), [['2030-01-01', '2030-01-31', 10, 0, 12, 2]])
    await runOn('2030-02-01')

    assert.deepEqual(await desk.linesOf(), [
      [INCLUDED, 10, 0],
      ['Design', 2, 90],
    ])
    assert.deepEqual(await desk.areBilled(), [true, true])
    const invoice = (await desk.invoices()).at(-1)
    assert.equal(invoice.total, 333.2)
    const [whole] = (await desk.get(`/api/invoices/${invoice._id}`)).body().lines.slice(1)
    assert.include(whole.description, '10:00 of 10:00 hours used')
  })

  for (const [carryOver, more, expected] of [
    [
      'none',
      {},
      [
        [0, 2],
        [0, 3],
        [0, 0],
      ],
    ],
    [
      'next',
      {},
      [
        [0, 0],
        [10, 0],
        [7, 0],
      ],
    ],
    [
      'limit',
      { carryLimitHours: 4 },
      [
        [0, 0],
        [4, 0],
        [1, 0],
      ],
    ],
  ] as const) {
    test(`over three periods, unused hours are carried over as agreed: ${carryOver}`, async ({
      client,
      assert,
    }) => {
      const desk = await makeRetainer(client, { carryOver, ...more })
      clock.moveTo('2030-03-31')
      if (carryOver === 'none') await desk.worked('2030-01-10', 12 * 60)
      await desk.worked('2030-02-10', 13 * 60)
      await runOn('2030-01-01', '2030-02-01', '2030-03-01', '2030-04-01')
      clock.moveTo('2030-03-31')
      const periods = (await desk.periods()).slice(0, 3)
      assert.deepEqual(
        periods.map(([, , , carried, , over]) => [carried, over]),
        expected.map((pair) => [...pair])
      )
    })
  }

  test('months end at midnight in Berlin, in winter and in summer', async ({ client, assert }) => {
    const desk = await makeRetainer(client, {}, { schedule: { ...MONTHLY, startOn: '2030-03-01' } })
    clock.moveTo('2030-05-01')
    const at = (start: string) => {
      const startTime = Date.parse(start)
      return desk.worked('2030-01-01', 0, { startTime, endTime: startTime + 60_000 })
    }
    // Clocks go forward on 31 March: the month ends at 22:00 UTC; March began at 23:00 UTC.
    await at('2030-02-28T22:59:00Z')
    await at('2030-02-28T23:00:00Z')
    await at('2030-03-31T21:59:00Z')
    await at('2030-03-31T22:00:00Z')
    const periods = await desk.periods()
    assert.deepEqual(
      periods.slice(0, 2).map(([from, until, , , used]) => [from, until, Number(used) * 60]),
      [
        ['2030-03-01', '2030-03-31', 2],
        ['2030-04-01', '2030-04-30', 1],
      ]
    )
    back()
    const sums = await desk.unbilled()
    const seconds = (isCovered: boolean) =>
      sums
        .filter((sum: { isCovered: boolean }) => sum.isCovered === isCovered)
        .map((sum: { seconds: number }) => sum.seconds)
    assert.deepEqual(seconds(false), [60])
    assert.deepEqual(seconds(true), [3 * 60])
  })

  test('a fee that is paid afterwards settles the same month', async ({ client, assert }) => {
    const desk = await makeRetainer(
      client,
      {},
      { schedule: { ...MONTHLY, startOn: '2030-02-01' }, servicePeriod: 'monthBefore' }
    )
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 11 * 60)
    await runOn('2030-02-01')
    assert.deepEqual(await desk.linesOf(), [
      [INCLUDED, 10, 0],
      ['Design', 1, 90],
    ])
  })

  test('time that is entered after its month counts in the next run', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, { carryOver: 'next' })
    clock.moveTo('2030-02-10')
    await desk.worked('2030-01-10', 10 * 60)
    await runOn('2030-01-01', '2030-02-01')
    clock.moveTo('2030-02-10')
    await desk.worked('2030-01-30', 3 * 60)
    await desk.worked('2030-02-05', 8 * 60)
    await runOn('2030-03-01')
    assert.deepEqual(await desk.linesOf(), [
      [INCLUDED, 10, 0],
      ['Design', 1, 90],
    ])
    clock.moveTo('2030-02-10')
    assert.deepEqual(await desk.periods(), [
      ['2030-01-01', '2030-01-31', 10, 0, 10, 0],
      ['2030-02-01', '2030-02-28', 10, 0, 11, 1],
    ])
  })

  test('hours that are not charged come onto the invoice at no price', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, { overage: 'free' })
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 12 * 60)
    await runOn('2030-01-01', '2030-02-01')
    assert.deepEqual(await desk.linesOf(), [
      [INCLUDED, 10, 0],
      ['Further hours, not charged', 2, 0],
    ])
    assert.deepEqual(await desk.areBilled(), [true])
  })

  test('a date that is left out includes no hours', async ({ client, assert }) => {
    const desk = await makeRetainer(client)
    ;(await desk.step(desk.profileId, 'skip')).assertStatus(200)
    clock.moveTo('2030-01-31')
    await desk.worked('2030-01-10', 60)
    await runOn('2030-02-01')
    assert.deepEqual(await desk.linesOf(), [['Design', 1, 90]])
  })
})

const MONTHLY = { every: 1, unit: 'month', on: 'date' }
