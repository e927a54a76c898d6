import { test } from '@japa/runner'
import {
  clockOf,
  makeRecurringDesk,
  runAllDue,
} from '#modules/recurring/factories/recurring_factory'

const ADDRESS = '/api/recurring-invoices'

test.group('The steps of a recurring invoice', (group) => {
  const clock = clockOf(group, '2029-12-15')

  test('a pause makes nothing, and dates of the pause are left out unless wanted', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring()
    assert.equal((await desk.step(_id, 'pause')).body().status, 'paused')
    clock.moveTo('2030-02-01')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 0)
    const resumed = await desk.step(_id, 'resume')
    assert.containSubset(resumed.body(), { status: 'active', nextDate: '2030-01-01' })
    const twice = await desk.step(_id, 'resume')
    twice.assertStatus(409)
    assert.equal(twice.body().code, 'is_active')
  })

  test('the next one can be skipped, or made at once', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring({ mode: 'issue' })
    const skipped = (await desk.step(_id, 'skip')).body()
    assert.containSubset(skipped, { nextDate: '2030-02-01', runsMade: 0 })
    assert.containSubset(skipped.runs, [{ date: '2030-01-01', status: 'skipped', invoice: null }])

    const made = (await desk.step(_id, 'run')).body()
    assert.containSubset(made, { nextDate: '2030-03-01', runsMade: 1 })
    assert.containSubset(made.runs[0], {
      date: '2030-02-01',
      status: 'made',
      invoice: { total: 119 },
    })
    assert.equal(made.lastInvoice.number, 'RE-2029-0001')
    const [invoice] = await desk.invoices()
    assert.equal(invoice.date, '2029-12-15')

    clock.moveTo('2030-02-01')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 1)
  })

  test('of two concurrent requests to skip or make the same date, one succeeds and the other gets a conflict', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const { _id, nextDate } = await desk.recurring()
    for (const [step, next] of [
      ['skip', '2030-02-01'],
      ['run', '2030-03-01'],
    ] as const) {
      const { nextDate: date } = await desk.read(_id)
      const answers = await Promise.all([1, 2].map(() => desk.step(_id, step, { date })))
      assert.sameMembers(
        answers.map((answer) => answer.status()),
        [200, 409],
        step
      )
      const refused = answers.find((answer) => answer.status() === 409)?.body()
      assert.containSubset(refused, { code: 'date_is_over', nextDate: next })
      assert.equal((await desk.read(_id)).nextDate, next)
    }
    const late = await desk.step(_id, 'skip', { date: nextDate })
    late.assertStatus(409)
    assert.include(late.body().error, '01.03.2030')
    const { runs } = await desk.read(_id)
    assert.lengthOf(runs, 2)
    ;(await desk.step(_id, 'skip', { date: 'bald' })).assertStatus(422)
  })

  test('run now by many at once makes each date once', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring()
    await Promise.all([runAllDue(), ...Array.from({ length: 5 }, () => desk.step(_id, 'run'))])
    const { runs, runsMade } = await desk.read(_id)
    assert.equal(runsMade, 5)
    assert.lengthOf(new Set(runs.map(({ date }: { date: string }) => date)), 5)
    assert.lengthOf(await desk.invoices(), 5)
  })

  test('once ended it makes nothing, and only its clone goes on', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring()
    assert.containSubset((await desk.step(_id, 'end')).body(), {
      status: 'ended',
      nextDate: null,
      dates: [],
    })
    for (const name of ['pause', 'resume', 'skip', 'run', 'end']) {
      const answer = await desk.step(_id, name)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'has_ended', name)
    }
    const copy = await desk.step(_id, 'clone')
    copy.assertStatus(201)
    assert.containSubset(copy.body(), { status: 'paused', nextDate: '2030-01-01', runs: [] })
    clock.moveTo('2030-01-01')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 0)
  })

  test('it can be deleted as long as it has made nothing', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const fresh = await desk.recurring()
    await desk.step(fresh._id, 'skip')
    ;(await desk.remove(`${ADDRESS}/${fresh._id}`)).assertStatus(200)
    ;(await desk.get(`${ADDRESS}/${fresh._id}`)).assertStatus(404)
    const used = await desk.recurring()
    await desk.step(used._id, 'run')
    const refused = await desk.remove(`${ADDRESS}/${used._id}`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'has_runs')
  })

  test('a draft that it has made may be deleted; the date stays made', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const { _id } = await desk.recurring()
    await desk.step(_id, 'run')
    const [draft] = await desk.invoices()
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    const { runs, lastInvoice } = await desk.read(_id)
    assert.containSubset(runs[0], { status: 'made', invoice: null })
    assert.isNull(lastInvoice)
    clock.moveTo('2030-01-01')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 0)
  })
})
