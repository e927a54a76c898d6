import { createServer, type Server } from 'node:net'
import { test } from '@japa/runner'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'

const PASSWORD = 'geheim-4711'
const WRONG_PASSWORD = 'falsch-4711'
// The words count: an id in the log may hold the digits alone.
const ANY_PASSWORD = new RegExp(`${PASSWORD}|${WRONG_PASSWORD}`)

test.group('A test mail of the operator', (group) => {
  const { SMTP_URL } = env
  let sink: Awaited<ReturnType<typeof openSmtpSink>>
  const refuses = new Map<string, number>()

  group.each.setup(async () => {
    refuses.clear()
    sink = await openSmtpSink([], { password: PASSWORD, refuses })
    env.SMTP_URL = urlOf(sink.port)
    return async () => {
      env.SMTP_URL = SMTP_URL
      await sink.close()
    }
  })

  async function askFor(token: string) {
    const answer = await call('POST', '/api/admin/mail-tests', { token })
    return { status: answer.status, text: answer.text, body: JSON.parse(answer.text) }
  }

  test('reaches the operator who asks and is written into the log', async ({ assert }) => {
    const { token, user } = await makeSuperAdmin()
    const { status, body } = await askFor(token)
    assert.equal(status, 200)
    assert.deepEqual(body, { to: user.email, host: `127.0.0.1:${sink.port}` })
    assert.deepEqual(sink.taken[0]?.recipients, [user.email])
    const settings = await call('GET', '/api/admin/settings', { token })
    assert.equal(JSON.parse(settings.text).log[0].action, 'mail_test.sent')
  })

  test('says in words what failed, never the password: {0}')
    .with([
      ['mail_test_sign_in', () => urlOf(sink.port, WRONG_PASSWORD)],
      ['mail_test_refused', async () => urlOf(await closedPort())],
      ['mail_test_host_unknown', () => `smtp://ops:${PASSWORD}@mail.invalid:587`],
      ['mail_test_unencrypted', () => urlOf(sink.port).replace('smtp:', 'smtps:')],
    ] as const)
    .run(async ({ assert }, [code, urlFor]) => {
      const { token } = await makeSuperAdmin()
      env.SMTP_URL = await urlFor()
      const { status, body, text } = await askFor(token)
      assert.equal(status, 422, text)
      assert.equal(body.code, code)
      assert.notMatch(text, ANY_PASSWORD)
      const settings = await call('GET', '/api/admin/settings', { token })
      assert.equal(JSON.parse(settings.text).log[0].action, 'mail_test.failed')
      assert.notMatch(settings.text, ANY_PASSWORD)
    })

  test('names a recipient that is refused', async ({ assert }) => {
    const { token, user } = await makeSuperAdmin()
    refuses.set(user.email, 550)
    const { body } = await askFor(token)
    assert.equal(body.code, 'mail_test_recipient')
    assert.include(body.error, user.email)
  })

  test('needs a mail server, a super admin, and some patience', async ({ assert }) => {
    const { token } = await makeSuperAdmin()
    assert.equal((await askFor((await makeCompany()).owner.token)).status, 403)
    env.SMTP_URL = undefined
    assert.equal((await askFor(token)).body.code, 'no_mail_server')
    for (let tries = 1; tries < 10; tries++) await askFor(token)
    assert.equal((await askFor(token)).status, 429)
  })
})

const urlOf = (port: number, password = PASSWORD) => `smtp://ops:${password}@127.0.0.1:${port}`

/** A port that nobody listens on. */
async function closedPort() {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
