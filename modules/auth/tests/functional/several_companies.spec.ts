import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { accept, inviteTo, meOf } from '#modules/auth/tests/companies'
import { send, signInWith } from '#modules/auth/tests/second_factor'

test.group('Row 7: somebody with an account who is invited', () => {
  test('accepts with it and then belongs to both companies', async ({ assert }) => {
    const a = await makeCompany({ name: 'Alpha' })
    const b = await makeCompany({ name: 'Beta' })
    const key = await inviteTo(b.owner, a.owner.user.email)
    assert.equal((await accept(undefined, key)).status, 401)
    const accepted = await accept(a.owner.token, key)
    assert.equal(accepted.status, 201)
    assert.deepEqual(accepted.body, { companyId: b.company.id })
    assert.equal((await accept(a.owner.token, key)).body.code, 'link_not_valid')

    const me = await meOf(a.owner.token)
    assert.equal(me.companyId, a.company.id)
    assert.deepEqual(me.companies, [
      { companyId: a.company.id, name: 'Alpha', role: 'owner', isCurrent: true },
      { companyId: b.company.id, name: 'Beta', role: 'member', isCurrent: false },
    ])
    const [row] = await reader()
      .from('audit_log')
      .where({ company_id: b.company.id, action: 'user.joined' })
    assert.notEqual(row.subject_id, a.owner.user.id)
    const again = await send('POST', '/api/employees/invitations', {
      token: b.owner.token,
      body: { name: 'Invited', email: a.owner.user.email, role: 'member' },
    })
    assert.equal(again.body.code, 'works_here')
  })

  test('makes no second account, and nobody else uses the link', async ({ assert }) => {
    const { owner } = await makeCompany()
    const invited = (await makeCompany()).owner
    const other = (await makeCompany()).owner
    const key = await inviteTo(owner, invited.user.email)
    const password = 'another long password'
    const body = { name: 'X', email: invited.user.email, password, token: key }
    const registered = await send('POST', '/api/auth/register', { body })
    assert.equal(registered.status, 422)
    assert.equal(registered.body.fields[0].rule, 'invitation_needs_sign_in')
    assert.equal((await accept(other.token, key)).body.code, 'invitation_for_other_account')
    const admin = await makeSuperAdmin()
    const forAdmin = await inviteTo(owner, admin.user.email)
    assert.equal((await accept(admin.token, forAdmin)).status, 403)
    assert.equal((await accept(invited.token, key)).status, 201)
  })

  test('accepts with the password alone when no other company lets the person in any more', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const former = await makeCompany()
    const invited = await makePerson(former.company.id, 'member')
    const path = `/api/employees/${invited.user.id}/deactivate`
    await send('POST', path, { token: former.owner.token })
    assert.equal((await signInWith(invited)).body.code, 'account_deactivated')
    const key = await inviteTo(owner, invited.user.email)
    const register = (password: string) => {
      const body = { name: 'X', email: invited.user.email, password, token: key }
      return send('POST', '/api/auth/register', { body })
    }
    assert.equal((await register('not the password')).status, 422)
    assert.equal((await register(TEST_PASSWORD)).status, 201)
    assert.equal((await signInWith(invited)).body.companyId, company.id)
  })

  test('joins once, however often the link is used at the same moment', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const invited = (await makeCompany()).owner
    const key = await inviteTo(owner, invited.user.email)
    const answers = await Promise.all([1, 2, 3].map(() => accept(invited.token, key)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 404, 404]
    )
    const rows = await reader().from('users').where({ company_id: company.id })
    assert.lengthOf(rows, 2)
  })
})
