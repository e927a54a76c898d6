import { test } from '@japa/runner'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { ask, auditOf } from '#modules/auth/tests/people_calls'
import { confirm } from '#modules/auth/tests/second_factor'

const give = (by: Person, { user }: Person, role: unknown) =>
  ask(by, 'PUT', `employees/${user.id}`, { role })

test.group('The role of a person', () => {
  test('is changed by an owner, holds from the next request on and is in the audit chain', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    assert.equal((await ask(anna, 'GET', 'clients')).status, 403)
    const changed = await give(owner, anna, 'member')
    assert.equal(changed.status, 200)
    assert.equal(changed.body.role, 'member')
    assert.equal((await ask(anna, 'GET', 'clients')).status, 200)
    const [row] = await auditOf(company.id, 'user.role_changed')
    assert.equal(row.subject_id, anna.user.id)
    assert.deepEqual(JSON.parse(row.details), { before: 'employee', role: 'member' })
  })

  test('of an owner is given and taken only in a confirmed session', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'member')
    const other = await makePerson(company.id, 'owner')
    const raised = await give(owner, anna, 'owner')
    assert.equal(raised.status, 403)
    assert.equal(raised.body.code, 'confirmation_required')
    assert.equal((await give(owner, other, 'member')).body.code, 'confirmation_required')
    await confirm(owner)
    assert.equal((await give(owner, anna, 'owner')).status, 200)
    assert.equal((await give(owner, other, 'member')).status, 200)
  })

  test('of an owner is handed over: the next owner lowers the one before', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'member')
    await confirm(owner)
    assert.equal((await give(owner, anna, 'owner')).status, 200)
    await confirm(anna)
    assert.equal((await give(anna, owner, 'employee')).status, 200)
    assert.equal((await give(owner, anna, 'member')).status, 403)
  })

  test('stays for oneself, for strangers, and when it is none', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const own = await give(owner, owner, 'member')
    assert.equal(own.status, 409)
    assert.equal(own.body.code, 'own_account')
    for (const role of ['superAdmin', 'boss', '', null, undefined, 7]) {
      assert.equal((await give(owner, anna, role)).status, 422, String(role))
    }
    const { owner: stranger } = await makeCompany()
    assert.equal((await give(stranger, anna, 'owner')).status, 404)
  })
})
