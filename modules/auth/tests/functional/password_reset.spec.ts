import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { sendRequestedLinks } from '#modules/auth/actions/request_password_link'
import { makeCompany, makePerson, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Company } from '#modules/auth/models/company'
import { User } from '#modules/auth/models/user'

const NEW_PASSWORD = 'vier Wolken über Prizren'

test.group('Setting a new password', (group) => {
  let restoreClock = () => undefined as unknown
  group.each.teardown(() => {
    restoreClock()
  })

  async function askFor(client: Client, email: string) {
    const answer = await client.post('/api/auth/forgot-password').json({ email })
    answer.assertStatus(200)
    await sendRequestedLinks()
    return answer.body()
  }
  /** The address in the newest mail: an id in the path, the secret in the fragment. */
  async function newestLink(email: string) {
    const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'auth.password_reset')
    const { pathname, hash } = new URL(mail?.links[0] ?? '')
    return { id: pathname.split('/').at(-1) ?? '', token: hash.slice(1) }
  }
  const reset = (client: Client, link: object, password = NEW_PASSWORD) =>
    client.post('/api/auth/reset-password').json({ ...link, password })

  test('the link works once, ends all sessions and is announced by mail', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { email } = owner.user
    await askFor(client, email)
    const key = await newestLink(email)
    const [first, second] = await Promise.all([reset(client, key), reset(client, key)])
    assert.deepEqual([first.status(), second.status()].sort(), [200, 404])
    ;(await reset(client, key)).assertStatus(404)

    ;(await client.get('/api/auth/me').bearerToken(owner.token)).assertStatus(401)
    const old = await client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
    old.assertStatus(401)
    const now = await client.post('/api/auth/login').json({ email, password: NEW_PASSWORD })
    now.assertStatus(200)
    assert.equal((await mailsTo(email)).at(-1)?.kind, 'auth.password_changed')
  })

  test('an unknown address gets the same answer and no mail', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const unknown = `${newId()}@example.test`
    assert.deepEqual(await askFor(client, unknown), await askFor(client, owner.user.email))
    assert.isEmpty(await mailsTo(unknown))
  })

  test('an older link ends when a newer one is made, and every link after an hour', async ({
    client,
  }) => {
    const { owner } = await makeCompany()
    await askFor(client, owner.user.email)
    const older = await newestLink(owner.user.email)
    await askFor(client, owner.user.email)
    const newer = await newestLink(owner.user.email)
    ;(await reset(client, older)).assertStatus(404)
    restoreClock = setClock(() => Date.now() + 59 * 60_000)
    ;(await client.post('/api/auth/links/show').json(newer)).assertStatus(200)
    restoreClock()
    restoreClock = setClock(() => Date.now() + 61 * 60_000)
    ;(await reset(client, newer)).assertStatus(404)
  })

  test('damaged, empty and foreign keys get one and the same answer', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    await askFor(client, owner.user.email)
    const link = await newestLink(owner.user.email)
    const key = link.token
    const flipped = (key[0] === 'A' ? 'B' : 'A') + key.slice(1)
    const wrong = [flipped, key.slice(1), 'null', 'shared', '', owner.token.slice(0, 200), link.id]
    const answers = await Promise.all([
      ...wrong.map((token) => client.post('/api/auth/links/show').json({ ...link, token })),
      client.post('/api/auth/links/show').json({ ...link, id: newId() }),
      reset(client, { ...link, id: newId() }),
      reset(client, { ...link, token: link.id }),
      reset(client, { id: link.id }),
    ])
    for (const answer of answers) {
      if (answer.status() === 422) continue
      answer.assertStatus(404)
      assert.equal(answer.body().code, 'link_not_valid')
    }
    const asBearer = await client.get('/api/auth/me').bearerToken(key)
    asBearer.assertStatus(401)
  })

  test('the link always comes from APP_URL, whatever the request claims', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    await client
      .post('/api/auth/forgot-password')
      .headers({
        'x-forwarded-host': 'evil.test',
        forwarded: 'host=evil.test',
        origin: 'http://evil.test',
      })
      .json({ email: owner.user.email })
    await sendRequestedLinks()
    const [mail] = await mailsTo(owner.user.email)
    assert.notInclude(mail.text, 'evil.test')
    assert.isTrue(mail.links[0].startsWith(`${process.env.APP_URL}/reset-password/`))
    // The path, which servers and logs see, has an id and not the secret.
    assert.match(new URL(mail.links[0]).pathname, /^\/reset-password\/[0-9a-f-]{36}$/)
    assert.match(new URL(mail.links[0]).hash, /^#[\w-]{43}$/)
  })

  test('a company that waits or was rejected gets its state', async ({ client, assert }) => {
    const email = `${newId()}@example.test`
    await client
      .post('/api/auth/signup')
      .json({ companyName: 'Wartend KG', companyEmail: email, password: TEST_PASSWORD })
    await askFor(client, email)
    const [, waiting] = await mailsTo(email)
    assert.equal(waiting.kind, 'auth.company_not_let_in')
    assert.include(waiting.text, 'still waiting')

    const { companyId } = await User.findByOrFail('email', email)
    await inTx(async () => (await Company.findOrFail(companyId)).reject('unknown'))
    await askFor(client, email)
    assert.include((await mailsTo(email)).at(-1)?.text, 'was not approved')
  })

  test('a disabled user gets no link', async ({ client, assert }) => {
    const { company } = await makeCompany()
    const { user } = await makePerson(company.id, 'member')
    await inTx(() => user.merge({ isActive: false }).save())
    await askFor(client, user.email)
    assert.isEmpty(await mailsTo(user.email))
  })

  test('nobody is flooded with mails', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    for (let i = 0; i < 8; i++) await askFor(client, owner.user.email)
    assert.lengthOf(await mailsTo(owner.user.email), 5)
  })

  test('the database contains no key in clear', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    await askFor(client, owner.user.email)
    const { token: key } = await newestLink(owner.user.email)
    const links = JSON.stringify(await reader().from('secret_links'))
    const mails = JSON.stringify(await reader().from('mail_outbox'))
    assert.notInclude(links, key)
    assert.notInclude(mails, key)
  })
})

type Client = import('@japa/api-client').ApiClient
