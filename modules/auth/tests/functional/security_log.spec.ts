import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { watchLog } from '#core/tests/watch_log'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'

test.group('The log', (group) => {
  let log: ReturnType<typeof watchLog>
  group.each.setup(() => {
    log = watchLog()
    return () => log.restore()
  })
  const events = (name: string) => log.lines().filter(({ event }) => event === name)
  const refusals = () => log.lines().filter(({ msg }) => msg === 'request refused')

  test('has a sign-in, a wrong password and a sign-out with request, person and company, and no secret', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const { email, id } = owner.user
    const signIn = (password: string) => client.post('/api/auth/login').json({ email, password })
    const { token } = (await signIn(TEST_PASSWORD)).body()
    const wrong = await signIn('a wrong password')
    await client.post('/api/auth/logout').bearerToken(token)

    const [signedIn] = events('user.signed_in')
    assert.containsSubset(signedIn, { userId: id, companyId: company.id, client: 'browser' })
    assert.isString(signedIn?.requestId)
    assert.containsSubset(refusals(), [
      {
        code: 'auth.invalid_credentials',
        status: 401,
        userId: id,
        address: '127.0.0.1',
        requestId: wrong.body().requestId,
        route: 'POST /api/auth/login',
      },
    ])
    assert.containsSubset(events('session.ended'), [{ reason: 'signed_out', actorId: id }])
    for (const secret of [email, TEST_PASSWORD, 'a wrong password', token]) {
      assert.notInclude(log.text(), secret)
    }
  })

  test('has what a person was not let in to, and what was too often', async ({
    client,
    assert,
  }) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    await client.get('/api/invoices').bearerToken(employee.token)
    await client.get('/api/invoices')
    for (let i = 0; i < 11; i++) {
      await client
        .post('/api/auth/login')
        .json({ email: `${company.id}@example.test`, password: 'x' })
    }
    await limiter.clear(['memory'])
    assert.containsSubset(refusals(), [
      { code: 'forbidden', status: 403, userId: employee.user.id, companyId: company.id },
      { code: 'not_signed_in', status: 401, route: 'GET /api/invoices' },
      { code: 'too_many_requests', status: 429, address: '127.0.0.1' },
    ])
    assert.isEmpty(refusals().filter(({ status }) => status === 404))
  })

  test('has who was invited and let in, and which company was let in, suspended or reactivated', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const admin = await makeSuperAdmin()
    const email = `${newId()}@example.test`
    const invited = await client
      .post('/api/employees/invitations')
      .bearerToken(owner.token)
      .json({ email, name: 'Jana Vogt', role: 'member' })
    const key = invited.body().url.split(/[=#]/).at(-1)
    await client
      .post('/api/auth/register')
      .json({ token: key, name: 'Jana Vogt', email, password: TEST_PASSWORD })
    for (const step of ['suspend', 'reactivate']) {
      await client.post(`/api/admin/companies/${company.id}/${step}`).bearerToken(admin.token)
    }
    const companyId = company.id
    assert.containsSubset(events('user.invited'), [
      { companyId, actorId: owner.user.id, role: 'member' },
    ])
    assert.containsSubset(events('user.joined'), [{ companyId, role: 'member' }])
    for (const step of ['company.suspend', 'company.reactivate']) {
      const [event] = events(step)
      assert.containsSubset(event, { companyId, actorId: admin.user.id })
      assert.isString(event?.requestId)
    }
    for (const personal of [email, 'Jana', key]) assert.notInclude(log.text(), personal)
  })

  test('has no event of what was rolled back', async ({ assert }) => {
    const { owner } = await makeCompany()
    await assert.rejects(() =>
      inTx(async () => {
        await Session.revokeWhere({ user_id: owner.user.id }, 'signed_out')
        throw new Error('no')
      })
    )
    assert.isEmpty(events('session.ended'))
  })

  test('never has the values of a statement that failed', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const attempts = [
      () => writer().table('users').insert({ id: newId(), name: 'CANARY-1' }),
      () => writer().from('users').where('id', owner.user.id).update({ role: 'CANARY-2' }),
      () => writer().rawQuery('select * from no_such_table where a = ?', ['CANARY-3']),
      () =>
        writer()
          .from('users')
          .where('id', { CANARY: 4 } as never)
          .update({ name: 'CANARY-5' }),
      () =>
        writer()
          .table('companies')
          .insert({ id: owner.user.companyId, name: `it's CANARY-6 'quoted'` }),
    ]
    for (const attempt of attempts) {
      await inTx(attempt).catch((error: unknown) => logger.error({ err: error }, 'failed'))
    }
    const failures = log.lines().filter(({ msg }) => msg === 'failed')
    assert.lengthOf(failures, attempts.length)
    for (const { err } of failures) assert.properties(err, ['type', 'message', 'stack'])
    assert.notInclude(log.text(), 'CANARY')
  })
})
