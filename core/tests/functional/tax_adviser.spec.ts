import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { makeCompany, makePerson, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'

/** All of a company's records that a tax adviser may ask for. A route that is added here shows no time, health or mails. */
const BOOKS = [
  'GET /api/analytics/:tab',
  'GET /api/analytics/:tab/:table/csv',
  'GET /api/analytics/:tab/pdf',
  'GET /api/analytics/currencies',
  'GET /api/asset-kinds',
  'GET /api/asset-pools',
  'GET /api/asset-purchases',
  'GET /api/assets',
  'GET /api/assets/:id',
  'GET /api/audit-log',
  'GET /api/datev/exports',
  'GET /api/datev/exports/:id/file',
  'GET /api/datev/preview',
  'GET /api/datev/settings',
  'GET /api/expense-categories',
  'GET /api/expenses',
  'GET /api/expenses/:id',
  'GET /api/expenses/:id/receipts/:receiptId',
  'GET /api/expenses/summary',
  'GET /api/invoices',
  'GET /api/invoices/:id',
  'GET /api/invoices/:id/attachments/:attachmentId',
  'GET /api/invoices/:id/credit-notes',
  'GET /api/invoices/:id/einvoice',
  'GET /api/invoices/:id/pdf',
  'GET /api/invoices/:id/picture',
  'GET /api/invoices/:id/xml',
  'GET /api/invoices/counts',
  'GET /api/invoices/summary',
  'GET /api/procedures/notes',
  'GET /api/procedures/pdf',
  'GET /api/saved-views',
  'GET /api/transfer-orders',
  'GET /api/transfer-orders/:id',
  'GET /api/reports/vat',
  'GET /api/reports/vat.csv',
  'GET /api/reports/vat/due',
  'GET /api/reports/vat/entries',
  'GET /api/reports/vat/filings',
  'GET /api/reports/vat/limits',
  'GET /api/reports/vat/months',
  'GET /api/reports/vat/prepayment',
  'GET /api/reports/vat/rates',
  'GET /api/reports/vat/recapitulative',
  'GET /api/reports/vat/recapitulative.csv',
  'GET /api/reports/vat/recapitulative/due',
  'GET /api/reports/vat/reports',
  'GET /api/reports/vat/return',
  'GET /api/vendors',
  'GET /api/vendors/:id',
]

test.group('Row 154: the tax adviser', () => {
  const opened = () =>
    declaredRoutes(router)
      .filter(({ policies: [policy] }) => policy?.to !== 'anyone' && policy?.to.includes('adviser'))
      .flatMap(({ methods, pattern, policies }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method) => ({ name: `${method} ${pattern}`, method, scope: policies[0]?.scope }))
      )

  test('reads the books, and no route that writes lets them in beside those of the own account', ({
    assert,
  }) => {
    const company = opened().filter(({ scope }) => scope !== 'self')
    assert.sameMembers(
      company.map(({ name }) => name),
      BOOKS
    )
  })

  test('no setting of the company is theirs to change', async ({ assert }) => {
    const { company } = await makeCompany()
    const { token } = await makePerson(company.id, 'adviser')
    const { status } = await call('POST', '/api/settings', {
      token,
      body: { companyInfo: { companyName: 'Umbenannt' } },
    })
    assert.equal(status, 403)
    const { text } = await call('GET', '/api/settings', { token })
    assert.sameMembers(Object.keys(JSON.parse(text)), ['companyInfo', 'preferences'])
  })

  test('sees money in the analytics, and neither the hours of projects nor those of people', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const { token } = await makePerson(company.id, 'adviser')
    const statusOf = async (tab: string) =>
      (await call('GET', `/api/analytics/${tab}?from=2026-01-01&to=2026-12-31`, { token })).status
    for (const tab of ['revenue', 'receivables', 'taxes', 'expenses', 'profit']) {
      assert.equal(await statusOf(tab), 200, tab)
    }
    for (const tab of ['projects', 'team']) assert.equal(await statusOf(tab), 403, tab)
  })

  test('reads in the audit log what happened to documents and money, and nothing about time or people', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await desk.worked('2026-03-02', 60)
    await desk.made('/api/unbilled-hours/invoice', { clientId: desk.clientId })
    const { token } = await makePerson(desk.company.id, 'adviser')
    const log = await client.get('/api/audit-log').bearerToken(token)
    const types = new Set(log.body().map(({ record }: { record: { type: string } }) => record.type))
    assert.isTrue(types.has('invoice'))
    for (const type of ['timeEntry', 'task', 'project', 'user', 'company', 'mail', 'absence']) {
      assert.isFalse(types.has(type), type)
    }
    assert.equal(log.header('x-total-count'), String(log.body().length))
    const asked = await client.get('/api/audit-log?type=timeEntry').bearerToken(token)
    assert.deepEqual(asked.body(), [])
  })

  test('is invited like others, and nobody assigns work to them', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const email = `${company.id}@kanzlei.test`
    const invited = await client
      .post('/api/employees/invitations')
      .bearerToken(owner.token)
      .json({ name: 'Kanzlei Berger', email, role: 'adviser' })
    invited.assertStatus(201)
    const token = new URL(invited.body().url).hash.slice(1)
    const joined = await client
      .post('/api/auth/register')
      .json({ token, name: 'Kanzlei Berger', email, password: TEST_PASSWORD })
    joined.assertStatus(201)
    const list = (await client.get('/api/employees').bearerToken(owner.token)).body()
    assert.containsSubset(list, [{ email, role: 'adviser' }])
    const adviser = await makePerson(company.id, 'adviser')
    const me = await client.get('/api/auth/me').bearerToken(adviser.token)
    assert.containsSubset(me.body(), { role: 'adviser', isEmployee: false })
    const people = (await client.get('/api/people').bearerToken(owner.token)).body()
    assert.deepEqual(
      people.map(({ _id }: { _id: string }) => _id),
      [owner.user.id]
    )
    const task = await client
      .post('/api/tasks')
      .bearerToken(owner.token)
      .json({ title: 'Belege prüfen', assigneeIds: [adviser.user.id] })
    task.assertStatus(422)
  })
})
