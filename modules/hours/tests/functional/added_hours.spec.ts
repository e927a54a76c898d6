import { test } from '@japa/runner'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

type Work = Awaited<ReturnType<typeof makeWork>>

const draftOf = (desk: Work, body: object = {}) =>
  desk.made('/api/invoices', { clientId: desk.clientId, ...body })

const add = (desk: Work, draft: { _id: string }, body: object = {}) =>
  desk.post(`/api/invoices/${draft._id}/hours`, body)

/** Two tasks, two days and two people: 1:30 h, 2:00 h and 0:15 h. */
async function workVaried(desk: Work) {
  const anna = await makePerson(desk.company.id, 'employee')
  const build = await makeTask(desk.owner, { title: 'Build', projectId: desk.projectId })
  await desk.worked('2029-12-03', 90, { note: 'Sketches' })
  await desk.worked('2029-12-03', 120, { taskId: build.id, userId: anna.user.id })
  await desk.worked('2029-12-05', 15, { taskId: build.id })
}

const linesOf = (invoice: { lines: Record<string, unknown>[] }) =>
  invoice.lines.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice])

test.group('Unbilled hours on an invoice', (group) => {
  clockOf(group, '2029-12-31')

  test('row 102: hours are added to a draft, behind its lines and with the company’s VAT', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workVaried(desk)
    const draft = await draftOf(desk, { lines: [{ ...LINE, description: 'Travel' }] })
    const added = await add(desk, draft, { version: draft.version })
    added.assertStatus(200)
    const invoice = added.body()
    assert.deepEqual(linesOf(invoice), [
      ['Travel', 1, 100],
      ['Design\n03.12.2029, Web shop', 1.5, 90],
      ['Build\n03.12.2029 – 05.12.2029, Web shop', 2.25, 90],
    ])
    assert.deepEqual(invoice.lines[1].unit, 'hrs')
    assert.deepInclude(invoice, {
      net: 437.5,
      total: 520.63,
      serviceDate: '2029-12-03',
      serviceUntil: '2029-12-05',
    })
    assert.deepEqual(await desk.areBilled(), [true, true, true])

    const again = await add(desk, draft)
    again.assertStatus(409)
    assert.equal(again.body().code, 'no_unbilled_hours')
  })

  for (const [by, lines] of Object.entries({
    day: [
      ['Work on 03.12.2029\nDesign, Build', 3.5, 90],
      ['Work on 05.12.2029\nBuild', 0.25, 90],
    ],
    person: [
      ['Test owner\n03.12.2029 – 05.12.2029, Web shop', 1.75, 90],
      ['Test employee\n03.12.2029, Web shop', 2, 90],
    ],
    all: [['Hours worked\n03.12.2029 – 05.12.2029, Web shop', 3.75, 90]],
    project: [['Web shop\n03.12.2029 – 05.12.2029', 3.75, 90]],
    entry: [
      ['Design\n03.12.2029, Sketches', 1.5, 90],
      ['Build\n03.12.2029', 2, 90],
      ['Build\n05.12.2029', 0.25, 90],
    ],
  })) {
    test(`row 102: hours are grouped by ${by}`, async ({ client, assert }) => {
      const desk = await makeWork(client)
      await workVaried(desk)
      const answer = await desk.post('/api/unbilled-hours/invoice', { clientId: desk.clientId, by })
      answer.assertStatus(201)
      assert.deepEqual(linesOf(answer.body()), lines)
    })
  }

  test('row 102: time at different rates never shares a line', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const other = { name: 'App', clientId: desk.clientId, hourlyRate: '120' }
    const { _id: projectId } = await desk.made('/api/projects', other)
    const app = await makeTask(desk.owner, { title: 'Screens', projectId })
    await desk.worked('2029-12-04', 60, { taskId: app.id })
    const { clientId } = desk
    const answer = await desk.post('/api/unbilled-hours/invoice', { clientId, by: 'all' })
    assert.deepEqual(linesOf(answer.body()), [
      ['Hours worked\n03.12.2029, Web shop', 1, 90],
      ['Hours worked\n04.12.2029, App', 1, 120],
    ])
  })

  test('row 102: days and projects are chosen, the rest stays unbilled', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    for (const day of ['2029-12-03', '2029-12-04', '2029-12-05']) await desk.worked(day, 60)
    const draft = await draftOf(desk)
    const { _id: projectId } = await desk.made('/api/projects', {
      name: 'App',
      clientId: desk.clientId,
    })
    assert.equal((await add(desk, draft, { projectIds: [projectId] })).status(), 409)
    const days = { from: '2029-12-04', to: '2029-12-04', projectIds: [desk.projectId] }
    ;(await add(desk, draft, days)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false, true, false])
  })

  test('row 102: prices with VAT and another currency are respected', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '100' })
    await desk.worked('2029-12-03', 60)
    const inDollars = await draftOf(desk, { currency: 'USD' })
    assert.equal((await add(desk, inDollars)).body().code, 'no_unbilled_hours')
    const rates = [{ projectId: desk.projectId, rate: '110.5' }]
    const dollars = (await add(desk, inDollars, { rates })).body()
    assert.deepInclude(dollars, { currency: 'USD', net: 110.5 })
    ;(await desk.remove(`/api/invoices/${dollars._id}`)).assertStatus(200)

    const gross = await draftOf(desk, { priceMode: 'gross' })
    const added = (await add(desk, gross)).body()
    assert.equal(added.lines[0].unitPrice, 119)
    assert.deepInclude(added, { net: 100, total: 119 })
  })

  test('row 102: time without a rate stays, until the request gives one', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, {})
    await desk.worked('2029-12-03', 60)
    const { clientId, projectId } = desk
    const preview = async (body: object = {}) =>
      (await desk.post('/api/unbilled-hours/preview', { clientId, ...body })).body()
    assert.containsSubset(await preview(), {
      lines: [],
      seconds: 0,
      total: 0,
      projects: [{ _id: projectId, seconds: 3600, rate: null, rateOf: null }],
    })
    const rates = [{ projectId, rate: '85' }]
    const shown = await preview({ rates })
    assert.containsSubset(shown, { seconds: 3600, projects: [{ rate: 85, rateOf: 'given' }] })
    const draft = await draftOf(desk)
    assert.equal((await add(desk, draft, { rates })).body().net, 85)
  })

  test('row 102: the preview shows what is then added, and other hours are not added unseen', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 90)
    const { clientId } = desk
    const body = { by: 'project', rounding: null }
    const preview = (await desk.post('/api/unbilled-hours/preview', { clientId, ...body })).body()
    assert.containsSubset(preview, {
      currency: 'EUR',
      priceMode: 'net',
      seconds: 5400,
      net: 135,
      tax: 25.65,
      total: 160.65,
      lines: [{ quantity: 1.5, unitPrice: 90, amount: 135, entries: 1, unit: 'hrs' }],
      projects: [{ rate: 90, rateOf: 'project', otherCurrency: null }],
    })
    assert.deepEqual(await desk.areBilled(), [false])

    await desk.worked('2029-12-04', 30)
    const draft = await draftOf(desk)
    const refused = await add(desk, draft, { ...body, seconds: preview.seconds })
    refused.assertStatus(409)
    assert.containsSubset(refused.body(), { code: 'hours_changed', seconds: 7200 })
    const added = await add(desk, draft, { ...body, seconds: 7200 })
    assert.equal(added.body().net, 180)
  })

  test('row 102: unbilled sums are served by project and client', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 90)
    await desk.worked('2029-12-05', 60)
    await desk.worked('2029-12-06', 60, { billable: false })
    const sums = async (query = '') => (await desk.get(`/api/unbilled-hours${query}`)).body()
    assert.containsSubset(await sums(), [
      {
        project: { _id: desk.projectId, name: 'Web shop' },
        client: { _id: desk.clientId, name: 'Bäckerei Kruse' },
        seconds: 9000,
        entries: 2,
        from: '2029-12-03',
        to: '2029-12-05',
        rates: [{ rate: 90, rateOf: 'project', currency: 'EUR', seconds: 9000 }],
        amounts: [{ currency: 'EUR', amount: 225 }],
      },
    ])
    assert.lengthOf(await sums(`?clientId=${desk.clientId}`), 1)
    assert.lengthOf(await sums(`?projectId=${desk.projectId}&clientId=${desk.clientId}`), 1)
    assert.isEmpty(await sums(`?projectId=${desk.clientId}`))
    ;(await add(desk, await draftOf(desk))).assertStatus(200)
    assert.isEmpty(await sums())
  })

  test('row 102: the timesheet goes out with the invoice when the request asks for it', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const added = await add(desk, await draftOf(desk), { timesheet: true })
    added.assertStatus(200)
    assert.containsSubset(added.body().attachments, [{ name: 'Timesheet.pdf' }])
  })

  test('row 102: only drafts of a kept client take hours, and only 500 lines', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const custom = await desk.made('/api/invoices', { customClient: { name: 'Anna' }, lines: [] })
    const refusal = async (answer: ReturnType<typeof add>, status: number) => {
      const refused = await answer
      refused.assertStatus(status)
      return refused.body().code
    }
    assert.equal(await refusal(add(desk, custom), 422), 'client_missing')
    const full = await draftOf(desk, {
      lines: Array.from({ length: 500 }, () => ({ ...LINE, description: 'Print' })),
    })
    assert.equal(await refusal(add(desk, full), 422), 'too_many_lines')
    const stale = await draftOf(desk)
    ;(await desk.put(`/api/invoices/${stale._id}`, { notes: 'x' })).assertStatus(200)
    assert.equal(await refusal(add(desk, stale, { version: 1 }), 409), 'version_conflict')
    const issued = await draftOf(desk, { lines: [{ ...LINE, description: 'Print' }] })
    ;(await desk.post(`/api/invoices/${issued._id}/issue`)).assertStatus(200)
    assert.equal(await refusal(add(desk, issued), 409), 'not_a_draft')
    assert.deepEqual(await desk.areBilled(), [false])
  })
})
