import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { deskOf } from '#core/tests/desk'
import { joinCompany, makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { meOf, switchTo } from '#modules/auth/tests/companies'
import { send, signInWith } from '#modules/auth/tests/second_factor'

test.group('Row 7: switching the company', () => {
  async function makeBoth() {
    const a = await makeCompany({ name: 'Alpha' })
    const b = await makeCompany({ name: 'Beta' })
    const inB = await joinCompany(a.owner, b.company, 'employee')
    return { a, b, inB }
  }

  test('ends the session in one company and answers as a sign-in to the other', async ({
    assert,
  }) => {
    const { a, b, inB } = await makeBoth()
    const { status, body } = await switchTo(a.owner, b.company.id)
    assert.equal(status, 200)
    const { token, ...rest } = body
    assert.deepEqual(rest, {
      companyId: b.company.id,
      id: inB.user.id,
      email: a.owner.user.email,
      isSuperAdmin: false,
    })
    assert.containSubset(await meOf(token), { companyId: b.company.id, role: 'employee' })
    const refreshed = await send('POST', '/api/auth/refresh-token', {
      body: { token: a.owner.token },
    })
    assert.equal(refreshed.status, 401)
    assert.equal((await switchTo(a.owner, b.company.id)).status, 404)
    const session = await reader()
      .from('sessions')
      .where({ user_id: a.owner.user.id, revoked_because: 'company_switched' })
      .first()
    const next = await reader()
      .from('sessions')
      .where({ user_id: inB.user.id })
      .orderBy('id', 'desc')
      .first()
    assert.equal(String(next.expires_at), String(session.expires_at))
  })

  test('leaves the former token half a minute in its own company, for what other tabs have sent', async ({
    assert,
  }) => {
    const { a, b } = await makeBoth()
    await switchTo(a.owner, b.company.id)
    assert.equal((await meOf(a.owner.token)).companyId, a.company.id)
    const change = (revokedAt: number) =>
      inTx(() =>
        writer()
          .from('sessions')
          .where({ user_id: a.owner.user.id, revoked_because: 'company_switched' })
          .where('revoked_at', '<=', Date.now() + 30_000)
          .update({ revoked_at: revokedAt })
      )
    assert.equal(Number(await change(Date.now() - 1)), 1)
    assert.equal((await send('GET', '/api/auth/me', { token: a.owner.token })).status, 401)
  })

  test('signing out everywhere ends the former token at once', async ({ assert }) => {
    const { a, b } = await makeBoth()
    const { token } = (await switchTo(a.owner, b.company.id)).body
    await send('POST', '/api/auth/logout-everywhere', { token })
    assert.equal((await send('GET', '/api/auth/me', { token: a.owner.token })).status, 401)
  })

  test('decides which company the next sign-in answers', async ({ assert }) => {
    const { a, b } = await makeBoth()
    assert.equal((await signInWith(a.owner)).body.companyId, a.company.id)
    await switchTo(a.owner, b.company.id)
    assert.equal((await signInWith(a.owner)).body.companyId, b.company.id)
  })

  test('goes to own companies only, and only to those that let the person in', async ({
    assert,
  }) => {
    const { a, b, inB } = await makeBoth()
    const stranger = await makeCompany()
    assert.equal((await switchTo(a.owner, stranger.company.id)).status, 404)
    const path = `/api/employees/${inB.user.id}/deactivate`
    assert.equal((await send('POST', path, { token: b.owner.token })).status, 200)
    assert.equal((await switchTo(a.owner, b.company.id)).body.code, 'account_deactivated')
    assert.equal((await meOf(a.owner.token)).companyId, a.company.id)
    assert.equal((await signInWith(a.owner)).body.companyId, a.company.id)
    assert.notProperty(await meOf(a.owner.token), 'companies')
  })

  test('is nothing for people with one company: their answers name no companies', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    for (const { token } of [owner, employee]) {
      assert.notProperty(await meOf(token), 'companies')
      const { body } = await send('GET', '/api/auth/memberships', { token })
      assert.lengthOf(body, 1)
    }
  })

  test('a session of one company reaches nothing of the other', async ({ assert }) => {
    const { a, b, inB } = await makeBoth()
    const inA = deskOf({ token: a.owner.token })
    const client = await inA.post('/clients', { name: 'Secret of Alpha', city: 'Berlin' })
    const { token } = inB
    for (const path of [`/api/clients/${client._id}`, `/api/employees/${a.owner.user.id}`]) {
      const { status } = await send('GET', path, { token })
      assert.include([403, 404], status, path)
    }
    const people = await deskOf({ token: b.owner.token }).get<{ _id: string }[]>('/employees')
    assert.sameMembers(
      people.map(({ _id }) => _id),
      [b.owner.user.id, inB.user.id]
    )
  })

  test('each company has its own running timer', async ({ assert }) => {
    const { a, inB } = await makeBoth()
    const inA = deskOf({ token: a.owner.token })
    const { task } = await inA.post<{ task: { _id: string } }>('/tasks', { title: 'Of Alpha' })
    await inA.post(`/tasks/${task._id}/time/start`)
    const timerOf = async (token: string) =>
      (await deskOf({ token }).get<{ timeEntry: object | null }>('/timer')).timeEntry
    assert.isNotNull(await timerOf(a.owner.token))
    assert.isNull(await timerOf(inB.token))
  })
})
