import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Company } from '#modules/auth/models/company'

test.group('Signing in', () => {
  test('a company that signed up waits, and is let in after approval', async ({
    client,
    assert,
  }) => {
    const email = `Anna.${newId()}@Example.test`
    const application = {
      companyName: 'Müller GmbH',
      companyEmail: email,
      userName: 'Müller GmbH',
      userEmail: email,
      password: TEST_PASSWORD,
      subscriptionPlan: 'Basic',
    }
    const signUp = await client.post('/api/auth/signup').json(application)
    signUp.assertStatus(201)

    const waiting = await client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
    waiting.assertStatus(403)
    assert.equal(waiting.body().code, 'company_pending')

    await inTx(async () => (await Company.findByOrFail('email', email)).approve())
    const signedIn = await client
      .post('/api/auth/login')
      .json({ email: email.toLowerCase(), password: TEST_PASSWORD })
    signedIn.assertStatus(200)
    assert.properties(signedIn.body(), ['token', 'companyId', 'id', 'email', 'isSuperAdmin'])

    const me = await client.get('/api/auth/me').bearerToken(signedIn.body().token)
    me.assertStatus(200)
    assert.containsSubset(me.body(), {
      role: 'owner',
      isEmployee: false,
      companyId: signedIn.body().companyId,
    })
  })

  test('neither password nor token is kept for the sake of an Idempotency-Key', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const credentials = { email: owner.user.email, password: TEST_PASSWORD }
    const key = `sign-in-${newId()}`
    const signedIn = await client
      .post('/api/auth/login')
      .header('idempotency-key', key)
      .json(credentials)
    signedIn.assertStatus(200)
    assert.isEmpty(await reader().from('idempotency_keys').where('idempotency_key', key))
  })

  test('a wrong password and an unknown address get the same answer', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const wrong = await client
      .post('/api/auth/login')
      .json({ email: owner.user.email, password: 'not this one' })
    const unknown = await client
      .post('/api/auth/login')
      .json({ email: 'nobody@example.test', password: 'not this one' })
    wrong.assertStatus(401)
    unknown.assertStatus(401)
    const withoutId = ({ requestId: _, ...body }: Record<string, unknown>) => body
    assert.deepEqual(withoutId(wrong.body()), withoutId(unknown.body()))
  })

  test('signing out makes the token worthless at once', async ({ client }) => {
    const { owner } = await makeCompany()
    const signOut = await client.post('/api/auth/logout').bearerToken(owner.token)
    signOut.assertStatus(200)
    const after = await client.get('/api/auth/me').bearerToken(owner.token)
    after.assertStatus(401)
  })

  test('twenty parallel refreshes of one token all get a usable one', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.post('/api/auth/refresh-token').json({ token: owner.token })
      )
    )
    for (const answer of answers) {
      answer.assertStatus(200)
      const me = await client.get('/api/auth/me').bearerToken(answer.body().token)
      me.assertStatus(200)
    }
    assert.equal(answers.length, 20)
  })
})
