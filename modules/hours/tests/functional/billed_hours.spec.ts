import { test } from '@japa/runner'
import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { makeWork } from '#modules/hours/factories/work_factory'
import { runNow } from '#modules/recurring/actions/change_state'
import { scopeOf } from '#modules/recurring/company_scope'
import { clockOf, runAllDue } from '#modules/recurring/factories/recurring_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

test.group('Unbilled hours on recurring invoices', (group) => {
  const clock = clockOf(group, '2029-12-31')
  /** To the day on which the owner has signed in. */
  const back = () => clock.moveTo('2029-12-31')

  for (const [by, lines] of Object.entries({
    project: [['Web shop\n03.12.2029 – 05.12.2029', 2.75, 90]],
    task: [
      ['Design\n03.12.2029 – 04.12.2029, Web shop', 2.5, 90],
      ['Build\n05.12.2029, Web shop', 0.25, 90],
    ],
    entry: [
      ['Design\n03.12.2029, Sketches', 1.5, 90],
      ['Design\n04.12.2029', 1, 90],
      ['Build\n05.12.2029', 0.25, 90],
    ],
  })) {
    test(`row 53: unbilled hours come into the next invoice by ${by}`, async ({
      client,
      assert,
    }) => {
      const desk = await makeWork(client)
      await desk.worked('2029-12-03', 100, { breakSeconds: 600, note: 'Sketches' })
      await desk.worked('2029-12-04', 60)
      const build = await makeTask(desk.owner, { title: 'Build', projectId: desk.projectId })
      await desk.worked('2029-12-05', 15, { taskId: build.id })
      const { _id, collected } = await desk.collecting({ by })
      assert.deepEqual(
        collected.lines.map((line: Record<string, unknown>) => [
          line.description,
          line.quantity,
          line.unitPrice,
        ]),
        lines
      )
      assert.deepInclude(collected, { net: 247.5, total: 294.53, hoursWithoutRate: 0 })

      clock.moveTo('2030-01-01')
      await runAllDue()
      back()
      assert.deepEqual(await desk.hours(), lines)
      const [invoice] = await desk.invoices()
      assert.equal(invoice.total, 413.53)
      assert.deepEqual(await desk.areBilled(), [true, true, true])
      const after = await desk.read(_id)
      assert.deepInclude(after, { total: 119, collects: { by, projectId: null, from: null } })
      assert.isEmpty(after.collected.lines)
    })
  }

  test('row 53: each hour is billed once, by the date after it was worked, also when dates are made up for', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { _id } = await desk.collecting({ by: 'entry' }, { catchUp: 'all' })
    for (const day of ['2030-01-10', '2030-02-10', '2030-03-10']) {
      clock.moveTo(day)
      clock.moveBy(24)
      await desk.worked(day, 60)
    }
    clock.moveTo('2030-03-20')
    await Promise.all([runAllDue(), runAllDue()])
    back()
    assert.lengthOf(await desk.invoices(), 3)
    const billed: unknown[] = []
    for (const { date, invoice } of (await desk.read(_id)).runs.toReversed()) {
      billed.push([date, await desk.hours(invoice._id)])
    }
    assert.deepEqual(billed, [
      ['2030-01-01', []],
      ['2030-02-01', [['Design\n10.01.2030', 1, 90]]],
      ['2030-03-01', [['Design\n10.02.2030', 1, 90]]],
    ])
    assert.deepEqual(await desk.areBilled(), [true, true, false])
  })

  test('row 53: of two profiles that run at once only one bills an hour', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const profiles = [await desk.collecting({ by: 'task' }), await desk.collecting({ by: 'task' })]
    const company = await scopeOf(desk.company.id)
    await Promise.all(profiles.map(({ _id }) => inTx(() => runNow(company, _id))))
    const totals = (await desk.invoices()).map(({ total }: { total: number }) => total)
    assert.sameMembers(totals, [119, 226.1])
  })

  test('row 53: billed time cannot be changed, and is free when the draft goes or the invoice is cancelled', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const entry = await desk.worked('2029-12-03', 60)
    const { _id } = await desk.collecting({ by: 'task' })
    const change = (body: object) =>
      client.patch(`/api/time-entries/${entry.id}`).bearerToken(desk.owner.token).json(body)

    await desk.step(_id, 'run')
    const refusals = [
      await change({ breakSeconds: 60 }),
      await change({ endTime: '2029-12-03T10:30:00Z' }),
      await desk.remove(`/api/time-entries/${entry.id}`),
    ]
    for (const refused of refusals) {
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'is_billed')
      assert.match(refused.body().error, /on the draft of an invoice/)
    }
    ;(await change({ note: 'Sketches' })).assertStatus(200)

    const [draft] = await desk.invoices()
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false])
    ;(await change({ breakSeconds: 60 })).assertStatus(200)

    await desk.step(_id, 'run')
    const again = (await desk.invoices()).at(-1)
    assert.deepEqual(await desk.areBilled(), [true])
    ;(await desk.post(`/api/invoices/${again._id}/issue`)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${again._id}/cancel`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false])
  })

  test('row 53: a break that is delivered after its time was billed is refused, and nothing changes', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const entry = await desk.worked('2029-12-03', 60)
    const { _id } = await desk.collecting({ by: 'task' })
    await desk.step(_id, 'run')
    const ageMs = now() - (entry.startedAt + 600_000)
    const late = await desk.post(`/api/time-entries/${entry.id}/breaks`, {
      ageMs,
      lastedMs: 60_000,
    })
    late.assertStatus(409)
    assert.equal(late.body().code, 'is_billed')
    assert.equal((await desk.get('/api/time-entries')).body()[0].breakSeconds, 0)
  })

  test('row 53: an invoice that cannot be made bills nothing', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    // Without an address it cannot be sent.
    await desk.collecting({ by: 'task' }, { mode: 'issueAndSend' })
    clock.moveTo('2030-01-01')
    await runAllDue()
    back()
    assert.isEmpty(await desk.invoices())
    assert.deepEqual(await desk.areBilled(), [false])
  })

  test('row 53: work before the first day is left to earlier invoices', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    await desk.worked('2029-12-04', 30)
    const { collected } = await desk.collecting({ by: 'task', from: '2029-12-04' })
    assert.deepInclude(collected.lines[0], {
      description: 'Design\n04.12.2029, Web shop',
      quantity: 0.5,
    })
  })
})
