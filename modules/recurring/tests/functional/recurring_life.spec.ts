import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import {
  makeRecurringDesk,
  monthlyFrom,
  runAllDue,
  standingClock,
} from '#modules/recurring/factories/recurring_factory'

const ADDRESS = '/api/recurring-invoices'

test.group('The life of a recurring invoice', (group) => {
  let clock: ReturnType<typeof standingClock>
  group.each.setup(() => {
    clock = standingClock('2029-12-15')
    return () => clock.restore()
  })

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

  test('a change is made by the newest version, and a new schedule repeats no date', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const made = await desk.recurring()
    const first = await desk.step(made._id, 'run')
    const stale = await desk.put(`${ADDRESS}/${made._id}`, desk.bodyOf({ version: made.version }))
    stale.assertStatus(409)
    assert.containSubset(stale.body(), {
      code: 'version_conflict',
      version: first.body().version,
    })
    const changed = await desk.put(
      `${ADDRESS}/${made._id}`,
      desk.bodyOf({
        schedule: monthlyFrom('2029-12-20', { unit: 'week' }),
        invoice: { notes: 'x' },
      })
    )
    changed.assertStatus(200)
    assert.containSubset(changed.body(), { nextDate: '2030-01-03', invoice: { notes: 'x' } })
  })

  test('dates before the day it is written are not made up for', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const { nextDate, dates } = await desk.recurring({
      schedule: monthlyFrom('2028-01-31'),
      endsAfter: 2,
    })
    assert.equal(nextDate, '2029-12-31')
    assert.lengthOf(dates, 2)
  })

  test('the runs of a suspended company are held until it is back', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    await desk.recurring()
    await inTx(async () => desk.company.merge({ status: 'suspended' }).save())
    clock.moveTo('2030-01-01')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 0)
    const refused = await desk.post(ADDRESS, desk.bodyOf())
    assert.equal(refused.body().code, 'company_suspended')

    await inTx(async () => desk.company.merge({ status: 'active' }).save())
    clock.moveTo('2030-01-02')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 1)
  })

  test('what cannot be is refused with its field', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const REFUSED: [body: Parameters<typeof desk.bodyOf>[0], field: string, rule: string][] = [
      [
        { schedule: monthlyFrom('2030-01-01', { unit: 'week', on: 'lastDay' }) },
        'schedule.on',
        'rule_needs_months',
      ],
      [
        { schedule: monthlyFrom('2030-01-01', { on: 'weekday' }) },
        'schedule.weekday',
        'weekday_missing',
      ],
      [
        { schedule: monthlyFrom('2030-01-01', { on: 'twoDays', day: 16, secondDay: 1 }) },
        'schedule.secondDay',
        'two_days_wrong',
      ],
      [
        { schedule: monthlyFrom('2030-01-01', { on: 'twoDays', day: 28, secondDay: 30 }) },
        'schedule.secondDay',
        'two_days_wrong',
      ],
      [{ schedule: monthlyFrom('2030-01-01', { every: 0 }) }, 'schedule.every', 'range'],
      [{ endsOn: '2029-12-20' }, 'endsOn', 'nothing_comes'],
      [{ invoice: { customClient: null } }, 'invoice.clientId', 'recipient_missing'],
      [{ invoice: { lines: [] } }, 'invoice.lines', 'lines_missing'],
      [
        { invoice: { clientId: '0190f7a0-0000-7000-8000-000000000000' } },
        'invoice.clientId',
        'client_unknown',
      ],
    ]
    for (const [body, field, rule] of REFUSED) {
      const answer = await desk.post(ADDRESS, desk.bodyOf(body))
      answer.assertStatus(422)
      assert.containSubset(answer.body().fields, [{ field, rule }], JSON.stringify(body))
    }
  })
})

test.group('Recurring invoices in lists', (group) => {
  let clock: ReturnType<typeof standingClock>
  group.each.setup(() => {
    clock = standingClock('2029-12-15')
    return () => clock.restore()
  })

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
