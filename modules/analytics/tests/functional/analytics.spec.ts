import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { TABS } from '#modules/analytics/reports/report'
import { makeAnalyticsDesk } from '#modules/analytics/tests/analytics_desk'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

test.group('Analytics', () => {
  test('are closed to employees, and the team’s hours to everyone but the owner', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    const statusFor = async (role: 'member' | 'employee', tab: string) => {
      const { token } = await makePerson(desk.company.id, role)
      const query = new URLSearchParams(desk.year)
      return (await client.get(`/api/analytics/${tab}?${query}`).bearerToken(token)).status()
    }
    for (const tab of TABS) assert.equal(await statusFor('employee', tab), 403)
    assert.equal(await statusFor('member', 'revenue'), 200)
    assert.equal(await statusFor('member', 'team'), 403)
    assert.equal(
      (await desk.get(`/api/analytics/secret?from=2026-01-01&to=2026-12-31`)).status(),
      404
    )
    assert.equal((await desk.get('/api/analytics/revenue')).status(), 422)
    for (const path of ['revenue', 'revenue/pdf', 'revenue/bySteps/csv']) {
      const reversed = await desk.get(`/api/analytics/${path}?from=2026-12-31&to=2026-01-01`)
      reversed.assertStatus(422)
      assert.equal(reversed.body().code, 'period_reversed')
      assert.equal(reversed.body().fields[0].field, 'to')
    }
  })

  test('are empty for a new company, whatever the tab', async ({ client, assert }) => {
    const desk = await makeAnalyticsDesk(client)
    for (const tab of TABS) {
      const { figures } = await desk.report(tab, { compare: 'year' })
      const amounts = figures.filter(({ unit }: { unit: string }) => unit === 'money')
      for (const { value } of amounts) assert.oneOf(value, [0, null])
    }
  })

  test('row 114: every figure has the one of the earlier period beside it', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    await desk.invoice({ date: '2025-03-02' })
    await desk.invoice({ date: '2026-03-02', lines: [{ ...LINE, unitPrice: 150 }] })
    await desk.invoice({ date: '2026-02-02', lines: [{ ...LINE, unitPrice: 70 }] })
    const march = { from: '2026-03-01', to: '2026-03-31' }
    const netOf = async (compare: string) => {
      const { figures, before } = await desk.report('revenue', { ...march, compare })
      return [figures[0].value, figures[0].before, before]
    }
    assert.deepEqual(await netOf('year'), [150, 100, { from: '2025-03-01', to: '2025-03-31' }])
    assert.deepEqual(await netOf('previous'), [150, 70, { from: '2026-02-01', to: '2026-02-28' }])
    assert.deepEqual(await netOf('none'), [150, null, null])
  })

  test('row 115: the receivables name who pays latest, by the delay of the last year', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    const now = today('Europe/Berlin')
    const payer = async (name: string, delays: number[]) => {
      const made = await desk.post('/api/clients', { name })
      for (const delay of delays) {
        const dueDate = addDays(now, -60)
        const body = { clientId: made.body()._id, date: addDays(dueDate, -7), dueDate }
        const { _id } = await desk.invoice({ customClient: null, ...body })
        const payment = { amount: 119, date: addDays(dueDate, delay) }
        ;(await desk.post(`/api/invoices/${_id}/payments`, payment)).assertStatus(201)
      }
    }
    await payer('Punctual', [0, -2, -1])
    await payer('Late', [4, 6, 20])
    await payer('Latest', [30, 31, 32])
    await payer('Unknown', [50, 50])
    assert.deepEqual(
      (await desk.rows('receivables', 'byDelay')).map(([name, usual]) => [name, usual]),
      [
        ['Latest', 31],
        ['Late', 6],
      ]
    )
  })

  test('row 115: profit and loss, revenue by client and item, and ageing, each as CSV', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    const item = await desk.post('/api/items', { name: 'Logo', type: 'service', unitPrice: 400 })
    const line = { ...LINE, itemId: item.body()._id, unitPrice: 400 }
    await desk.invoice({ date: '2026-03-02', dueDate: '2026-03-10', lines: [line] })
    await desk.spend({
      date: '2026-03-05',
      lines: [
        { category: 'entertainment', amount: 119, taxRate: 19 },
        { category: 'equipment', amount: 238, taxRate: 19 },
      ],
    })
    const { profit, costs } = await desk.figures('profit')
    assert.deepEqual([costs, profit], [70, 330])
    assert.deepEqual((await desk.rows('items', 'byItem'))[0]?.slice(0, 2), ['Logo', 400])
    assert.deepEqual((await desk.rows('clients', 'byClient'))[0]?.slice(0, 2), [
      'Bäckerei Korn',
      400,
    ])
    const files = [
      ['profit', 'profitLines', '400.00'],
      ['clients', 'byClient', 'Bäckerei Korn;400.00;100'],
      ['items', 'byItem', 'Logo;400.00;100;1'],
      ['receivables', 'byAge', '476.00;100'],
    ]
    for (const [tab, table, text = ''] of files) {
      const query = new URLSearchParams(desk.year)
      const file = await desk.get(`/api/analytics/${tab}/${table}/csv?${query}`)
      file.assertStatus(200)
      assert.include(file.text(), text)
    }
    const none = await desk.get(
      `/api/analytics/items/nothing/csv?${new URLSearchParams(desk.year)}`
    )
    none.assertStatus(404)
  })

  test('a cancellation takes its invoice out of the revenue, in a row of its own', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    const { _id } = await desk.invoice({ date: '2026-03-02' })
    await desk.post(`/api/invoices/${_id}/cancel`)
    const { netRevenue } = await desk.figures('revenue')
    assert.equal(netRevenue, 0)
    assert.include(
      await desk.rows('revenue', 'bySource').then((rows) => rows.map(([name]) => name)),
      'Cancellations'
    )
  })

  test('a project shows its budget, billed value and effective hourly rate', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 10 })
    await desk.worked('2026-03-03', 120)
    const answer = await desk.get('/api/analytics/projects?from=2026-03-01&to=2026-03-31')
    answer.assertStatus(200)
    const [table] = answer.body().tables
    const [row] = table.rows
    assert.equal(row.name, 'Web shop')
    const values = row.cells.map(({ value }: { value: number | null }) => value)
    assert.deepEqual(values.slice(0, 5), [7200, 100, 0, 0, 180])
  })
})
