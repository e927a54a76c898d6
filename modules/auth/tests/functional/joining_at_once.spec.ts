import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

test.group('Joining with one address at the same moment', () => {
  test('of four companies lets in to one, and tells the others that the address is taken', async ({
    assert,
  }) => {
    const email = `${newId()}@example.test`
    const invite = async () => {
      const { owner } = await makeCompany()
      const body = { name: 'Besa Hoxha', role: 'employee', email }
      const { text } = await call('POST', '/api/employees/invitations', {
        token: owner.token,
        body,
      })
      return new URL(JSON.parse(text).url).hash.slice(1)
    }
    const keys = [await invite(), await invite(), await invite(), await invite()]
    const account = { name: 'Besa Hoxha', email, password: TEST_PASSWORD }
    const answers = await Promise.all(
      keys.map((token) => call('POST', '/api/auth/register', { body: { ...account, token } }))
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [201, 422, 422, 422])
  })
})
