import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { declaredRoutes } from '#core/http/route_policies'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { VALID_BODIES } from '#core/tests/samples'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { confirm } from '#modules/auth/tests/second_factor'
import { isText } from '../../../../web/tests/browser/stage/words.js'

const REASON = 'Rechnung <RE-7> wird falsch gerundet & {{geprüft}}.'

async function visitOf(client: ApiClient) {
  const admin = await makeSuperAdmin()
  const { company, owner } = await makeCompany({ name: `Besuchte ${newId().slice(-8)}` })
  const start = (by = admin.token, id = company.id, body: object = { reason: REASON }) =>
    client.post(`/api/admin/companies/${id}/visits`).bearerToken(by).json(body)
  const refused = await start()
  await confirm(admin)
  const started = await start()
  const { token } = started.body() as { token: string }
  const get = (path: string, by = token) => client.get(`/api/${path}`).bearerToken(by)
  const post = (path: string, body: object, by = token) =>
    client.post(`/api/${path}`).bearerToken(by).json(body)
  const consent = (days: number, by = owner.token) =>
    client.put('/api/operator-access').bearerToken(by).json({ days })
  const log = async () => (await get('audit-log', owner.token)).body()
  return { admin, company, owner, refused, started, start, token, get, post, consent, log }
}

const writingRoutes = () =>
  declaredRoutes(router).flatMap(({ methods, pattern, policies }) =>
    methods
      .filter((method) => !['GET', 'HEAD'].includes(method))
      .map((method) => ({ method, pattern, policy: policies[0]! }))
  )

/** Routes that an owner reaches with a token: the others ignore or refuse it anyway. */
const ofOwner = ({ policy }: ReturnType<typeof writingRoutes>[number]) =>
  policy.to !== 'anyone' && policy.to.includes('owner')

const NOWHERE = '01900000-0000-7000-8000-000000000000'
const addressOf = (pattern: string) => pattern.replace(/:\w+/g, NOWHERE)

test.group('The operator visits a company', () => {
  test('for half an hour, reads what its owner reads, and sees the reason and the end', async ({
    client,
    assert,
  }) => {
    const { company, refused, started, get } = await visitOf(client)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'confirmation_required')
    started.assertStatus(201)
    const left = Date.parse(started.body().expiresAt) - Date.now()
    assert.closeTo(left, 30 * 60_000, 60_000)
    const me = (await get('auth/me')).body()
    assert.containsSubset(me, { companyId: company.id, isSuperAdmin: false, role: 'owner' })
    assert.containsSubset(me.visit, { reason: REASON, mayWrite: false })
    ;(await get('settings')).assertStatus(200)
    ;(await get('invoices')).assertStatus(200)
    ;(await get('employees')).assertStatus(200)
  })

  test('needs a reason and a company that lets people in; nobody else visits', async ({
    client,
    assert,
  }) => {
    const { admin, owner, company, start, token } = await visitOf(client)
    for (const reason of ['  ', 'x'.repeat(1001), 7, undefined]) {
      ;(await start(admin.token, company.id, { reason })).assertStatus(422)
    }
    ;(await start(owner.token)).assertStatus(403)
    ;(await start(token)).assertStatus(403)
    await inTx(() => company.merge({ status: 'rejected' }).save())
    assert.equal((await start()).body().code, 'company_not_visited')
  })

  test('never reaches another super admin or the platform', async ({ client }) => {
    const { admin, start, get } = await visitOf(client)
    const other = await makeSuperAdmin()
    for (const id of [other.user.id, other.user.accountId ?? '', NOWHERE]) {
      ;(await start(admin.token, id)).assertStatus(404)
    }
    for (const path of ['admin/companies', 'admin/users', 'admin/settings', 'admin/analytics']) {
      ;(await get(path)).assertStatus(403)
    }
  })

  test('is unknown to the lists of people and to the sign-in', async ({ client, assert }) => {
    const { owner, admin, started, get } = await visitOf(client)
    const people = (await get('employees', owner.token)).body()
    assert.deepEqual(
      people.map(({ _id }: { _id: string }) => _id),
      [owner.user.id]
    )
    const { id, email } = started.body()
    const users = (await get(`admin/users?search=${email}`, admin.token)).body()
    assert.lengthOf(users, 0)
    const row = await reader().from('users').where('id', id).first()
    assert.deepInclude(row, { account_id: null, name: 'Test superAdmin (Kontor)' })
  })
})

test.group('A visit ends', () => {
  test('by its own token, and cannot be refreshed', async ({ client, assert }) => {
    const { company, owner, token, get, post } = await visitOf(client)
    ;(await post('auth/refresh-token', { token })).assertStatus(401)
    ;(await get('invoices')).assertStatus(200)
    assert.deepEqual((await post('visit-ends', {})).body(), { companyId: company.id })
    ;(await get('invoices')).assertStatus(401)
    assert.equal((await post('visit-ends', {}, owner.token)).body().code, 'no_visit')
  })

  test('by signing out, which leaves the operator signed in', async ({ client }) => {
    const { admin, get, post } = await visitOf(client)
    ;(await post('auth/logout', {})).assertStatus(200)
    ;(await get('invoices')).assertStatus(401)
    ;(await get('auth/me', admin.token)).assertStatus(200)
  })

  test('after half an hour, and with the next visit of the operator', async ({ client }) => {
    const { start, get, token, company } = await visitOf(client)
    const next = (await start()).body().token
    ;(await get('invoices', token)).assertStatus(401)
    ;(await get('invoices', next)).assertStatus(200)
    const ended = { expires_at: Date.now() - 1 }
    await inTx(() => writer().from('operator_visits').where('company_id', company.id).update(ended))
    ;(await get('invoices', next)).assertStatus(401)
  })

  test('with the session of the operator, of whose time it never has more', async ({
    client,
    assert,
  }) => {
    const { admin, start, get, post } = await visitOf(client)
    const soon = Date.now() + 300_000
    await inTx(() =>
      writer().from('sessions').where('user_id', admin.user.id).update({ expires_at: soon })
    )
    const short = (await start()).body()
    assert.equal(Date.parse(short.expiresAt), soon)
    ;(await get('invoices', short.token)).assertStatus(200)
    ;(await post('auth/logout', {}, admin.token)).assertStatus(200)
    ;(await get('invoices', short.token)).assertStatus(401)
  })

  test('when the operator is locked or is no super admin any more', async ({ client }) => {
    const { admin, get } = await visitOf(client)
    const second = await makeSuperAdmin()
    ;(await get('invoices')).assertStatus(200)
    await client
      .post(`/api/admin/users/${admin.user.id}/lock`)
      .bearerToken(second.token)
      .json({ reason: 'Left.' })
    ;(await get('invoices')).assertStatus(401)
  })
})

test.group('A visit only reads', (group) => {
  group.each.disableTimeout()

  test('every writing route is refused with a stable code, without and with consent unless it is opened', async ({
    client,
    assert,
  }) => {
    const { token, consent } = await visitOf(client)
    const routes = writingRoutes().filter(ofOwner)
    assert.isAbove(routes.length, 250)
    for (const isAllowed of [false, true]) {
      if (isAllowed) (await consent(1)).assertStatus(200)
      for (const { method, pattern, policy } of routes) {
        if (policy.operator === 'always') continue
        const body = VALID_BODIES[`${method} ${pattern}`] ?? {}
        const { status, text } = await call(method, addressOf(pattern), {
          token,
          ...(method !== 'DELETE' && { body }),
          from: '127.2.0.1',
        })
        const what = `${method} ${pattern} ${status} ${text}`
        if (isAllowed && policy.operator === 'write') {
          assert.notInclude(text, 'operator_', what)
          continue
        }
        assert.equal(status, 403, what)
        assert.match(text, /"code":"operator_(reads_only|needs_consent|stays_out)"/, what)
      }
    }
  })

  test('with consent only these routes change something', ({ assert }) => {
    assert.sameMembers(
      writingRoutes()
        .filter(({ policy }) => policy.operator === 'write')
        .map(({ method, pattern }) => `${method} ${pattern}`),
      [
        'POST /api/clients',
        'PUT /api/clients/:id',
        'POST /api/items',
        'PUT /api/items/:id',
        'POST /api/invoices',
        'PUT /api/invoices/:id',
        'POST /api/projects',
        'PUT /api/projects/:id',
        'POST /api/tasks',
        'PUT /api/tasks/:id',
        'PUT /api/mail-templates/:kind/:language',
        'PUT /api/reminders/rules',
        'POST /api/expense-categories',
        'PUT /api/expense-categories/:id',
      ]
    )
  })

  test('secrets, keys, sign-ins and files that give data away stay closed, also with consent', async ({
    client,
    assert,
  }) => {
    const { token, consent } = await visitOf(client)
    await consent(1)
    const routes = declaredRoutes(router).filter(
      ({ methods, pattern }) =>
        methods.includes('GET') &&
        /csv|zip|xml|\/pdf|pdf$|exports\/:|company-exports|personal-data|personal-tokens|webhooks|calendar-feeds|ledger-links|:id\/file$|^\/api\/auth\/|account-deletion|connection/.test(
          pattern
        )
    )
    assert.isAbove(routes.length, 30)
    for (const { pattern, policies } of routes) {
      const policy = policies[0]!
      const isOthers = policy.to === 'anyone' || !policy.to.includes('owner')
      if (isOthers || pattern === '/api/auth/me') continue
      const { status, text } = await call('GET', addressOf(pattern), { token, from: '127.2.0.2' })
      assert.equal(status, 403, `${pattern} ${text}`)
      assert.include(text, 'operator_stays_out', pattern)
    }
  })

  test('a reading route that would change something on its way is refused', async ({ assert }) => {
    const { readingOnly } = await import('#core/database/transaction/reading_only')
    await assert.rejects(() => readingOnly(() => inTx(async () => 1)), 'operator_reads_only')
  })
})

test.group('The owner and the visits', () => {
  test('has a word for each part of a company that can be looked at', ({ assert }) => {
    const areas = declaredRoutes(router)
      .filter(({ methods, policies: [policy] }) => {
        const isOfCompany = policy?.scope === 'company' || policy?.scope === 'anyCompany'
        const isOpen = isOfCompany ? policy.operator !== 'closed' : policy?.operator === 'read'
        return methods.includes('GET') && isOpen && policy?.to.includes('owner')
      })
      .map(({ name }) => name.split('.')[0])
    assert.isAbove(new Set(areas).size, 20)
    assert.deepEqual(
      [...new Set(areas)].filter((area) => !isText(`audit:area.${area}`)),
      []
    )
  })

  test('finds each visited part once in the audit log, with the reason and the operator', async ({
    client,
    assert,
  }) => {
    const { get, post, log } = await visitOf(client)
    await Promise.all([1, 2, 3].map(() => get('invoices')))
    await get('invoices/counts')
    await get('clients')
    await post('visit-ends', {})
    const own = (await log()).filter(({ action }: { action: string }) => /^operator/.test(action))
    assert.deepEqual(
      own.map(({ action, details }: { action: string; details: { area?: string } }) =>
        [action, details.area].filter(Boolean).join(' ')
      ),
      ['operator.left', 'operator.viewed clients', 'operator.viewed invoicing', 'operator.entered']
    )
    assert.containsSubset(own.at(-1), {
      details: { reason: REASON },
      by: { name: 'Test superAdmin (Kontor)' },
    })
  })

  test('lists the visits and consents to changes until a day; others of the company cannot', async ({
    client,
    assert,
  }) => {
    const { company, owner, token, get, post, consent, log } = await visitOf(client)
    const member = await makePerson(company.id, 'member')
    ;(await consent(7, member.token)).assertStatus(403)
    ;(await consent(7, token)).assertStatus(403)
    for (const days of [-1, 31, 1.5, 'x', null]) {
      ;(await consent(days as number)).assertStatus(422)
    }
    const client1 = { name: 'Neue Kundin' }
    assert.equal((await post('clients', client1)).body().code, 'operator_needs_consent')
    const allowed = (await consent(7)).body()
    assert.closeTo(Date.parse(allowed.allowedUntil), Date.now() + 7 * 86_400_000, 60_000)
    assert.containsSubset(allowed.visits, [{ reason: REASON, isOver: false }])
    ;(await post('clients', client1)).assertStatus(201)
    ;(await get('clients', owner.token)).assertBodyContains([client1])
    const [created] = (await log()).filter(
      ({ action }: { action: string }) => action === 'client.created'
    )
    assert.equal(created.by.name, 'Test superAdmin (Kontor)')

    assert.isNull((await consent(0)).body().allowedUntil)
    assert.equal((await post('clients', client1)).body().code, 'operator_needs_consent')
  })

  test('consent ends on its day', async ({ client, assert }) => {
    const { company, post, consent } = await visitOf(client)
    await consent(1)
    await inTx(() =>
      writer()
        .from('companies')
        .where('id', company.id)
        .update({ operator_access_until: Date.now() - 1 })
    )
    assert.equal((await post('clients', { name: 'x' })).body().code, 'operator_needs_consent')
  })

  test('a suspended company is read on a visit, and not written with consent', async ({
    client,
    assert,
  }) => {
    const { admin, company, get, post, consent } = await visitOf(client)
    await consent(1)
    await client
      .post(`/api/admin/companies/${company.id}/suspend`)
      .bearerToken(admin.token)
      .json({ reason: 'Late.' })
    ;(await get('invoices')).assertStatus(200)
    assert.equal((await post('clients', { name: 'x' })).body().code, 'company_suspended')
  })
})
