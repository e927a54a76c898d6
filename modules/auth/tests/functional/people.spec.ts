import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import { sendRequestedLinks } from '#modules/auth/actions/request_password_link'
import {
  makeCompany,
  makePerson,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { ask, auditOf } from '#modules/auth/tests/people_calls'
import { confirm } from '#modules/auth/tests/second_factor'

const deactivate = (by: Person, { user }: Person) =>
  ask(by, 'POST', `employees/${user.id}/deactivate`)
const reactivate = (by: Person, { user }: Person) =>
  ask(by, 'POST', `employees/${user.id}/reactivate`)
let addresses = 0
async function signIn({ user }: Person, password = TEST_PASSWORD) {
  const body = { email: user.email, password }
  const answer = await call('POST', '/api/auth/login', { body, from: `127.8.0.${++addresses}` })
  return { status: answer.status, body: JSON.parse(answer.text) }
}

test.group('The people of a company', () => {
  test('are listed with address, role, state and last sign-in', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    await signIn(anna)
    const { body, headers } = await ask(owner, 'GET', 'employees?sort=role')
    assert.equal(headers['x-total-count'], '2')
    assert.deepEqual(
      body.map(({ lastSignInAt, createdAt, ...person }: Record<string, unknown>) => ({
        ...person,
        hasSignedIn: typeof lastSignInAt === 'string',
      })),
      [
        {
          _id: anna.user.id,
          name: anna.user.name,
          email: anna.user.email,
          role: 'employee',
          status: 'active',
          invitation: null,
          hasSignedIn: true,
        },
        {
          _id: owner.user.id,
          name: owner.user.name,
          email: owner.user.email,
          role: 'owner',
          status: 'active',
          invitation: null,
          hasSignedIn: false,
        },
      ]
    )
    assert.lengthOf((await ask(owner, 'GET', 'employees?status=deactivated')).body, 0)
    assert.lengthOf((await ask(owner, 'GET', 'employees?role=employee')).body, 1)
    const found = await ask(owner, 'GET', `employees?search=${anna.user.email.slice(0, 30)}`)
    assert.deepEqual(
      found.body.map(({ _id }: { _id: string }) => _id),
      [anna.user.id]
    )
  })

  test('are listed with those who are invited when an owner asks for them', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const lea = { name: 'Lea Kraus', email: `lea@${company.id}.example`, role: 'member' }
    assert.equal((await ask(owner, 'POST', 'employees/invitations', lea)).status, 201)

    const { body: invited } = await ask(owner, 'GET', 'employees?status=invited')
    assert.containsSubset(invited, [{ ...lea, status: 'invited', lastSignInAt: null }])
    assert.lengthOf(invited, 1)
    assert.isFalse(invited[0].invitation.isOver)
    const listed = async (by: Person, query: string) =>
      (await ask(by, 'GET', `employees?${query}`)).body.length
    assert.equal(await listed(owner, 'invited=true'), 3)
    assert.equal(await listed(owner, 'invited=true&role=owner'), 1)
    assert.equal(await listed(owner, ''), 2)
    assert.equal(await listed(member, 'invited=true'), 2)
    assert.equal(await listed(member, 'status=invited'), 0)
    assert.equal((await ask(owner, 'GET', 'employees?target=far')).status, 422)
  })

  test('are shown to members without their last sign-in, and to no employee', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const employee = await makePerson(company.id, 'employee')
    await signIn(owner)
    const { body } = await ask(member, 'GET', 'employees')
    assert.lengthOf(body, 3)
    assert.deepEqual(
      [...new Set(body.map((each: { lastSignInAt: unknown }) => each.lastSignInAt))],
      [null]
    )
    assert.equal((await ask(employee, 'GET', 'employees')).status, 403)
  })
})

test.group('A person who is deactivated', () => {
  test('is signed out everywhere at once and reads at the next sign-in why', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const second = (await signIn(anna)).body.token
    const answer = await deactivate(owner, anna)
    assert.equal(answer.status, 200)
    assert.equal(answer.body.status, 'deactivated')
    for (const token of [anna.token, second]) {
      assert.equal((await ask({ token }, 'GET', 'auth/me')).status, 401)
    }
    const refused = await signIn(anna)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'account_deactivated')
    const guess = await signIn(anna, 'not the password')
    assert.equal(guess.status, 401)
    assert.equal(guess.body.code, 'invalid_credentials')
    assert.deepEqual(await auditOf(company.id, 'user.deactivated'), [
      { actor_id: owner.user.id, subject_id: anna.user.id, details: '{}' },
    ])
  })

  test('gets back in with the same password when reactivated, and signs in again', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'member')
    await deactivate(owner, anna)
    const answer = await reactivate(owner, anna)
    assert.equal(answer.status, 200)
    assert.equal(answer.body.status, 'active')
    assert.equal((await ask(anna, 'GET', 'auth/me')).status, 401)
    assert.equal((await signIn(anna)).status, 200)
    assert.lengthOf(await auditOf(company.id, 'user.reactivated'), 1)
  })

  test('keeps nothing that opens a door: no link for a password, and no invitation of theirs', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const other = await makePerson(company.id, 'owner')
    const guest = `${company.id}.guest@example.test`
    const invited = { name: 'Gast', email: guest, role: 'member' }
    const { body } = await ask(other, 'POST', 'employees/invitations', invited)
    const [, invitation] = body.url.split('#')
    await call('POST', '/api/auth/forgot-password', { body: { email: other.user.email } })
    await sendRequestedLinks()
    const mail = (await mailsTo(other.user.email)).at(-1)
    const { pathname, hash } = new URL(mail?.links[0] ?? '')
    const link = { id: pathname.split('/').at(-1), token: hash.slice(1) }

    await confirm(owner)
    assert.equal((await deactivate(owner, other)).status, 200)
    for (const each of [{ token: invitation }, link]) {
      assert.equal((await call('POST', '/api/auth/links/show', { body: each })).status, 404)
    }
    assert.isEmpty((await ask(owner, 'GET', 'employees/invitations')).body.invitations)
  })

  test('is done to twice without harm, and only to people of the own company', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const stranger = await makeCompany()
    assert.deepEqual(
      [(await deactivate(owner, anna)).status, (await deactivate(owner, anna)).status],
      [200, 200]
    )
    assert.lengthOf(await auditOf(company.id, 'user.deactivated'), 1)
    assert.equal((await deactivate(owner, stranger.owner)).status, 404)
    assert.equal((await ask(stranger.owner, 'GET', 'auth/me')).status, 200)
  })

  test('is never the one who asks, and is asked for by owners alone', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const own = await deactivate(owner, owner)
    assert.equal(own.status, 409)
    assert.equal(own.body.code, 'own_account')
    assert.equal((await deactivate(member, owner)).status, 403)
    assert.equal((await ask(owner, 'GET', 'auth/me')).status, 200)
  })

  test('of an owner needs a confirmed session, and so does letting one in again', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const other = await makePerson(company.id, 'owner')
    assert.equal((await deactivate(owner, other)).body.code, 'confirmation_required')
    assert.equal((await ask(other, 'GET', 'auth/me')).status, 200)
    await confirm(owner)
    assert.equal((await deactivate(owner, other)).status, 200)
    const later = setClock(() => Date.now() + 6 * 60_000)
    try {
      assert.equal((await reactivate(owner, other)).body.code, 'confirmation_required')
      await confirm(owner)
      assert.equal((await reactivate(owner, other)).status, 200)
    } finally {
      later()
    }
  })

  test('is not the last owner, even when two owners do it to each other at once', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const other = await makePerson(company.id, 'owner')
    await confirm(owner)
    await confirm(other)
    const both = await Promise.all([deactivate(owner, other), deactivate(other, owner)])
    assert.equal(both.filter(({ status }) => status === 200).length, 1)
    const owners = await reader()
      .from('users')
      .where({ company_id: company.id, role: 'owner', is_active: true })
    assert.lengthOf(owners, 1)
  })
})
