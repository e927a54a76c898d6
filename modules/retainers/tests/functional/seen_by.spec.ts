import { test } from '@japa/runner'
import { makePerson } from '#modules/auth/factories/company_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { makeRetainer } from '../retainer_desk.js'

test.group('Retainers: who sees what', (group) => {
  const clock = clockOf(group, '2030-01-20')
  const FROM = { from: '2030-01-01' }

  test('owner and members see hours and money on the project, employees recorded hours alone', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, FROM, {}, { hourlyRate: '90', timeRounding: ROUNDED })
    await desk.worked('2030-01-10', 10 * 60 + 20)
    const path = `/api/projects/${desk.projectId}/retainer`
    const { period, billing } = (await desk.get(path)).body()
    assert.deepInclude(period, {
      from: '2030-01-01',
      until: '2030-01-31',
      usedSeconds: 11 * 3600,
      overSeconds: 3600,
      leftSeconds: 0,
    })
    assert.deepEqual(billing, {
      recurringInvoice: { _id: desk.profileId, name: 'Retainer Kruse' },
      overAmount: 90,
      currency: 'EUR',
    })

    const anna = await makePerson(desk.company.id, 'employee')
    const asAnna = () => client.get(path).bearerToken(anna.token)
    ;(await asAnna()).assertStatus(404)
    await desk.put(`/api/projects/${desk.projectId}`, { memberIds: [anna.user.id] })
    const seen = (await asAnna()).body()
    assert.equal(seen.period.usedSeconds, 10 * 3600 + 20 * 60)
    assert.isNull(seen.billing)
    assert.notMatch(JSON.stringify(seen), /amount|currency|invoice/i)
  })

  test('the client sees hours behind its link, if the retainer is shared', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, FROM)
    await desk.worked('2030-01-10', 3 * 60)
    const { url } = (await desk.post(`/api/clients/${desk.clientId}/ledger-links`)).body()
    const [, key] = url.split('#')
    const shared = async () => {
      const answer = await client
        .post('/api/shared-ledger/retainers')
        .json({ id: desk.clientId, key })
      answer.assertStatus(200)
      return answer.body()
    }
    assert.deepEqual(await shared(), [])

    const change = desk.ofProfile({
      retainer: { projectIds: [desk.projectId], includedHours: 10, isShared: true },
    })
    ;(await desk.put(`/api/recurring-invoices/${desk.profileId}`, change)).assertStatus(200)
    const [one, ...others] = await shared()
    assert.isEmpty(others)
    assert.deepInclude(one, {
      name: 'Retainer Kruse',
      from: '2030-01-01',
      includedSeconds: 10 * 3600,
      usedSeconds: 3 * 3600,
      leftSeconds: 7 * 3600,
      isOverageBilled: true,
    })
    assert.notMatch(JSON.stringify(one), /amount|rate/i)

    const stranger = await client
      .post('/api/shared-ledger/retainers')
      .json({ id: desk.clientId, key: 'no-key' })
    stranger.assertStatus(404)
  })

  test('covered hours are in no unbilled amount, and are billed as usual when the retainer goes', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, FROM)
    await desk.worked('2030-01-10', 12 * 60)
    const told = async () => {
      const forecast = await desk.get('/api/forecast/items?by=due&source=hours')
      const answer = await desk.post('/api/assistant/questions', { text: 'unbilled hours' })
      forecast.assertStatus(200)
      answer.assertStatus(201)
      return JSON.stringify([forecast.body(), answer.body()])
    }
    const [sum] = await desk.unbilled()
    assert.deepInclude(sum, { isCovered: true, isRetained: true })
    assert.notMatch(await told(), /1080|1285\.2/)

    const without = desk.ofProfile({ retainer: null })
    ;(await desk.put(`/api/recurring-invoices/${desk.profileId}`, without)).assertStatus(200)
    const [free] = await desk.unbilled()
    assert.deepInclude(free, { isCovered: false, isRetained: false })
    assert.match(await told(), /1285\.2/)
    assert.match(await told(), /1080/)
    assert.equal((await desk.get(`/api/projects/${desk.projectId}/retainer`)).body().period, null)
  })

  test('a project has one retainer, of its own client, and keeps its client', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, FROM)
    const second = await desk.post('/api/recurring-invoices', desk.ofProfile({ name: 'Second' }))
    second.assertStatus(422)
    assert.equal(second.body().fields[0].field, 'retainer.projectIds')
    const { _id: otherId } = await desk.made('/api/clients', { name: 'Other' })
    const moved = await desk.put(`/api/projects/${desk.projectId}`, { clientId: otherId })
    moved.assertStatus(422)
    assert.equal(moved.body().code, 'client_of_retainer')

    const limitless = desk.ofProfile({
      retainer: { projectIds: [desk.projectId], includedHours: 10, carryOver: 'limit' },
    })
    const refused = await desk.put(`/api/recurring-invoices/${desk.profileId}`, limitless)
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'retainer.carryLimitHours')
  })

  test('after the last paid period of an ended retainer, hours are billed as usual', async ({
    client,
    assert,
  }) => {
    const desk = await makeRetainer(client, FROM)
    ;(await desk.step(desk.profileId, 'run')).assertStatus(200)
    ;(await desk.step(desk.profileId, 'end')).assertStatus(200)
    clock.moveTo('2030-03-31')
    await desk.worked('2030-02-10', 60)
    await desk.worked('2030-03-10', 2 * 60)
    assert.deepEqual(
      (await desk.periods()).map(([from, until]) => [from, until]),
      [
        ['2030-01-01', '2030-01-31'],
        ['2030-02-01', '2030-02-28'],
      ]
    )
    clock.moveTo('2030-01-20')
    const seconds = (await desk.unbilled()).map((sum: { isCovered: boolean; seconds: number }) => [
      sum.isCovered,
      sum.seconds,
    ])
    assert.sameDeepMembers(seconds, [
      [true, 3600],
      [false, 2 * 3600],
    ])
  })
})

const ROUNDED = { mode: 'up', minutes: 60 }
