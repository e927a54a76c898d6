import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

test.group('Several people bill the same hours', (group) => {
  clockOf(group, '2029-12-31')

  test('row 103: of ten at once exactly one wins and the others get a 409', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    await desk.worked('2029-12-04', 60)
    const drafts = []
    for (let count = 0; count < 10; count++) {
      drafts.push(await desk.made('/api/invoices', { clientId: desk.clientId }))
    }
    const answers = await Promise.all(
      drafts.map(({ _id }) => desk.post(`/api/invoices/${_id}/hours`, { by: 'entry' }))
    )
    const won = answers.filter((answer) => answer.status() === 200)
    assert.lengthOf(won, 1)
    assert.equal(won[0]?.body().net, 180)
    for (const lost of answers.filter((answer) => answer.status() !== 200)) {
      lost.assertStatus(409)
      assert.equal(lost.body().code, 'no_unbilled_hours')
    }
    const totals = (await desk.invoices()).map(({ net }: { net: number }) => net)
    assert.deepEqual(
      totals.filter((net: number) => net > 0),
      [180]
    )
  })

  test('row 103: of a change of the time and its billing the later one is refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const entry = await desk.worked('2029-12-03', 60)
    const draft = await desk.made('/api/invoices', { clientId: desk.clientId })
    const [billed, changed] = await Promise.all([
      desk.post(`/api/invoices/${draft._id}/hours`, { seconds: 3600 }),
      client
        .patch(`/api/time-entries/${entry.id}`)
        .bearerToken(desk.owner.token)
        .json({ breakSeconds: 600 }),
    ])
    const codes = [billed, changed].map((answer) => answer.body().code ?? answer.status())
    assert.include(
      [
        [200, 'is_billed'],
        ['hours_changed', 200],
      ].map(String),
      String(codes)
    )
  })

  test('row 103: the same request sent twice adds the hours once', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const draft = await desk.made('/api/invoices', { clientId: desk.clientId })
    const send = () =>
      client
        .post(`/api/invoices/${draft._id}/hours`)
        .bearerToken(desk.owner.token)
        .header('idempotency-key', `hours-${draft._id}`)
        .json({ timesheet: true })
    const first = await send()
    first.assertStatus(200)
    const second = await send()
    second.assertStatus(200)
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf((await desk.get(`/api/invoices/${draft._id}`)).body().lines, 1)
  })

  test('row 102: employees and other companies reach nothing', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60)
    const draft = await desk.made('/api/invoices', { clientId: desk.clientId })
    const { clientId } = desk
    const stranger = await makeCompany()
    const anna = await makePerson(desk.company.id, 'employee')
    const calls = (token: string) => [
      client.get('/api/unbilled-hours').bearerToken(token),
      client.post('/api/unbilled-hours/preview').bearerToken(token).json({ clientId }),
      client.post('/api/unbilled-hours/invoice').bearerToken(token).json({ clientId }),
      client.get(`/api/invoices/${draft._id}/hours`).bearerToken(token),
      client.post(`/api/invoices/${draft._id}/hours`).bearerToken(token).json({}),
    ]
    for (const call of calls(anna.token)) (await call).assertStatus(403)
    const [sums, preview, invoice, list, added] = await Promise.all(calls(stranger.owner.token))
    assert.isEmpty(sums?.body())
    for (const refused of [preview, invoice]) {
      refused?.assertStatus(422)
      assert.equal(refused?.body().code, 'client_unknown')
    }
    for (const refused of [list, added]) refused?.assertStatus(404)
    assert.deepEqual(await desk.areBilled(), [false])
  })
})
