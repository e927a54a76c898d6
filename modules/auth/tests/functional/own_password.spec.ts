import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'

const NEXT = 'vier Wolken über Prizren'
let addresses = 0
/** Tries are counted by address: tests stay out of each other's way. */
const freshAddress = () => `127.7.0.${++addresses}`

async function change(
  { token }: Person,
  body: { currentPassword?: unknown; password?: unknown },
  from = freshAddress()
) {
  const answer = await call('PUT', '/api/auth/password', { token, body, from })
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) }
}

async function signIn({ user }: Person, password: string) {
  const body = { email: user.email, password }
  const answer = await call('POST', '/api/auth/login', { body, from: freshAddress() })
  return { status: answer.status, token: JSON.parse(answer.text).token as string }
}

const isSignedIn = async (token: string) =>
  (await call('GET', '/api/auth/me', { token })).status === 200

test.group('The own password', () => {
  test('is changed with the old one: this device stays signed in, the others do not', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const elsewhere = await signIn(owner, TEST_PASSWORD)
    const changed = await change(owner, { currentPassword: TEST_PASSWORD, password: NEXT })
    assert.equal(changed.status, 200)
    assert.isTrue(await isSignedIn(owner.token))
    assert.isFalse(await isSignedIn(elsewhere.token))
    assert.equal((await signIn(owner, TEST_PASSWORD)).status, 401)
    assert.equal((await signIn(owner, NEXT)).status, 200)

    assert.equal((await mailsTo(owner.user.email)).at(-1)?.kind, 'auth.password_changed')
    const rows = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'user.password_changed' })
      .select('actor_id', 'subject_id', 'details')
    assert.deepEqual(rows, [{ actor_id: owner.user.id, subject_id: owner.user.id, details: '{}' }])
  })

  test('of employees and super admins is changed the same way', async ({ assert }) => {
    const { company } = await makeCompany()
    for (const person of [await makePerson(company.id, 'employee'), await makeSuperAdmin()]) {
      const changed = await change(person, { currentPassword: TEST_PASSWORD, password: NEXT })
      assert.equal(changed.status, 200)
      assert.equal((await signIn(person, NEXT)).status, 200)
    }
  })

  test('stays when the old one is wrong, and everybody stays signed in', async ({ assert }) => {
    const { owner } = await makeCompany()
    const elsewhere = await signIn(owner, TEST_PASSWORD)
    const wrong = await change(owner, { currentPassword: 'not this one', password: NEXT })
    assert.equal(wrong.status, 422)
    assert.containSubset(wrong.body.fields, [{ field: 'currentPassword' }])
    assert.isTrue(await isSignedIn(elsewhere.token))
    assert.equal((await signIn(owner, TEST_PASSWORD)).status, 200)
    assert.isEmpty(await mailsTo(owner.user.email))
  })

  test('follows the rules of every new password, and is another one', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    for (const password of ['short', 'password123', `${company.name}!`, TEST_PASSWORD, '', 7]) {
      const refused = await change(owner, { currentPassword: TEST_PASSWORD, password })
      assert.equal(refused.status, 422, String(password))
      assert.equal(refused.body.fields[0].field, 'password', String(password))
    }
    assert.equal((await signIn(owner, TEST_PASSWORD)).status, 200)
  })

  test('cannot be guessed with a copied sign-in: after ten tries they have to wait', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const from = freshAddress()
    const guess = () =>
      change(owner, { currentPassword: 'a guess of a thief', password: NEXT }, from)
    for (let tries = 0; tries < 10; tries++) assert.equal((await guess()).status, 422)
    const refused = await guess()
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers['retry-after']), 0)
  })

  test('is changed once by two that know the same old one', async ({ assert }) => {
    const { owner } = await makeCompany()
    const both = await Promise.all(
      ['sieben Berge bei Peja', 'neun Boote auf der Elbe'].map((password) =>
        change(owner, { currentPassword: TEST_PASSWORD, password })
      )
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
  })
})
