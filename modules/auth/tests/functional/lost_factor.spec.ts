import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { resetFactorOfAddress } from '#modules/auth/actions/reset_second_factor'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
} from '#modules/auth/factories/company_factory'
import { confirm, send, setUpFactor, signInWith } from '#modules/auth/tests/second_factor'

const reset = ({ token }: Person, { user }: Person) =>
  send('POST', `/api/employees/${user.id}/second-factor/reset`, { token })

test.group('A lost second factor', () => {
  test('of a member is removed by an owner, after the password; it is reported and written down', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    await setUpFactor(member)
    assert.equal((await reset(owner, member)).body.code, 'confirmation_required')
    await confirm(owner)
    assert.equal((await reset(owner, member)).status, 204)
    assert.equal((await signInWith(member)).status, 200)
    assert.equal((await send('GET', '/api/auth/me', { token: member.token })).status, 401)
    const subjects = (await mailsTo(member.user.email)).map(({ subject }) => subject)
    assert.equal(subjects.at(-1), 'Two-step sign-in was reset')
    const [row] = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'user.second_factor_reset' })
    assert.include(row, { actor_id: owner.user.id, subject_id: member.user.id })
    assert.equal((await reset(owner, member)).body.code, 'second_factor_off_theirs')
  })

  test('is nothing for members, other companies or other owners', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const second = await makePerson(company.id, 'owner')
    const stranger = (await makeCompany()).owner
    for (const person of [member, second]) await setUpFactor(person)
    for (const person of [owner, stranger, member]) await confirm(person)
    assert.equal((await reset(owner, second)).body.code, 'factor_of_owner')
    assert.equal((await reset(stranger, member)).status, 404)
    assert.equal((await reset(member, member)).status, 403)
    assert.equal((await signInWith(member)).body.code, 'second_factor_required')
  })

  test('of owners and super admins is removed by the operator', async ({ assert }) => {
    for (const person of [(await makeCompany()).owner, await makeSuperAdmin()]) {
      await setUpFactor(person)
      await inTx(() => resetFactorOfAddress(person.user.email))
      assert.equal((await signInWith(person)).status, 200)
      assert.equal((await mailsTo(person.user.email)).at(-1)?.subject, 'Two-step sign-in was reset')
    }
  })
})
