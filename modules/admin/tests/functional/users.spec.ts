import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import {
  joinCompany,
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { Account } from '#modules/auth/public'
import { setUpFactor } from '#modules/auth/tests/second_factor'

const REASON = 'Rechnung RE-7 ist <offen> & {{gemahnt}}.'

async function deskOf(client: ApiClient) {
  const admin = await makeSuperAdmin()
  const { company, owner } = await makeCompany({ name: `Bäckerei Süß ${newId().slice(-8)}` })
  const list = async (query: object, by = admin) =>
    client
      .get('/api/admin/users')
      .qs({ ...query })
      .bearerToken(by.token)
  const act = (step: string, { user }: Person, body?: object, by = admin) => {
    const request = client.post(`/api/admin/users/${user.id}/${step}`).bearerToken(by.token)
    return body ? request.json(body) : request
  }
  const lock = (person: Person, by = admin) => act('lock', person, { reason: REASON }, by)
  const me = ({ token }: Person) => client.get('/api/auth/me').bearerToken(token)
  const signIn = ({ user }: Person) =>
    client.post('/api/auth/login').json({ email: user.email, password: TEST_PASSWORD })
  return { admin, company, owner, list, act, lock, me, signIn }
}

const auditOf = async (companyId: string) => {
  const rows = await reader().from('audit_log').where('company_id', companyId).orderBy('sequence')
  return rows.map(({ action }) => action)
}

test.group('The users of the platform', () => {
  test('are found by name, address and company, with role, sign-in and second factor', async ({
    client,
    assert,
  }) => {
    const { company, owner, list } = await deskOf(client)
    const employee = await makePerson(company.id, 'employee')
    await setUpFactor(employee)
    const word = company.name.split(' ').at(-1)
    const found = await list({ search: `backerei suss ${word}`, sort: 'email' })
    assert.sameMembers(
      found.body().map(({ _id }: { _id: string }) => _id),
      [owner.user.id, employee.user.id]
    )
    assert.equal(found.header('x-total-count'), '2')
    const [row] = (await list({ search: employee.user.email })).body()
    assert.containsSubset(row, {
      name: 'Test employee',
      role: 'employee',
      company: { _id: company.id, name: company.name, status: 'active' },
      isActive: true,
      hasSecondFactor: true,
      sessionCount: 1,
      lock: null,
      isOwn: false,
    })
    assert.lengthOf((await list({ search: `${word} employee`, role: 'owner' })).body(), 0)
  })

  test('are read and changed by super admins only', async ({ client }) => {
    const { owner, list, act, lock } = await deskOf(client)
    ;(await list({}, owner)).assertStatus(403)
    ;(await lock(owner, owner)).assertStatus(403)
    for (const step of ['unlock', 'sign-out', 'password-link']) {
      ;(await act(step, owner, undefined, owner)).assertStatus(403)
    }
  })
})

test.group('A locked sign-in', () => {
  test('ends every session and says so at the next sign-in, with the reason', async ({
    client,
    assert,
  }) => {
    const { owner, list, lock, me, signIn } = await deskOf(client)
    const locked = await lock(owner)
    locked.assertStatus(200)
    assert.equal(locked.body().lock.reason, REASON)
    ;(await me(owner)).assertStatus(401)
    const refused = await signIn(owner)
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { code: 'account_locked', reason: REASON })
    assert.include(refused.body().error, `Reason: ${REASON}`)
    const rows = (await list({ state: 'locked', search: owner.user.email })).body()
    assert.deepEqual(
      rows.map(({ _id }: { _id: string }) => _id),
      [owner.user.id]
    )
  })

  test('counts in every company of the person, and a wrong password does not reveal it', async ({
    client,
    assert,
  }) => {
    const { owner, lock, me } = await deskOf(client)
    const other = await makeCompany()
    const elsewhere = await joinCompany(owner, other.company, 'member')
    await lock(owner)
    ;(await me(elsewhere)).assertStatus(401)
    const wrong = await client
      .post('/api/auth/login')
      .json({ email: owner.user.email, password: 'not the password' })
    assert.equal(wrong.body().code, 'invalid_credentials')
    assert.include(await auditOf(other.company.id), 'user.locked')
  })

  test('takes no new password, and opens again with the old one', async ({ client, assert }) => {
    const { company, owner, act, lock, signIn } = await deskOf(client)
    ;(await act('password-link', owner)).assertStatus(200)
    const [mail] = (await mailsTo(owner.user.email)).filter(({ kind }) => /password/.test(kind))
    await lock(owner)
    assert.equal((await act('password-link', owner)).body().code, 'account_locked_for_operator')
    const { pathname, hash } = new URL(/https?:\S+reset-password\S+/.exec(mail!.text)![0])
    const reset = await client.post('/api/auth/reset-password').json({
      id: pathname.split('/').at(-1),
      token: hash.slice(1),
      password: 'Sieben blaue Stühle',
    })
    assert.equal(reset.body().code, 'account_locked')
    ;(await act('unlock', owner)).assertStatus(200)
    ;(await signIn(owner)).assertStatus(200)
    assert.includeMembers(await auditOf(company.id), ['user.locked', 'user.unlocked'])
  })

  test('wins over a sign-in that has verified the password at the same moment', async ({
    client,
    assert,
  }) => {
    const { owner, lock } = await deskOf(client)
    const account = await Account.verify(owner.user.email, TEST_PASSWORD)
    await lock(owner)
    assert.isFalse(await inTx(async () => account?.noteSignIn(owner.user)))
  })

  test('needs a reason, happens once and never to oneself', async ({ client, assert }) => {
    const { admin, owner, act, lock } = await deskOf(client)
    for (const reason of ['  ', 'x'.repeat(1001), 7, undefined]) {
      ;(await act('lock', owner, { reason })).assertStatus(422)
    }
    assert.equal((await act('unlock', owner)).body().code, 'account_not_locked')
    ;(await lock(owner)).assertStatus(200)
    assert.equal((await lock(owner)).body().code, 'account_already_locked')
    assert.equal((await lock(admin)).body().code, 'own_sign_in')
    assert.equal((await act('sign-out', admin)).body().code, 'own_sign_in')
    ;(
      await client
        .post(`/api/admin/users/${newId()}/lock`)
        .bearerToken(admin.token)
        .json({ reason: REASON })
    ).assertStatus(404)
  })

  test('never closes the platform: of two super admins who lock each other one keeps the sign-in', async ({
    client,
    assert,
  }) => {
    const { admin, lock, signIn } = await deskOf(client)
    const second = await makeSuperAdmin()
    await Promise.all([lock(second, admin), lock(admin, second)])
    const answers = await Promise.all([signIn(admin), signIn(second)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 403]
    )
  })
})

test.group('The operator helps with a sign-in', () => {
  test('ends all sessions of a person, who may sign in again at once', async ({
    client,
    assert,
  }) => {
    const { company, owner, act, me, signIn } = await deskOf(client)
    assert.deepEqual((await act('sign-out', owner)).body(), { count: 1 })
    ;(await me(owner)).assertStatus(401)
    ;(await signIn(owner)).assertStatus(200)
    assert.include(await auditOf(company.id), 'user.sessions_ended')
  })

  test('sends a link for a new password to the person alone: the answer does not have it', async ({
    client,
    assert,
  }) => {
    const { company, owner, act } = await deskOf(client)
    const sent = await act('password-link', owner)
    assert.deepEqual(sent.body(), { email: owner.user.email, isSending: false })
    const kinds = (await mailsTo(owner.user.email)).map(({ kind }) => kind)
    assert.include(kinds, 'auth.password_reset')
    assert.include(await auditOf(company.id), 'user.password_link_sent')
  })

  test('sends none to somebody whom the own company lets in no more', async ({
    client,
    assert,
  }) => {
    const { company, owner, act } = await deskOf(client)
    const employee = await makePerson(company.id, 'employee')
    ;(
      await client.post(`/api/employees/${employee.user.id}/deactivate`).bearerToken(owner.token)
    ).assertStatus(200)
    assert.equal((await act('password-link', employee)).body().code, 'account_without_access')
  })

  test('is written down in the log of the operator, with the person', async ({
    client,
    assert,
  }) => {
    const { admin, owner, act, lock } = await deskOf(client)
    await client.put('/api/auth/me').bearerToken(owner.token).json({ name: 'Ada Protokoll' })
    await lock(owner)
    await act('unlock', owner)
    const { log } = (await client.get('/api/admin/settings').bearerToken(admin.token)).body()
    const own = log.filter(({ person }: { person: string | null }) => person === 'Ada Protokoll')
    assert.includeMembers(
      own.map(({ action }: { action: string }) => action),
      ['user.locked', 'user.unlocked']
    )
  })
})
