import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Account } from '#modules/auth/models/account'
import { changeRegistrationMode } from '#modules/auth/registration/registration_mode'

const DAY = 86_400_000

const newAddress = () => `${newId()}@example.test`

async function platformOf(client: ApiClient) {
  const { user, token } = await makeSuperAdmin()
  const settings = async () => (await client.get('/api/admin/settings').bearerToken(token)).body()
  const set = (registration: string) =>
    client.put('/api/admin/settings').bearerToken(token).json({ registration })
  const invite = (wish: object = {}) =>
    client.post('/api/admin/registration-invitations').bearerToken(token).json(wish)
  const withdraw = (id: string) =>
    client.delete(`/api/admin/registration-invitations/${id}`).bearerToken(token)
  return { user, token, settings, set, invite, withdraw }
}

const keyOf = (url: string) => new URL(url).hash.slice(1)

const signUp = (client: ApiClient, companyEmail: string, invitation?: string) =>
  client
    .post('/api/auth/signup')
    .json({ companyName: 'Werkstatt Süd', companyEmail, password: TEST_PASSWORD, invitation })

const register = (client: ApiClient, email: string) =>
  client.post('/api/auth/register').json({ name: 'Süd', email, password: TEST_PASSWORD })

const companyOf = async (email: string) =>
  (await reader().from('companies').where('email', email).first()) ?? null

test.group('Registration of companies', (group) => {
  group.each.teardown(() => inTx(() => changeRegistrationMode('open')))

  test('is open until the operator closes it, and then both forms get a sentence', async ({
    client,
    assert,
  }) => {
    const { set } = await platformOf(client)
    const state = async () => (await client.get('/api/auth/registration')).body()
    assert.deepEqual(await state(), { registration: 'open' })
    ;(await signUp(client, newAddress())).assertStatus(201)

    ;(await set('closed')).assertStatus(200)
    assert.deepEqual(await state(), { registration: 'closed' })
    const email = newAddress()
    for (const answer of [await signUp(client, email), await register(client, email)]) {
      answer.assertStatus(403)
      assert.containsSubset(answer.body(), {
        code: 'registration_closed',
        error: 'Registration is closed here. Ask the operator of Kontor when it opens again.',
      })
    }
    assert.isNull(await companyOf(email))
    assert.isNull(await Account.findByEmail(email))

    await set('open')
    ;(await register(client, email)).assertStatus(201)
  })

  test('people still join a company that has invited them while registration is closed', async ({
    client,
  }) => {
    const { set } = await platformOf(client)
    const { owner } = await makeCompany()
    const email = newAddress()
    const invited = await client
      .post('/api/employees/invitations')
      .bearerToken(owner.token)
      .json({ name: 'Jana', email, role: 'employee' })
    const token = keyOf(invited.body().url)
    await set('closed')
    const joined = await client
      .post('/api/auth/register')
      .json({ name: 'Jana', email, password: TEST_PASSWORD, token })
    joined.assertStatus(201)
  })

  test('by invitation, a link lets one company register, which then waits for approval', async ({
    client,
    assert,
  }) => {
    const { settings, set, invite } = await platformOf(client)
    await set('invitation')
    const refused = await signUp(client, newAddress())
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'registration_by_invitation')
    assert.equal((await register(client, newAddress())).body().code, 'registration_by_invitation')

    const key = keyOf((await invite()).body().url)
    const [open] = (await settings()).invitations
    const shown = await client.post('/api/auth/links/show').json({ token: key })
    assert.deepEqual(shown.body(), { purpose: 'registration', email: '', isApproved: false })
    const email = newAddress()
    const answer = await signUp(client, email, key)
    answer.assertStatus(201)
    assert.isFalse(answer.body().isApproved)
    assert.equal((await companyOf(email)).status, 'pending')

    const again = await signUp(client, newAddress(), key)
    again.assertStatus(404)
    assert.equal(again.body().code, 'link_not_valid')
    const { invitations } = await settings()
    assert.notInclude(JSON.stringify(invitations), open._id)
  })

  test('a link that approves lets the company in, in the name of its author', async ({
    client,
    assert,
  }) => {
    const { user, set, invite } = await platformOf(client)
    await set('invitation')
    const key = keyOf((await invite({ isApproved: true })).body().url)
    const email = newAddress()
    const answer = await signUp(client, email, key)
    assert.containsSubset(answer.body(), {
      isApproved: true,
      message: 'Your company is registered and approved. You can sign in now.',
    })
    const company = await companyOf(email)
    assert.deepEqual([company.status, company.decided_by], ['active', user.id])
    assert.deepEqual(
      (await mailsTo(email)).map(({ kind }) => kind),
      ['auth.company_approved']
    )
    const signedIn = await client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
    signedIn.assertStatus(200)
  })

  test('where addresses must be confirmed, a company without a confirmed one waits', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { invite } = await platformOf(client)
    const before = env.CONFIRMED_ADDRESS_REQUIRED
    cleanup(() => {
      Object.assign(env, { CONFIRMED_ADDRESS_REQUIRED: before })
    })
    Object.assign(env, { CONFIRMED_ADDRESS_REQUIRED: true })
    const key = keyOf((await invite({ isApproved: true })).body().url)
    const email = newAddress()
    const answer = await signUp(client, email, key)
    assert.isFalse(answer.body().isApproved)
    assert.equal((await companyOf(email)).status, 'pending')
  })

  test('a link for an address is mailed there in the chosen language, and valid for it only', async ({
    client,
    assert,
  }) => {
    const { invite } = await platformOf(client)
    const email = newAddress()
    const { url } = (await invite({ email: email.toUpperCase(), language: 'de' })).body()
    const [mail] = await mailsTo(email)
    assert.equal(mail?.subject, 'Registrieren Sie Ihre Firma bei Kontor')
    assert.include(mail?.text, 'Jede Registrierung wird geprüft.')
    assert.deepEqual(mail?.links, [url])
    assert.match(url, /\/signup#[\w-]{43}$/)

    const other = await signUp(client, newAddress(), keyOf(url))
    other.assertStatus(422)
    assert.equal(other.body().fields[0].field, 'companyEmail')
    ;(await signUp(client, email, keyOf(url))).assertStatus(201)
  })

  test('a link is used up by an address that is known, and the answer is the same', async ({
    client,
    assert,
  }) => {
    const { invite } = await platformOf(client)
    const { owner } = await makeCompany()
    const [one, other] = [keyOf((await invite()).body().url), keyOf((await invite()).body().url)]
    const known = await signUp(client, owner.user.email, one)
    const fresh = await signUp(client, newAddress(), other)
    assert.deepEqual([known.status(), known.body()], [fresh.status(), fresh.body()])
    ;(await signUp(client, newAddress(), one)).assertStatus(404)
    assert.lengthOf(await reader().from('companies').where('email', owner.user.email), 0)
  })

  test('used, expired, withdrawn, damaged and foreign links get one and the same answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user, settings, invite, withdraw } = await platformOf(client)
    const url = async () => keyOf((await invite()).body().url)
    const [used, expired, withdrawn] = [await url(), await url(), await url()]
    await signUp(client, newAddress(), used)
    const [newest] = (await settings()).invitations
    ;(await withdraw(newest._id)).assertStatus(204)
    ;(await withdraw(newest._id)).assertStatus(404)
    const answers = [
      await signUp(client, newAddress(), used),
      await signUp(client, newAddress(), withdrawn),
      await signUp(client, newAddress(), `${expired}A`),
      await signUp(client, newAddress(), user.id),
      await client.post('/api/auth/links/show').json({ token: used }),
    ]
    cleanup(setClock(() => Date.now() + 15 * DAY))
    answers.push(await signUp(client, newAddress(), expired))
    for (const answer of answers) {
      answer.assertStatus(404)
      assert.equal(answer.body().code, 'link_not_valid')
    }
  })

  test('the link of somebody who is no super admin any more is worthless', async ({ client }) => {
    const { user, invite } = await platformOf(client)
    const key = keyOf((await invite({ isApproved: true })).body().url)
    await inTx(() => user.merge({ isActive: false }).save())
    ;(await signUp(client, newAddress(), key)).assertStatus(404)
  })

  test('of several sign-ups with one link at once, one is a company', async ({
    client,
    assert,
  }) => {
    const { invite } = await platformOf(client)
    const key = keyOf((await invite()).body().url)
    const answers = await Promise.all([1, 2, 3].map(() => signUp(client, newAddress(), key)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 404, 404])
  })

  test('closed, no link can be made and none is accepted', async ({ client, assert }) => {
    const { set, invite } = await platformOf(client)
    const key = keyOf((await invite()).body().url)
    await set('closed')
    const refused = await invite()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'registration_closed')
    ;(await signUp(client, newAddress(), key)).assertStatus(403)
    await set('invitation')
    ;(await signUp(client, newAddress(), key)).assertStatus(201)
  })

  test('the operator’s log names each change and its author, and no address', async ({
    client,
    assert,
  }) => {
    const { settings, set, invite, withdraw } = await platformOf(client)
    await set('invitation')
    await set('invitation')
    const email = newAddress()
    await invite({ email, isApproved: true })
    const { registration, invitations } = await settings()
    assert.equal(registration, 'invitation')
    assert.containsSubset(invitations[0], {
      email,
      isApproved: true,
      by: 'Test superAdmin',
      isOver: false,
    })
    await withdraw(invitations[0]._id)
    const { log } = await settings()
    assert.deepEqual(
      log
        .filter(({ action }: { action: string }) => action.startsWith('registration.'))
        .slice(0, 3)
        .map(({ action, by, details }: Record<string, unknown>) => [action, by, details]),
      [
        ['registration.invitation_withdrawn', 'Test superAdmin', {}],
        ['registration.invited', 'Test superAdmin', { approves: 'yes' }],
        ['registration.changed', 'Test superAdmin', { from: 'open', to: 'invitation' }],
      ]
    )
    assert.notInclude(JSON.stringify(log), email)
  })

  test('only super admins read and change it', async ({ client }) => {
    const { owner } = await makeCompany()
    ;(await client.get('/api/admin/settings').bearerToken(owner.token)).assertStatus(403)
    const change = client.put('/api/admin/settings').bearerToken(owner.token)
    ;(await change.json({ registration: 'closed' })).assertStatus(403)
    const { set } = await platformOf(client)
    ;(await set('sometimes')).assertStatus(422)
  })
})
