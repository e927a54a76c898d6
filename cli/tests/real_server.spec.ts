import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeCompany, makePerson, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { Home } from './terminal_run.js'

const HOST = `http://127.0.0.1:${process.env.PORT}`
const PASSWORD = 'correct horse battery'

async function signUp(email: string) {
  const answer = await fetch(`${HOST}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      companyName: 'Tischlerei Holz',
      companyEmail: email,
      userName: 'Tischlerei Holz',
      userEmail: email,
      password: PASSWORD,
      subscriptionPlan: 'Basic',
    }),
  })
  if (!answer.ok) throw new Error(`Sign-up failed: ${await answer.text()}`)
}

test.group('against the real server', (group) => {
  let home: Home
  group.each.setup(() => {
    home = new Home()
    return () => home.remove()
  })

  test('a company that waits for approval reads so, in its language', async ({ assert }) => {
    const email = `${randomUUID()}@example.test`
    await signUp(email)
    const { code, err } = await home.run(['login', '--host', HOST, '--email', email], {
      input: PASSWORD,
      env: { LANG: 'de_DE.UTF-8' },
    })
    assert.equal(code, 4)
    assert.match(err, /Freigabe|freigegeben|freigeschaltet/)
    assert.notInclude(err, 'Versuchen Sie')
  })

  test('a wrong password and a made-up token are exit code 3', async ({ assert }) => {
    const email = `${randomUUID()}@example.test`
    const login = ['login', '--host', HOST, '--email', email]
    assert.equal((await home.run(login, { input: 'not the one' })).code, 3)
    const env = { KONTOR_URL: HOST, KONTOR_TOKEN: 'made.up.token' }
    assert.equal((await home.run(['whoami'], { env })).code, 3)
  })

  test('a terminal is a device of its user, lasts a month, and can be ended there', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const login = ['login', '--host', HOST, '--email', owner.user.email]
    assert.equal((await home.run(login, { input: TEST_PASSWORD })).code, 0)
    const { token } = JSON.parse(readFileSync(home.file('kontor/profiles.json'), 'utf8')).profiles
      .default
    const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    assert.equal(exp - iat, 30 * 86_400)

    const devices = (await client.get('/api/auth/sessions').bearerToken(owner.token)).body()
    const terminal = devices.find((device: { client: string }) => device.client === 'terminal')
    assert.equal(terminal.device, hostname())
    const end = client.delete(`/api/auth/sessions/${terminal._id}`).bearerToken(owner.token)
    ;(await end).assertStatus(200)
    const { code, err } = await home.run(['status'])
    assert.equal(code, 3)
    assert.match(err, /no longer valid.* Try: kontor login\n$/)
  })

  test('eight commands at once renew the token of a terminal, and it stays signed in', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const login = ['login', '--host', HOST, '--email', owner.user.email]
    const restoreClock = setClock(() => Date.now() - 2 * 86_400_000)
    await home.run(login, { input: TEST_PASSWORD })
    restoreClock()
    const runs = Array.from({ length: 8 }, () => home.run(['whoami']))
    for (const { code, err } of await Promise.all(runs)) assert.equal(code, 0, err)
    assert.equal((await home.run(['whoami'])).code, 0)
    const [session] = await Session.query().where({ userId: owner.user.id, client: 'terminal' })
    assert.isNotNull(session?.rotatedAt)
    assert.isNull(session?.revokedAt)
  })

  test('row 154: a tax adviser reads invoices, and learns why tasks and timers are refused', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const { user } = await makePerson(company.id, 'adviser')
    const login = ['login', '--host', HOST, '--email', user.email]
    assert.equal((await home.run(login, { input: TEST_PASSWORD })).code, 0)
    assert.include((await home.run(['whoami'])).out, 'Tax adviser')
    assert.equal((await home.run(['invoices'])).code, 0)
    assert.equal((await home.run(['invoices', 'overdue'])).code, 0)
    for (const words of [
      ['tasks'],
      ['start', 'Logo'],
      ['stop'],
      ['pause'],
      ['resume'],
      ['status'],
    ]) {
      const { code, err } = await home.run(words)
      assert.equal(code, 4, words.join(' '))
      assert.include(err, 'As a tax adviser you can read invoices here.', words.join(' '))
      assert.include(err, 'kontor invoices')
    }
    const help = (await home.run([])).out
    assert.match(help, /^ +invoices /m)
    assert.notMatch(help, /^ +(tasks|start|stop|pause|resume|status) /m)
  })
})
