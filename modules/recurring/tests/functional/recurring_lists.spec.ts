import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import {
  clockOf,
  makeRecurringDesk,
  monthlyFrom,
} from '#modules/recurring/factories/recurring_factory'

const ADDRESS = '/api/recurring-invoices'

test.group('Recurring invoices in lists', (group) => {
  clockOf(group, '2029-12-15')

  test('are found, filtered and sorted, with the figures of the active ones', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const monthly = await desk.recurring({ name: 'Beta Hosting' })
    await desk.recurring({
      name: 'Alpha Wartung',
      schedule: monthlyFrom('2030-01-10', { unit: 'year' }),
    })
    await desk.recurring({
      name: 'Gamma',
      schedule: monthlyFrom('2030-01-10', { on: 'twoDays', day: 1, secondDay: 16 }),
    })
    const paused = await desk.recurring({ name: 'Delta' })
    await desk.step(paused._id, 'pause')

    const names = async (query: string) =>
      (await desk.get(`${ADDRESS}?${query}`)).body().map(({ name }: { name: string }) => name)
    assert.deepEqual(await names('sort=name'), ['Alpha Wartung', 'Beta Hosting', 'Delta', 'Gamma'])
    assert.deepEqual(await names('status=paused,failed'), ['Delta'])
    assert.deepEqual(await names('search=hosting'), ['Beta Hosting'])
    assert.deepEqual(await names('sort=nextDate&status=active'), [
      'Beta Hosting',
      'Alpha Wartung',
      'Gamma',
    ])
    const page = await desk.get(`${ADDRESS}?page=2&pageSize=3`)
    assert.equal(page.header('x-total-count'), '4')
    assert.lengthOf(page.body(), 1)

    await desk.step(monthly._id, 'run')
    const [row] = (await desk.get(`${ADDRESS}?search=beta`)).body()
    assert.containSubset(row, {
      net: 100,
      total: 119,
      currency: 'EUR',
      nextDate: '2030-02-01',
      lastInvoice: { number: null },
    })
    const summary = (await desk.get(`${ADDRESS}/summary`)).body()
    assert.deepEqual(summary, {
      counts: { active: 3, paused: 1, failed: 0, ended: 0 },
      // Monthly 100, a twelfth of 100, twice 100; until 14 January one of 119 each year's.
      currencies: [{ currency: 'EUR', monthly: 308.33, yearly: 3700, next30Days: 119 }],
    })
  })

  test('a super admin sees those of all companies and names the company of a change', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client, { name: 'Kolibri GmbH' })
    const other = await makeCompany()
    const { token } = await makeSuperAdmin()
    const name = `Abo ${desk.company.id}`
    const { _id } = await desk.recurring({ name })
    const get = (path: string) => client.get(ADDRESS + path).bearerToken(token)
    const post = (path: string, body: object) =>
      client
        .post(ADDRESS + path)
        .bearerToken(token)
        .json(body)

    const [row] = (await get(`?search=${desk.company.id}`)).body()
    assert.containSubset(row, { _id, company: { _id: desk.company.id, name: 'Kolibri GmbH' } })
    assert.equal((await get(`/${_id}`)).body().name, name)
    assert.equal((await get(`/summary?companyId=${desk.company.id}`)).body().counts.active, 1)

    await desk.post('/api/clients', { name: 'Wolf & Söhne', type: 'business' })
    const found = await get(`/recipients?companyId=${desk.company.id}&search=sohne`)
    assert.containSubset(found.body(), [{ name: 'Wolf & Söhne' }])
    ;(await get('/recipients')).assertStatus(422)

    const unnamed = await post(`/${_id}/pause`, {})
    unnamed.assertStatus(422)
    assert.equal(unnamed.body().code, 'company_missing')
    ;(await post(`/${_id}/pause`, { companyId: other.company.id })).assertStatus(404)
    const paused = await post(`/${_id}/pause`, { companyId: desk.company.id })
    paused.assertStatus(200)
    assert.equal(paused.body().status, 'paused')
    const made = await post('', { ...desk.bodyOf(), companyId: desk.company.id })
    made.assertStatus(201)
    assert.equal(made.body().company._id, desk.company.id)

    await inTx(async () => desk.company.merge({ status: 'suspended' }).save())
    const suspended = await post(`/${_id}/resume`, { companyId: desk.company.id })
    suspended.assertStatus(403)
  })

  test('company users reach their own only, employees none', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const stranger = await makeRecurringDesk(client)
    const { _id } = await desk.recurring()
    ;(await stranger.get(`${ADDRESS}/${_id}`)).assertStatus(404)
    ;(await stranger.step(_id, 'run')).assertStatus(404)
    ;(await stranger.step(_id, 'run', { companyId: desk.company.id })).assertStatus(404)
    assert.lengthOf((await stranger.get(`${ADDRESS}?companyId=${desk.company.id}`)).body(), 0)
    const employee = await makePerson(desk.company.id, 'employee')
    ;(await client.get(ADDRESS).bearerToken(employee.token)).assertStatus(403)
  })
})
