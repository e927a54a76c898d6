import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { LANGUAGES } from '#core/i18n/languages'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
} from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { forge, HEADER } from '#modules/auth/tests/forge'

type Holder = Pick<Person, 'token'>

const refresh = (client: ApiClient, { token }: Holder) =>
  client.post('/api/auth/refresh-token').json({ token })
const me = (client: ApiClient, { token }: Holder) => client.get('/api/auth/me').bearerToken(token)

const noticesTo = async ({ user }: Person) =>
  (await mailsTo(user.email)).filter(({ kind }) => kind === 'auth.sign_in_copied')

test.group('Refreshing a session token', (group) => {
  let restoreClock = () => undefined as unknown
  group.each.teardown(() => {
    restoreClock()
  })
  const later = (milliseconds: number) => {
    restoreClock()
    restoreClock = setClock(() => Date.now() + milliseconds)
  }

  test('twenty tabs that refresh at once all get the one next token, and stay signed in', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(client, owner)))
    for (const answer of answers) answer.assertStatus(200)
    const next = answers.map((answer): Holder => answer.body())

    later(31_000)
    ;(await me(client, owner)).assertStatus(401)
    for (const tab of next) (await me(client, tab)).assertStatus(200)
    assert.lengthOf(await Session.query().where('userId', owner.user.id), 1)
    assert.isEmpty(await noticesTo(owner))
  })

  test('the token just replaced still works for half a minute, for tabs that have not heard', async ({
    client,
  }) => {
    const { owner } = await makeCompany()
    ;(await refresh(client, owner)).assertStatus(200)
    later(29_000)
    ;(await me(client, owner)).assertStatus(200)
    ;(await refresh(client, owner)).assertStatus(200)
  })

  test('a refresh that is sent twice gives two usable tokens, and neither is kept', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const send = () => refresh(client, owner).header('idempotency-key', 'refresh-1')
    for (const answer of [await send(), await send()]) {
      answer.assertStatus(200)
      ;(await me(client, answer.body())).assertStatus(200)
    }
    assert.isEmpty(await reader().from('idempotency_keys').where('idempotency_key', 'refresh-1'))
  })

  test('a replaced token that comes back after its time ends the whole session', async ({
    client,
  }) => {
    const { owner } = await makeCompany()
    const next = (await refresh(client, owner)).body()
    later(31_000)
    ;(await refresh(client, owner)).assertStatus(401)
    ;(await me(client, next)).assertStatus(401)
    ;(await refresh(client, next)).assertStatus(401)
  })

  for (const language of LANGUAGES) {
    test(`the user gets one mail about it: ${language}`, async ({ client, assert }) => {
      const { owner } = await makeCompany()
      await inTx(() => owner.user.merge({ language }).save())
      await refresh(client, owner)
      later(31_000)
      await Promise.all(Array.from({ length: 5 }, () => refresh(client, owner)))
      await refresh(client, owner)

      const notices = await noticesTo(owner)
      assert.lengthOf(notices, 1)
      const [notice] = notices
      assert.equal(notice?.language, language)
      const words = { en: 'copied', de: 'kopiert', sq: 'kopjuar' }
      assert.include(notice?.text, words[language])
      assert.include(notice?.text, '127.0.0.1')
      assert.deepEqual(notice?.links, [`${process.env.APP_URL}/forgot-password`])
    })
  }

  test('a super admin gets a mail too', async ({ client, assert }) => {
    const admin = await makeSuperAdmin()
    await refresh(client, admin)
    later(31_000)
    ;(await refresh(client, admin)).assertStatus(401)
    assert.lengthOf(await noticesTo(admin), 1)
  })

  test('the other devices of the user stay signed in', async ({ client }) => {
    const { company, owner } = await makeCompany()
    const other = await inTx(() => Session.open(owner.user, { userAgent: '', ipAddress: '' }))
    const colleague = await makePerson(company.id, 'member')
    await refresh(client, owner)
    later(31_000)
    ;(await refresh(client, owner)).assertStatus(401)
    ;(await me(client, other)).assertStatus(200)
    ;(await me(client, colleague)).assertStatus(200)
  })

  test('a token two generations old ends the session, also within the half minute', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const second = (await refresh(client, owner)).body()
    const third = (await refresh(client, second)).body()
    ;(await refresh(client, owner)).assertStatus(401)
    ;(await me(client, third)).assertStatus(401)
    assert.lengthOf(await noticesTo(owner), 1)
  })

  test('an expired token is refused, and nobody is signed out or alarmed by it', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const next = (await refresh(client, owner)).body()
    ;(await refresh(client, { token: forge(owner.token, HEADER, { exp: 1 }) })).assertStatus(401)
    ;(await me(client, next)).assertStatus(200)
    assert.isEmpty(await noticesTo(owner))
  })

  test('the token of a closed session is refused without a notice', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    await client.post('/api/auth/logout').bearerToken(owner.token)
    ;(await refresh(client, owner)).assertStatus(401)
    assert.isEmpty(await noticesTo(owner))
  })

  test('the token of a disabled user is refused', async ({ client }) => {
    const { company } = await makeCompany()
    const disabled = await makePerson(company.id, 'member')
    await inTx(() => disabled.user.merge({ isActive: false }).save())
    ;(await refresh(client, disabled)).assertStatus(401)
    ;(await me(client, disabled)).assertStatus(401)
  })

  test("nobody refreshes, or ends, another user's session", async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const stranger = (await makeCompany()).owner
    const claims = { sub: stranger.user.id }
    ;(await refresh(client, { token: forge(owner.token, HEADER, claims) })).assertStatus(401)
    const old = { ...claims, jti: 'long ago' }
    ;(await refresh(client, { token: forge(owner.token, HEADER, old) })).assertStatus(401)
    ;(await me(client, owner)).assertStatus(200)
    assert.isEmpty(await noticesTo(owner))
  })
})
