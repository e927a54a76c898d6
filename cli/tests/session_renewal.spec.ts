import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { FakeApi } from './fake/fake_api.js'
import { signedInStage } from './stage.js'
import type { Home } from './terminal_run.js'

const FILE = 'kontor/profiles.json'
const DAY = 86_400
/** Root may write everywhere. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined

const refreshes = ({ seen }: FakeApi) => seen.some(({ path }) => path === '/api/auth/refresh-token')
const storedToken = (home: Home): string =>
  JSON.parse(readFileSync(home.file(FILE), 'utf8')).profiles.default.token
const storeToken = (home: Home, token: string) => {
  const stored = JSON.parse(readFileSync(home.file(FILE), 'utf8'))
  stored.profiles.default.token = token
  writeFileSync(home.file(FILE), JSON.stringify(stored))
}

test.group('keeping the session', () => {
  test('a token older than a day is renewed and stored for the user alone', async (context) => {
    const { api, home } = await signedInStage(context)
    const old = api.signIn({ age: 25 * 3600 })
    storeToken(home, old)
    const { code } = await home.run(['whoami'])
    context.assert.equal(code, 0)
    context.assert.notEqual(storedToken(home), old)
    context.assert.isTrue(api.tokens.has(storedToken(home)))
    context.assert.equal(statSync(home.file(FILE)).mode & 0o777, 0o600)
    context.assert.sameMembers(readdirSync(home.file('kontor')), ['profiles.json'])
  })

  test('a token of today is not renewed, one for half a day only near its end', async (context) => {
    const { api, home } = await signedInStage(context)
    for (const times of [{ age: 23 * 3600 }, { age: 9 * 3600, life: DAY / 2 }]) {
      storeToken(home, api.signIn(times))
      await home.run(['whoami'])
      context.assert.isFalse(refreshes(api))
    }
    storeToken(home, api.signIn({ age: 11 * 3600, life: DAY / 2 }))
    await home.run(['whoami'])
    context.assert.isTrue(refreshes(api))
  })

  test('commands at once renew an old token once and all succeed', async (context) => {
    const { api, home } = await signedInStage(context)
    storeToken(home, api.signIn({ age: 3 * DAY }))
    const runs = Array.from({ length: 8 }, () => home.run(['whoami']))
    for (const { code, err } of await Promise.all(runs)) context.assert.equal(code, 0, err)
    context.assert.isTrue(api.tokens.has(storedToken(home)))
    const asked = api.seen.filter(({ path }) => path === '/api/auth/refresh-token')
    context.assert.lengthOf(asked, 1)
  })

  test('a command goes on with the token that another one has stored meanwhile', async (context) => {
    const { api, home } = await signedInStage(context)
    let release = () => undefined as unknown
    api.held = new Promise((resolve) => {
      release = () => resolve(undefined)
    })
    const running = home.run(['whoami'])
    while (!api.seen.length) await new Promise(setImmediate)
    api.tokens.clear()
    storeToken(home, api.signIn())
    release()
    context.assert.equal((await running).code, 0)
  })

  test('a renewal whose answer is lost is tried again', async (context) => {
    const { api, home } = await signedInStage(context)
    storeToken(home, api.signIn({ age: 3 * DAY }))
    api.breaksAt = '/api/auth/refresh-token'
    context.assert.equal((await home.run(['whoami'])).code, 0)
    context.assert.isTrue(api.tokens.has(storedToken(home)))
    context.assert.equal((await home.run(['whoami'])).code, 0)
  })

  test('a server that refuses to renew does not stop the command', async (context) => {
    const { api, home } = await signedInStage(context)
    const old = api.signIn({ age: 3 * DAY })
    storeToken(home, old)
    api.refusesRefresh = true
    context.assert.equal((await home.run(['whoami'])).code, 0)
    context.assert.equal(storedToken(home), old)
  })

  test('in a folder that cannot be written commands work and renew nothing', async (context) => {
    const { api, home } = await signedInStage(context)
    storeToken(home, api.signIn({ age: 3 * DAY }))
    chmodSync(home.file(FILE), 0o644)
    for (const path of ['kontor', '']) chmodSync(home.file(path), 0o555)
    const { code, err, out } = await home.run(['whoami'], { uid: NOBODY })
    chmodSync(home.file(''), 0o755)
    context.assert.equal(code, 0, err)
    context.assert.include(out, api.user.email)
    context.assert.isFalse(refreshes(api))
  })

  test('the update behind a prompt renews nothing: it may be ended at any time', async (context) => {
    const { api, home } = await signedInStage(context)
    storeToken(home, api.signIn({ age: 3 * DAY }))
    context.assert.equal((await home.run(['status', '--update-note'])).code, 0)
    context.assert.isTrue(api.seen.some(({ path }) => path === '/api/timer'))
    context.assert.isFalse(refreshes(api))
  })

  test('an ended sign-in is exit code 3 and names the command that signs in again', async (context) => {
    const { api, home } = await signedInStage(context)
    const login = ['login', '--profile', 'work', '--host', api.host, '--email', api.user.email]
    await home.run(login, { input: api.password })
    api.tokens.clear()
    api.seen = []
    const ended = `kontor: Your sign-in at ${api.host} is no longer valid: it has expired or was ended.`
    const { code, err } = await home.run(['status'])
    context.assert.equal(code, 3)
    context.assert.equal(err, `${ended} Try: kontor login --profile work\n`)
    const other = await home.run(['status', '--profile', 'default'])
    context.assert.equal(other.err, `${ended} Try: kontor login\n`)
    context.assert.isFalse(refreshes(api))
  })
})
