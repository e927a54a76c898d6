import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { test } from '@japa/runner'
import { signedInStage, stage } from './stage.js'

const FILE = 'kontor/profiles.json'
const DAY = 86_400

test.group('signing in', () => {
  test('login stores the token for the user alone and never prints it', async (context) => {
    const { assert } = context
    const { api, home } = await stage(context)
    const { code, out } = await home.run(
      ['login', '--host', `${api.host}/`, '--email', api.user.email, '--json'],
      { input: `${api.password}\n` }
    )
    assert.equal(code, 0)
    const stored = JSON.parse(readFileSync(home.file(FILE), 'utf8'))
    assert.isTrue(api.tokens.has(stored.profiles.default.token))
    assert.equal(statSync(home.file(FILE)).mode & 0o777, 0o600)
    assert.equal(statSync(home.file('kontor')).mode & 0o777, 0o700)
    assert.notInclude(out, stored.profiles.default.token)
    assert.containSubset(api.seen[0]?.body, { client: 'terminal', device: hostname() })
    assert.containSubset(JSON.parse(out), { profile: 'default', host: api.host, role: 'owner' })
  })

  test('a file of sign-ins that lacks a part of one is reported as unreadable', async (context) => {
    const { home } = await signedInStage(context)
    writeFileSync(home.file(FILE), '{"current":"default","profiles":{"default":{}}}')
    const { code, err } = await home.run(['whoami'])
    context.assert.equal(code, 1)
    context.assert.include(err, `Try: mv "${home.file(FILE)}"`)
  })

  test('a wrong password ends with 3 and stores nothing', async (context) => {
    const { api, home } = await stage(context)
    const { code, err, out } = await home.run(
      ['login', '--host', api.host, '--email', api.user.email],
      { input: 'wrong' }
    )
    context.assert.equal(code, 3)
    context.assert.equal(err, 'kontor: E-mail or password is wrong. Try: kontor login\n')
    context.assert.equal(out, '')
    context.assert.throws(() => statSync(home.file(FILE)))
  })

  test('row 6: login asks for the code of a second factor', async (context) => {
    const { assert } = context
    const { api, home } = await stage(context)
    api.code = '123456'
    const login = ['login', '--host', api.host, '--email', api.user.email]
    const without = await home.run(login, { input: api.password })
    assert.equal(without.code, 2)
    assert.include(without.err, 'second line')
    const wrong = await home.run(login, { input: `${api.password}\n000000\n` })
    assert.equal(wrong.code, 3)
    assert.equal(wrong.err, 'kontor: This code is wrong. Try: kontor login\n')
    assert.throws(() => statSync(home.file(FILE)))
    assert.equal((await home.run(login, { input: `${api.password}\n123456\n` })).code, 0)
    assert.containSubset(api.seen.at(-2)?.body, { client: 'terminal', device: hostname() })
  })

  test('in a pipe login asks for nothing and says what is missing', async (context) => {
    const { api, home } = await stage(context)
    const withoutEmail = await home.run(['login', '--host', api.host])
    const withoutPassword = await home.run(['login', '--host', api.host, '--email', 'a@b.example'])
    context.assert.equal(withoutEmail.code, 2)
    context.assert.include(withoutEmail.err, '--email')
    context.assert.equal(withoutPassword.code, 2)
    context.assert.lengthOf(api.seen, 0)
  })

  test('logout ends the session on the server and forgets it here', async (context) => {
    const { api, home } = await signedInStage(context)
    const { code } = await home.run(['logout'])
    context.assert.equal(code, 0)
    context.assert.equal(api.tokens.size, 0)
    context.assert.equal((await home.run(['whoami'])).code, 3)
  })

  test('logout forgets the token even when the server is away, and says so', async (context) => {
    const { api, home } = await signedInStage(context)
    const { host } = api
    await api.stop()
    const { code, err } = await home.run(['logout'])
    context.assert.equal(code, 8)
    context.assert.include(err, host)
    context.assert.notInclude(readFileSync(home.file(FILE), 'utf8'), 'token')
  })

  test('several profiles exist side by side and can be switched', async (context) => {
    const { api, home } = await signedInStage(context)
    const login = ['login', '--profile', 'work', '--host', api.host, '--email', api.user.email]
    await home.run(login, { input: api.password })
    const both = JSON.parse((await home.run(['profiles', '--json'])).out)
    await home.run(['profiles', 'default'])
    const after = JSON.parse((await home.run(['profiles', '--json'])).out)
    const current = (rows: { isCurrent: boolean; profile: string }[]) =>
      rows.find(({ isCurrent }) => isCurrent)?.profile
    context.assert.lengthOf(both, 2)
    context.assert.equal(current(both), 'work')
    context.assert.equal(current(after), 'default')
    context.assert.equal((await home.run(['profiles', 'nobody'])).code, 5)
  })

  test('a script signs in by KONTOR_URL and KONTOR_TOKEN', async (context) => {
    const { api, home } = await stage(context)
    const env = { KONTOR_URL: api.host, KONTOR_TOKEN: api.signIn() }
    const { code, out } = await home.run(['whoami', '--json'], { env })
    context.assert.equal(code, 0)
    context.assert.containSubset(JSON.parse(out), { email: api.user.email, profile: null })
  })

  test('a refused KONTOR_TOKEN is named: signing in would not help', async (context) => {
    const { api, home } = await signedInStage(context)
    const env = { KONTOR_URL: api.host, KONTOR_TOKEN: 'made.up.token' }
    const { code, err } = await home.run(['whoami'], { env })
    context.assert.equal(code, 3)
    context.assert.include(err, `kontor: ${api.host} does not accept KONTOR_TOKEN`)
    context.assert.notInclude(err, 'kontor login')
  })

  test('a token from the environment is neither stored nor renewed', async (context) => {
    const { api, home } = await stage(context)
    const env = { KONTOR_URL: api.host, KONTOR_TOKEN: api.signIn({ age: 25 * DAY }) }
    context.assert.equal((await home.run(['whoami'], { env })).code, 0)
    context.assert.notInclude(
      api.seen.map(({ path }) => path),
      '/api/auth/refresh-token'
    )
    context.assert.throws(() => statSync(home.file(FILE)))
  })

  test('signing in again ends the sign-in that it replaces', async (context) => {
    const { api, home } = await signedInStage(context)
    const before = JSON.parse(readFileSync(home.file(FILE), 'utf8')).profiles.default.token
    const login = ['login', '--host', api.host, '--email', api.user.email]
    context.assert.equal((await home.run(login, { input: api.password })).code, 0)
    const out = api.seen.find(({ path }) => path === '/api/auth/logout')
    context.assert.equal(out?.headers.authorization, `Bearer ${before}`)
    context.assert.equal((await home.run(['whoami'])).code, 0)

    // An old sign-in that has ended already must not take the new one with it.
    api.tokens.clear()
    await home.run(login, { input: api.password })
    context.assert.equal((await home.run(['whoami'])).code, 0)
  })

  test('an unknown profile leads to the command that signs it in', async (context) => {
    const { home } = await signedInStage(context)
    const { code, err } = await home.run(['tasks', '--profile', 'work'])
    context.assert.equal(code, 3)
    context.assert.include(err, 'Try: kontor login --profile work')
  })

  test('a stored token is never sent to another host', async (context) => {
    const { home } = await signedInStage(context)
    const other = await stage(context)
    const { code } = await home.run(['whoami'], { env: { KONTOR_URL: other.api.host } })
    context.assert.equal(code, 3)
    context.assert.lengthOf(other.api.seen, 0)
  })

  test('texts follow the language of the user, before sign-in that of the locale', async (context) => {
    const { api, home } = await stage(context)
    const before = await home.run(['whoami'], { env: { LANG: 'sq_AL.UTF-8' } })
    api.user.language = 'de'
    const login = ['login', '--host', api.host, '--email', api.user.email]
    const after = await home.run(login, { input: api.password })
    context.assert.include(before.err, 'Nuk keni hyrë.')
    context.assert.include(after.out, 'Angemeldet als Erza Krasniqi')
    context.assert.include((await home.run(['status'])).out, 'Es läuft keine Zeit.')

    api.user.language = 'sq'
    await home.run(['whoami'])
    context.assert.include((await home.run(['status'])).out, 'Asnjë kohëmatës nuk është aktiv.')
  })
})
