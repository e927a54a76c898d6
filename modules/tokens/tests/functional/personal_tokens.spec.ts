import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { TOKEN_SCOPES } from '#core/http/guards/token_scopes'
import { mailsTo } from '#core/tests/mails_to'
import {
  joinCompany,
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'
import dueWork from '#modules/tokens/due_work'
import { makeToken, refusalOf } from '#modules/tokens/tests/tokens'

const DAY = 86_400_000
const BODY = { name: 'Skript', scopes: ['time:read'], days: 30 }

test.group('Row 136: personal tokens', () => {
  test('are created after the password, shown once, listed without the secret, and reported', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { token } = owner
    const refused = await send('POST', '/api/personal-tokens', { token, body: BODY })
    assert.deepEqual([refused.status, refused.body.code], [403, 'confirmation_required'])

    await confirm(owner)
    const made = await send('POST', '/api/personal-tokens', { token, body: BODY })
    assert.equal(made.status, 201)
    assert.match(made.body.token, /^kontor_pat_[\w-]{43}[0-9a-f]{8}$/)
    const { body } = await send('GET', '/api/personal-tokens', { token })
    assert.deepEqual(body.scopes, [...TOKEN_SCOPES])
    assert.lengthOf(body.tokens, 1)
    assert.notInclude(JSON.stringify(body), made.body.token)
    assert.isTrue(made.body.token.startsWith(body.tokens[0].beginning))
    assert.containSubset(body.tokens, [{ name: 'Skript', scopes: ['time:read'], lastUsedAt: null }])

    const [mail] = await mailsTo(owner.user.email)
    assert.match(mail!.subject, /access key/)
    assert.notInclude(JSON.stringify(mail), made.body.token)
    const stored = JSON.stringify(await reader().from('personal_tokens').where('id', made.body._id))
    assert.notInclude(stored, made.body.token.slice(20))
  })

  test('act for their person and note when, and by which program, they were last used', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { token } = await makeToken(owner, ['time:read'])
    const me = await send('GET', '/api/auth/me', { token })
    assert.equal(me.body.id, owner.user.id)
    assert.deepEqual(await refusalOf(token), [200, undefined])
    const { body } = await send('GET', '/api/personal-tokens', { token: owner.token })
    assert.isString(body.tokens[0].lastUsedAt)
  })

  test('B12: make no further tokens, and end neither themselves nor others', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { token, _id } = await makeToken(owner, [...TOKEN_SCOPES])
    const again = await send('POST', '/api/personal-tokens', { token, body: BODY })
    assert.equal(again.body.code, 'token_not_accepted')
    const confirmation = { currentPassword: TEST_PASSWORD }
    const confirmed = await send('POST', '/api/auth/confirmations', { token, body: confirmation })
    assert.equal(confirmed.body.code, 'token_not_accepted')
    assert.deepEqual(await refusalOf(token, `/api/personal-tokens/${_id}`, 'DELETE'), [
      403,
      'token_not_accepted',
    ])
  })

  test('B12: are refused once revoked, expired, unknown, or in the address', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { token, _id } = await makeToken(owner, ['time:read'])
    assert.deepEqual(await refusalOf('', `/api/timer?token=${token}&access_token=${token}`), [
      401,
      'not_signed_in',
    ])
    const forged = `${token.slice(0, -9)}${token.at(-9) === 'A' ? 'B' : 'A'}${token.slice(-8)}`
    for (const unknown of [forged, 'kontor_pat_', `${token}x`]) {
      assert.deepEqual(await refusalOf(unknown), [401, 'token_unknown'])
    }
    const restoreClock = setClock(() => Date.now() + 31 * DAY)
    assert.deepEqual(await refusalOf(token), [401, 'token_expired'])
    restoreClock()

    const revoke = await send('DELETE', `/api/personal-tokens/${_id}`, { token: owner.token })
    assert.equal(revoke.status, 204)
    assert.deepEqual(await refusalOf(token), [401, 'token_revoked'])
    const again = await send('DELETE', `/api/personal-tokens/${_id}`, { token: owner.token })
    assert.equal(again.status, 404)
  })

  test('belong to one person: a colleague neither sees nor ends them', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const { _id, token } = await makeToken(owner, ['time:read'])
    const colleague = await makePerson(company.id, 'owner')
    const { body } = await send('GET', '/api/personal-tokens', { token: colleague.token })
    assert.deepEqual(body.tokens, [])
    const path = `/api/personal-tokens/${_id}`
    assert.equal((await send('DELETE', path, { token: colleague.token })).status, 404)
    assert.deepEqual(await refusalOf(token), [200, undefined])
  })

  test('never do more than their person may at that moment', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { token } = await makeToken(member, ['invoices:read', 'time:read'])
    assert.deepEqual(await refusalOf(token, '/api/invoices'), [200, undefined])
    const change = (role: string) =>
      send('PUT', `/api/employees/${member.user.id}`, { token: owner.token, body: { role } })
    assert.equal((await change('employee')).status, 200)
    assert.deepEqual(await refusalOf(token, '/api/invoices'), [403, 'forbidden'])
    assert.deepEqual(await refusalOf(token), [200, undefined])

    const off = `/api/employees/${member.user.id}/deactivate`
    await send('POST', off, { token: owner.token })
    assert.deepEqual(await refusalOf(token), [401, 'token_unknown'])
    const on = `/api/employees/${member.user.id}/reactivate`
    await send('POST', on, { token: owner.token })
    assert.deepEqual(await refusalOf(token), [401, 'token_revoked'])
  })

  test('read but do not write in a suspended company, and wait for a required second factor', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const { token } = await makeToken(owner, ['time:read', 'time:write'])
    await inTx(() => company.merge({ status: 'suspended' }).save())
    assert.deepEqual(await refusalOf(token), [200, undefined])
    assert.deepEqual(await refusalOf(token, '/api/timer/stop', 'POST'), [403, 'company_suspended'])
    await inTx(() => company.merge({ status: 'active', requiresSecondFactor: true }).save())
    assert.deepEqual(await refusalOf(token), [403, 'second_factor_missing'])
    await inTx(() => company.merge({ status: 'rejected', requiresSecondFactor: false }).save())
    assert.deepEqual(await refusalOf(token), [401, 'token_unknown'])
  })

  test('end when all devices are signed out and when the password changes, not with one device', async ({
    assert,
  }) => {
    for (const [method, path, body, isEnded] of [
      ['POST', '/api/auth/logout-everywhere', {}, true],
      [
        'PUT',
        '/api/auth/password',
        { currentPassword: TEST_PASSWORD, password: 'another horse battery' },
        true,
      ],
      ['POST', '/api/auth/logout-elsewhere', {}, false],
    ] as const) {
      const { owner } = await makeCompany()
      const { token } = await makeToken(owner, ['time:read'])
      const { status } = await send(method, path, { token: owner.token, body })
      assert.equal(status, 200, path)
      assert.equal((await refusalOf(token))[0], isEnded ? 401 : 200, path)
    }
  })

  test('of somebody with several companies reach one of them, and end in all with the account', async ({
    assert,
  }) => {
    const [a, b] = [await makeCompany(), await makeCompany()]
    const inB = await joinCompany(a.owner, b.company, 'member')
    const ofA = await makeToken(a.owner, ['time:read', 'clients:read'])
    const ofB = await makeToken(inB, ['time:read', 'clients:read'])
    await send('POST', '/api/clients', { token: a.owner.token, body: { name: 'Nur in A' } })
    const clients = await send('GET', '/api/clients', { token: ofB.token })
    assert.deepEqual(clients.body, [])
    const listed = await send('GET', '/api/personal-tokens', { token: inB.token })
    assert.deepEqual(
      listed.body.tokens.map(({ _id }: { _id: string }) => _id),
      [ofB._id]
    )
    const off = `/api/employees/${inB.user.id}/deactivate`
    await send('POST', off, { token: b.owner.token })
    assert.equal((await refusalOf(ofB.token))[0], 401)
    assert.deepEqual(await refusalOf(ofA.token), [200, undefined])

    const third = await makeCompany()
    const inThird = await joinCompany(a.owner, third.company, 'member')
    const ofThird = await makeToken(inThird, ['time:read'])
    await send('POST', '/api/auth/logout-everywhere', { token: a.owner.token })
    for (const { token } of [ofA, ofThird]) {
      assert.deepEqual(await refusalOf(token), [401, 'token_revoked'])
    }
  })

  test('of an employee have no rights over money, and super admins have none at all', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const { body } = await send('GET', '/api/personal-tokens', { token: employee.token })
    assert.deepEqual(body.scopes, ['time:read', 'time:write'])
    await confirm(employee)
    const wish = { ...BODY, scopes: ['invoices:read'] }
    const refused = await send('POST', '/api/personal-tokens', {
      token: employee.token,
      body: wish,
    })
    assert.deepEqual([refused.status, refused.body.code], [422, 'scope_not_yours'])

    const admin = await makeSuperAdmin()
    await confirm(admin)
    const asAdmin = await send('POST', '/api/personal-tokens', { token: admin.token, body: BODY })
    assert.equal(asAdmin.status, 403)
  })

  test('live for a year at most, and there are at most twenty', async ({ assert }) => {
    const { owner } = await makeCompany()
    await confirm(owner)
    const post = (more: object) =>
      send('POST', '/api/personal-tokens', { token: owner.token, body: { ...BODY, ...more } })
    for (const wrong of [{ days: 366 }, { days: 0 }, { days: 1.5 }, { scopes: [] }, { name: '' }]) {
      assert.equal((await post(wrong)).status, 422, JSON.stringify(wrong))
    }
    for (let index = 0; index < 20; index++) assert.equal((await post({})).status, 201)
    const full = await post({})
    assert.deepEqual([full.status, full.body.code], [409, 'tokens_full'])
  })

  test('are deleted a month after their end', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { _id } = await makeToken(owner, ['time:read'], 1)
    const isKept = async () =>
      (await reader().from('personal_tokens').where('id', _id)).length === 1
    const runAfter = async (days: number) => {
      const restoreClock = setClock(() => Date.now() + days * DAY)
      for (const { run } of dueWork) await run()
      restoreClock()
    }
    await runAfter(30)
    assert.isTrue(await isKept())
    await runAfter(32)
    assert.isFalse(await isKept())
  })

  test('an invoice that a program has read can be cancelled only', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { token } = await makeToken(owner, ['invoices:read'])
    const own = { token: owner.token }
    const customClient = {
      name: 'Kunde',
      street: 'Weg 1',
      postalCode: '20095',
      city: 'Hamburg',
      country: 'DE',
    }
    const lines = [{ description: 'Rat', quantity: 1, unitPrice: 100, taxRate: 19 }]
    const issue = async () => {
      const body = { customClient, lines }
      const draft = (await send('POST', '/api/invoices', { ...own, body })).body
      const issued = await send('POST', `/api/invoices/${draft._id}/issue`, { ...own, body: {} })
      assert.equal(issued.status, 200, JSON.stringify(issued.body))
      return `/api/invoices/${draft._id}`
    }
    const first = await issue()
    assert.equal((await send('GET', first, { token })).status, 200)
    const refused = await send('POST', `${first}/void`, own)
    assert.deepEqual([refused.status, refused.body.code], [409, 'handed_out'])

    const listed = await issue()
    await send('GET', '/api/invoices', { token })
    assert.equal((await send('POST', `${listed}/void`, own)).status, 409)
    const unread = await issue()
    assert.equal((await send('POST', `${unread}/void`, own)).status, 200)
  })
})

test.group('The guard of personal tokens', () => {
  test('a test signs in through it, with all rights', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const me = await client
      .get('/api/auth/me')
      .withGuard('token')
      .loginAs({ userId: owner.user.id })
    me.assertStatus(200)
    assert.equal(me.body().id, owner.user.id)
    const invoices = await client
      .get('/api/invoices')
      .withGuard('token')
      .loginAs({ userId: owner.user.id })
    invoices.assertStatus(200)
  })
})
