import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import {
  makeCompany,
  makeSuperAdmin,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { readSessionToken } from '#modules/auth/session_token'

const DAY = 86_400_000

interface SignIn {
  client?: string
  device?: string
}

const signIn = (client: ApiClient, { user }: Person, extra: SignIn = {}) =>
  client.post('/api/auth/login').json({ email: user.email, password: TEST_PASSWORD, ...extra })
const refresh = (client: ApiClient, token: string) =>
  client.post('/api/auth/refresh-token').json({ token })
const me = (client: ApiClient, token: string) => client.get('/api/auth/me').bearerToken(token)

const lifeOf = (token: string) => {
  const { iat, exp } = readSessionToken(token)!
  return (exp - iat) * 1000
}

test.group('Sessions of terminals', (group) => {
  let restoreClock = () => undefined as unknown
  group.each.teardown(() => {
    restoreClock()
  })
  const later = (milliseconds: number) => {
    restoreClock()
    const start = Date.now() + milliseconds
    restoreClock = setClock(() => start)
  }

  group.each.setup(() => later(0))

  test('a terminal gets a token for thirty days, a browser one for eight hours', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const terminal = await signIn(client, owner, { client: 'terminal', device: 'thinkpad' })
    terminal.assertStatus(200)
    const browser = (await signIn(client, owner)).body()
    assert.sameMembers(Object.keys(terminal.body()), Object.keys(browser))
    assert.equal(lifeOf(terminal.body().token), 30 * DAY)
    assert.equal(lifeOf(browser.token), DAY / 3)
  })

  test('each refresh gives a terminal another thirty days and another token', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    let { token } = (await signIn(client, owner, { client: 'terminal' })).body()
    for (const day of [25, 50, 75]) {
      later(day * DAY)
      const answer = await refresh(client, token)
      answer.assertStatus(200)
      assert.notEqual(answer.body().token, token)
      token = answer.body().token
    }
    ;(await me(client, token)).assertStatus(200)
    later(106 * DAY)
    ;(await me(client, token)).assertStatus(401)
    ;(await refresh(client, token)).assertStatus(401)
  })

  test('a super admin is signed in for half a day in a terminal too', async ({
    client,
    assert,
  }) => {
    const { token } = (await signIn(client, await makeSuperAdmin(), { client: 'terminal' })).body()
    assert.equal(lifeOf(token), DAY / 2)
    later(DAY / 4)
    const next = (await refresh(client, token)).body().token
    later(DAY / 2 + 1000)
    ;(await me(client, next)).assertStatus(401)
  })

  test('the devices of a person name its terminals', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { token } = (
      await signIn(client, owner, { client: 'terminal', device: 'thinkpad' })
    ).body()
    const devices = (await client.get('/api/auth/sessions').bearerToken(token)).body()
    assert.containsSubset(devices, [
      { client: 'terminal', device: 'thinkpad', isCurrent: true },
      { client: 'browser', device: null, isCurrent: false },
    ])
  })

  test('all other devices are signed out at once, this one stays', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { token } = (await signIn(client, owner, { client: 'terminal' })).body()
    ;(await client.post('/api/auth/logout-elsewhere').bearerToken(token)).assertStatus(200)
    ;(await me(client, owner.token)).assertStatus(401)
    ;(await me(client, token)).assertStatus(200)
    const devices = await client.get('/api/auth/sessions').bearerToken(token)
    assert.lengthOf(devices.body(), 1)
  })

  test('an unknown kind of client, and a device that is no line, are refused', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    for (const extra of [{ client: 'phone' }, { device: 'a\nb' }, { device: 'x'.repeat(101) }]) {
      const answer = await signIn(client, owner, extra)
      answer.assertStatus(422)
      assert.equal(answer.body().fields[0].field, Object.keys(extra)[0])
    }
  })
})
