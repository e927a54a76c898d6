import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import {
  codeOf,
  confirm,
  send,
  setUpFactor,
  signInTwice,
  signInWith,
} from '#modules/auth/tests/second_factor'

const isSignedIn = async (token: string) =>
  (await send('GET', '/api/auth/me', { token })).status === 200

test.group('Row 6: a second factor', (group) => {
  // An hour ago: what is written later in a test is not newer than what other tests write.
  let start = 0
  let restoreClock = () => undefined as unknown
  const later = (seconds: number) => {
    restoreClock = setClock(() => start + seconds * 1000)
  }
  group.each.setup(() => {
    start = Date.now() - 3_600_000
    later(0)
    return () => {
      restoreClock()
    }
  })
  group.each.teardown(() => limiter.clear(['memory']))

  test('the right password asks for a code, and the code gives the answer of the specification', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const plain = await makePerson(company.id, 'owner')
    const expected = Object.keys((await signInWith(plain)).body)
    for (const person of [
      plain,
      await makePerson(company.id, 'employee'),
      await makeSuperAdmin(),
    ]) {
      const { secret } = await setUpFactor(person)
      const first = await signInWith(person)
      assert.equal(first.status, 401)
      assert.equal(first.body.code, 'second_factor_required')
      assert.notProperty(first.body, 'token')
      const body = { challenge: first.body.challenge, code: codeOf(secret) }
      const second = await send('POST', '/api/auth/login', { body })
      assert.equal(second.status, 200)
      assert.sameMembers(Object.keys(second.body), expected)
      assert.isTrue(await isSignedIn(second.body.token))
    }
  })

  test('a wrong password reveals nothing about it', async ({ assert }) => {
    const { owner } = await makeCompany()
    await setUpFactor(owner)
    const wrong = await signInWith(owner, { password: 'not this one' })
    assert.equal(wrong.body.code, 'invalid_credentials')
    assert.notProperty(wrong.body, 'challenge')
  })

  test('the same request may repeat the address and the password', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { secret } = await setUpFactor(owner)
    const { challenge } = (await signInWith(owner)).body
    assert.equal((await signInWith(owner, { challenge, code: codeOf(secret) })).status, 200)
  })

  test('a code works once, and only one step around its time', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { secret } = await setUpFactor(owner)
    for (const steps of [-2, 2]) {
      assert.equal((await signInTwice(owner, codeOf(secret, steps))).status, 401, `${steps}`)
    }
    const code = codeOf(secret)
    assert.equal((await signInTwice(owner, code)).status, 200)
    const again = await signInTwice(owner, code)
    assert.equal(again.status, 401)
    assert.equal(again.body.code, 'code_wrong')
    assert.equal((await signInTwice(owner, codeOf(secret, 1))).status, 200)
  })

  test('of two sign-ins with one code at the same moment one gets in', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { secret } = await setUpFactor(owner)
    const { challenge } = (await signInWith(owner)).body
    const body = { challenge, code: codeOf(secret) }
    const both = await Promise.all([1, 2].map(() => send('POST', '/api/auth/login', { body })))
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401])
  })

  test('the code that set the app up signs nobody in', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { secret } = await setUpFactor(owner)
    assert.equal((await signInTwice(owner, codeOf(secret, -1))).status, 401)
  })

  test('after five wrong codes the account rests, from every address, and its owner gets one mail', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { secret } = await setUpFactor(owner)
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push((await signInTwice(owner, '000000')).status)
    assert.deepEqual(statuses, [...Array(5).fill(401), ...Array(15).fill(429)])
    const right = await signInTwice(owner, codeOf(secret))
    assert.equal(right.status, 429)
    assert.isAbove(Number(right.headers['retry-after']), 0)
    const mails = await mailsTo(owner.user.email)
    assert.lengthOf(
      mails.filter(({ kind }) => kind === 'auth.codes_guessed'),
      1
    )
  })

  test('a challenge ends after ten minutes, with another password, and when it is damaged', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { secret, recoveryCodes } = await setUpFactor(owner)
    const { challenge } = (await signInWith(owner)).body
    const answer = (code: string, text = challenge) =>
      send('POST', '/api/auth/login', { body: { challenge: text, code } })
    assert.equal((await answer(codeOf(secret), `${challenge}x`)).body.code, 'challenge_over')

    later(601)
    assert.equal((await answer(codeOf(secret))).body.code, 'challenge_over')
    const fresh = (await signInWith(owner)).body.challenge
    const body = {
      currentPassword: TEST_PASSWORD,
      password: 'vier Wolken über Prizren',
      code: recoveryCodes[0],
    }
    const changed = await send('PUT', '/api/auth/password', { token: owner.token, body })
    assert.equal(changed.status, 200)
    assert.equal((await answer(codeOf(secret), fresh)).body.code, 'challenge_over')
  })

  test('each recovery code replaces the app once, and its use is reported', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { recoveryCodes } = await setUpFactor(owner)
    assert.lengthOf(recoveryCodes, 10)
    const [first = '', second = ''] = recoveryCodes
    assert.equal((await signInTwice(owner, first)).status, 200)
    assert.equal((await signInTwice(owner, first)).status, 401)
    const spoken = second.replaceAll('-', ' ').toUpperCase()
    assert.equal((await signInTwice(owner, spoken)).status, 200)

    const { body } = await send('GET', '/api/auth/second-factor', { token: owner.token })
    assert.deepInclude(body, { isOn: true, recoveryCodesLeft: 8 })
    const mails = await mailsTo(owner.user.email)
    assert.lengthOf(
      mails.filter(({ kind }) => kind === 'auth.recovery_code_used'),
      2
    )
  })

  test('renewed recovery codes replace the former ones', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { secret, recoveryCodes } = await setUpFactor(owner)
    const renew = () => send('POST', '/api/auth/recovery-codes', { token: owner.token })
    later(301)
    assert.equal((await renew()).body.code, 'confirmation_required')
    await confirm(owner, codeOf(secret))
    const { body } = await renew()
    assert.lengthOf(body.recoveryCodes, 10)
    assert.equal((await signInTwice(owner, recoveryCodes[0]!)).status, 401)
    assert.equal((await signInTwice(owner, body.recoveryCodes[0])).status, 200)
  })

  test('is set up and removed only after the password, and the code where there is one', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { token } = owner
    const begin = () => send('POST', '/api/auth/second-factor', { token })
    const remove = () => send('DELETE', '/api/auth/second-factor', { token })
    assert.equal((await begin()).body.code, 'confirmation_required')
    const { secret } = await setUpFactor(owner)
    assert.equal((await begin()).body.code, 'second_factor_on')

    later(301)
    assert.equal((await remove()).body.code, 'confirmation_required')
    const without = await confirm(owner)
    assert.equal(without.body.code, 'code_required')
    assert.containSubset(without.body.fields, [{ field: 'code' }])
    assert.equal((await confirm(owner, '000000')).body.code, 'code_wrong')
    assert.equal((await remove()).body.code, 'confirmation_required')
    assert.equal((await confirm(owner, codeOf(secret))).status, 201)
    assert.equal((await remove()).status, 204)
    assert.equal((await signInWith(owner)).status, 200)
    assert.equal((await remove()).body.code, 'second_factor_off')
  })

  test('a wrong first code turns nothing on', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { token } = owner
    const activate = (code: unknown) =>
      send('POST', '/api/auth/second-factor/activate', { token, body: { code } })
    await confirm(owner)
    assert.equal((await activate('123456')).body.code, 'second_factor_not_begun')
    await send('POST', '/api/auth/second-factor', { token })
    for (const code of ['000000', 'letters']) {
      assert.equal((await activate(code)).body.code, 'code_wrong')
    }
    for (const code of ['', 7, null, 'x'.repeat(65)]) {
      assert.equal((await activate(code)).status, 422)
    }
    assert.equal((await signInWith(owner)).status, 200)
  })

  test('a change signs out the other devices, is reported and is in the history', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const elsewhere = (await signInWith(owner)).body.token
    const { secret } = await setUpFactor(owner)
    assert.isFalse(await isSignedIn(elsewhere))
    assert.isTrue(await isSignedIn(owner.token))
    later(301)
    await confirm(owner, codeOf(secret))
    await send('DELETE', '/api/auth/second-factor', { token: owner.token })

    const kinds = (await mailsTo(owner.user.email)).map(({ subject }) => subject)
    assert.deepEqual(kinds, ['Two-step sign-in is on', 'Two-step sign-in is off'])
    const rows = await reader()
      .from('audit_log')
      .where({ company_id: company.id, subject_type: 'user' })
      .orderBy('sequence')
      .select('action', 'details')
    assert.deepEqual(rows.slice(-2), [
      { action: 'user.second_factor_on', details: '{}' },
      { action: 'user.second_factor_off', details: '{}' },
    ])
  })

  test('its secret and the recovery codes cannot be read from the database', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { secret, recoveryCodes } = await setUpFactor(owner)
    const tables = ['second_factors', 'recovery_codes', 'audit_log', 'mail_outbox', 'sessions']
    for (const table of tables) {
      const text = JSON.stringify(await reader().from(table))
      for (const each of [secret, ...recoveryCodes]) assert.notInclude(text, each)
    }
    const { body } = await send('GET', '/api/auth/second-factor', { token: owner.token })
    assert.sameMembers(Object.keys(body), ['isOn', 'since', 'hasPasskeys', 'recoveryCodesLeft'])
  })

  test('a secret that is copied to another account opens nothing there', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const thief = await makePerson(company.id, 'employee')
    const { secret } = await setUpFactor(thief)
    await setUpFactor(owner)
    const { inTx, writer } = await import('#core/database/in_tx')
    const row = await reader()
      .from('second_factors')
      .where({ account_id: thief.user.accountId })
      .first()
    await inTx(() =>
      writer()
        .from('second_factors')
        .where({ account_id: owner.user.accountId })
        .update({ sealed_seed: row.sealed_seed })
    )
    assert.notEqual((await signInTwice(owner, codeOf(secret, 1))).status, 200)
  })
})
