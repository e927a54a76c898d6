import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
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

  test('a company that waits for approval is told so, in its language', async ({ assert }) => {
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
    const env = { KONTOR_HOST: HOST, KONTOR_TOKEN: 'made.up.token' }
    assert.equal((await home.run(['whoami'], { env })).code, 3)
  })
})
