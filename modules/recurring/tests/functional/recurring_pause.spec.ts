import { test } from '@japa/runner'
import { clockOf, makeRecurringDesk } from '#modules/recurring/factories/recurring_factory'

test.group('A paused recurring invoice', (group) => {
  const clock = clockOf(group, '2029-12-15')

  test('tells what has passed and what comes when it goes on', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring({ endsAfter: 5 })
    const brief = await desk.recurring({ name: 'Kurz', endsOn: '2030-02-01' })
    const active = await desk.read(_id)
    assert.isNull(active.pause)
    for (const id of [_id, brief._id]) await desk.step(id, 'pause')
    const soon = await desk.read(_id)
    assert.deepEqual(soon.pause, { missed: 0, resumesOn: '2030-01-01' })

    clock.moveTo('2030-03-10')
    const [row, over] = [await desk.seen(_id), await desk.seen(brief._id)]
    // At five in the morning the date of the day is not due yet.
    clock.moveTo('2030-04-01')
    clock.moveBy(-2)
    const early = await desk.seen(_id)
    clock.moveTo('2029-12-15')
    assert.deepEqual(row?.pause, { missed: 3, resumesOn: '2030-04-01' })
    assert.deepEqual(
      row?.dates.map(({ date }) => date),
      ['2030-04-01', '2030-05-01', '2030-06-01', '2030-07-01', '2030-08-01']
    )
    assert.deepEqual(over?.pause, { missed: 2, resumesOn: null })
    assert.deepEqual(over?.dates, [])
    assert.deepEqual(early?.pause, { missed: 3, resumesOn: '2030-04-01' })
  })
})
