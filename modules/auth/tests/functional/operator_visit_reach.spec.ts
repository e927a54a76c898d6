import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { declaredRoutes } from '#core/http/route_policies'
import { call } from '#core/tests/call'
import { VALID_BODIES } from '#core/tests/samples'
import { addressOf, ofOwner, visitOf, writingRoutes } from '#modules/auth/tests/operator_visit'

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
