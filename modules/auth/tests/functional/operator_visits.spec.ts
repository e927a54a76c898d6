import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { NOWHERE, REASON, visitOf } from '#modules/auth/tests/operator_visit'

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
