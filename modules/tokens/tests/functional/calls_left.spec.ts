import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeToken } from '#modules/tokens/tests/tokens'

test.group('Calls that an access key has left', () => {
  test('are counted for the key and for all programs of the company', async ({ assert }) => {
    const { owner } = await makeCompany()
    const [first, second] = [
      await makeToken(owner, ['time:read']),
      await makeToken(owner, ['time:read']),
    ]
    const leftOf = async ({ token }: { token: string }) => {
      const { headers } = await call('GET', '/api/timer', { token })
      assert.equal(headers['ratelimit-policy'], '"key";q=600;w=60, "company";q=1800;w=60')
      return String(headers.ratelimit).replace(/t=\d+/g, 't=…')
    }

    assert.equal(await leftOf(first), '"key";r=599;t=…, "company";r=1799;t=…')
    assert.equal(await leftOf(first), '"key";r=598;t=…, "company";r=1798;t=…')
    assert.equal(await leftOf(second), '"key";r=599;t=…, "company";r=1797;t=…')
  })

  test('are named in a refusal, too, and are not taken from the company any more', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const wild = await makeToken(owner, ['time:read'])
    const calm = await makeToken(owner, ['time:read'])
    for (let count = 0; count < 610; count++) await call('GET', '/api/timer', wild)

    const { status, headers } = await call('GET', '/api/timer', wild)
    assert.equal(status, 429)
    assert.match(String(headers.ratelimit), /^"key";r=0;t=\d+$/)
    const { headers: others } = await call('GET', '/api/timer', calm)
    assert.include(others.ratelimit, '"company";r=1199')
  })

  test('are no matter of people in the web app', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { headers } = await call('GET', '/api/timer', { token: owner.token })
    assert.isUndefined(headers.ratelimit)
  })
})
