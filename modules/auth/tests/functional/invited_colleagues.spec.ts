import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

const ADDRESS = '/api/employees/invitations'

test.group('Invitations of colleagues', () => {
  test('are not made for somebody who works here already', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const { user } = await makePerson(company.id, 'member')
    for (const { email } of [user, owner.user]) {
      const body = { name: 'Besa Hoxha', role: 'employee', email: email.toUpperCase() }
      const refused = await call('POST', ADDRESS, { token: owner.token, body })
      assert.equal(refused.status, 422)
      assert.containSubset(JSON.parse(refused.text), {
        code: 'works_here',
        fields: [{ field: 'email' }],
      })
    }
    const listed = await call('GET', ADDRESS, { token: owner.token })
    assert.lengthOf(JSON.parse(listed.text).invitations, 0)
  })
})
