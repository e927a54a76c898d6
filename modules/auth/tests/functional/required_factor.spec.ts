import { test } from '@japa/runner'
import env from '#core/start/env'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
} from '#modules/auth/factories/company_factory'
import { confirm, send, setUpFactor } from '#modules/auth/tests/second_factor'

const require = ({ token }: Person, requiresSecondFactor = true) =>
  send('PUT', '/api/sign-in-rules', { token, body: { requiresSecondFactor } })

const get = ({ token }: Person, path: string) => send('GET', `/api/${path}`, { token })

test.group('A required second factor', (group) => {
  group.each.teardown(() => {
    Object.assign(env, { ADMIN_SECOND_FACTOR_REQUIRED: false })
  })

  test('leaves people without one their own account, until they have set it up', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const people = [
      await makePerson(company.id, 'member'),
      await makePerson(company.id, 'employee'),
    ]
    const other = await makeCompany()
    await setUpFactor(owner)
    assert.equal((await require(owner)).status, 200)
    assert.equal((await get(owner, 'tasks/my-tasks')).status, 200)
    assert.equal((await get(other.owner, 'tasks/my-tasks')).status, 200)
    for (const person of people) {
      const refused = await get(person, 'tasks/my-tasks')
      assert.equal(refused.status, 403)
      assert.equal(refused.body.code, 'second_factor_missing')
      assert.isTrue((await get(person, 'auth/me')).body.mustSetUpFactor)
      await setUpFactor(person)
      assert.equal((await get(person, 'tasks/my-tasks')).status, 200)
      assert.isFalse((await get(person, 'auth/me')).body.mustSetUpFactor)
    }
  })

  test('can be required by an owner with a factor of their own, after entering the password again', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    assert.equal((await require(owner)).body.code, 'confirmation_required')
    await confirm(owner)
    assert.equal((await require(owner)).body.code, 'own_factor_first')
    assert.equal((await require(member)).status, 403)
    await setUpFactor(owner)
    await require(owner)
    assert.isTrue((await get(owner, 'sign-in-rules')).body.requiresSecondFactor)
    await require(owner, false)
    assert.equal((await get(member, 'tasks/my-tasks')).status, 200)
  })

  test('is asked of super admins where the operator has set it', async ({ assert }) => {
    const admin = await makeSuperAdmin()
    assert.equal((await get(admin, 'admin/companies')).status, 200)
    Object.assign(env, { ADMIN_SECOND_FACTOR_REQUIRED: true })
    assert.equal((await get(admin, 'admin/companies')).body.code, 'second_factor_missing')
    await setUpFactor(admin)
    assert.equal((await get(admin, 'admin/companies')).status, 200)
  })
})
