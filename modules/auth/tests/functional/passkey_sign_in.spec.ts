import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import {
  addPasskey,
  confirmByPasskey,
  questionOf,
  serveByName,
  signInByPasskey,
  signInWithSecondStep,
} from '#modules/auth/tests/passkeys'
import { confirm, freshAddress, send, signInWith } from '#modules/auth/tests/second_factor'
import type { SoftAuthenticator } from '#modules/auth/tests/soft_authenticator'

const answerTo = (key: string, response: object, more: object = {}) =>
  send('POST', '/api/auth/passkey-sign-ins', { body: { key, response, ...more } })

test.group('Row 6: a sign-in with a passkey', (group) => {
  group.each.setup(() => serveByName())
  group.each.teardown(() => limiter.clear(['memory']))

  test('needs no password and gives the answer of the specification', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const expected = Object.keys((await signInWith(owner)).body)
    for (const person of [
      owner,
      await makePerson(company.id, 'employee'),
      await makeSuperAdmin(),
    ]) {
      const { authenticator } = await addPasskey(person)
      const { status, body } = await signInByPasskey(authenticator)
      assert.equal(status, 200)
      assert.sameMembers(Object.keys(body), expected)
      assert.equal(body.id, person.user.id)
      assert.equal((await send('GET', '/api/auth/me', { token: body.token })).status, 200)
      const row = await reader()
        .from('passkeys')
        .where({ account_id: person.user.accountId })
        .first()
      assert.equal(Number(row.sign_count), 1)
      assert.isAbove(Number(row.last_used_at), 0)
    }
  })

  test('is the second step after the password, where a recovery code replaces it', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { authenticator, recoveryCodes } = await addPasskey(owner)
    const first = await signInWith(owner)
    assert.equal(first.body.code, 'second_factor_required')
    assert.deepEqual(first.body.factors, ['passkey'])
    const { options } = await questionOf(first.body.challenge)
    assert.deepEqual(
      options.allowCredentials.map(({ id }: { id: string }) => id),
      [authenticator.id]
    )
    assert.equal((await signInWithSecondStep(owner, authenticator)).status, 200)
    const body = { challenge: first.body.challenge, code: recoveryCodes[0] }
    assert.equal((await send('POST', '/api/auth/login', { body })).status, 200)
    const again = await send('POST', '/api/auth/login', { body })
    assert.equal(again.status, 401)
    assert.include(again.body.error, 'a recovery code works only once')
  })

  test('is refused when the challenge was used, is another’s or is five minutes old', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { authenticator } = await addPasskey(owner)
    const { key, options } = await questionOf()
    const strange = await questionOf()
    const foreign = await answerTo(strange.key, authenticator.answer(options))
    assert.equal(foreign.status, 401)
    assert.equal(foreign.body.code, 'passkey_challenge_over')

    const answer = authenticator.answer(options)
    assert.equal((await answerTo(key, answer)).status, 200)
    assert.equal((await answerTo(key, answer)).body.code, 'passkey_challenge_over')

    const late = await questionOf()
    const restoreClock = setClock(() => Date.now() + 301_000)
    try {
      const over = await answerTo(late.key, authenticator.answer(late.options))
      assert.equal(over.body.code, 'passkey_challenge_over')
    } finally {
      restoreClock()
    }
    const once = await questionOf()
    const both = await Promise.all(
      [1, 2].map(() => answerTo(once.key, authenticator.answer(once.options)))
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401])
  })

  test('is refused from another page or host, for another purpose, unverified, with a count that goes back, for another account', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const other = await makePerson(company.id, 'member')
    const { authenticator } = await addPasskey(owner)
    await signInByPasskey(authenticator)
    for (const deviation of [
      { origin: 'https://kontor.evil.example' },
      { crossOrigin: true },
      { rpId: 'evil.example' },
      { type: 'webauthn.create' },
      { isVerified: false },
      { signCount: 1 },
      { signCount: 0 },
      { userHandle: undefined },
      { userHandle: Buffer.from(other.user.id.replaceAll('-', ''), 'hex').toString('base64url') },
    ]) {
      const { status, body } = await signInByPasskey(authenticator, deviation)
      assert.equal(status, 401, JSON.stringify(deviation))
      assert.equal(body.code, 'passkey_refused', JSON.stringify(deviation))
      assert.notProperty(body, 'token')
    }
    assert.equal((await signInByPasskey(authenticator)).status, 200)
  })

  test('is refused with the signature of another passkey, with an unknown one, and for a password of somebody else', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const thief = await makePerson(company.id, 'employee')
    const mine = await addPasskey(owner)
    const theirs = await addPasskey(thief)
    const userHandle = Buffer.from(owner.user.id.replaceAll('-', ''), 'hex').toString('base64url')
    const forged = { credentialId: mine.authenticator.id, userHandle, signCount: 9 }
    assert.equal((await signInByPasskey(theirs.authenticator, forged)).body.code, 'passkey_refused')
    const unknown = await signInByPasskey(theirs.authenticator, { credentialId: 'AAAA' })
    assert.equal(unknown.body.code, 'passkey_unknown')
    assert.equal(
      (await signInWithSecondStep(owner, theirs.authenticator)).body.code,
      'passkey_unknown'
    )
  })

  test('is refused for a challenge of a confirmation, and the other way round', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { token } = owner
    const { authenticator } = await addPasskey(owner)
    const options = (await send('POST', '/api/auth/confirmation-questions', { token })).body
    const { key } = await questionOf()
    assert.equal((await answerTo(key, authenticator.answer(options))).status, 401)
    const question = await questionOf()
    const body = { response: authenticator.answer(question.options) }
    const refused = await send('POST', '/api/auth/passkey-confirmations', { token, body })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'passkey_challenge_over')
  })

  test('lets nobody in whose account is deactivated or whose company is not approved', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { authenticator } = await addPasskey(member)
    const ofOwner = (await addPasskey(owner)).authenticator
    await inTx(() => member.user.merge({ isActive: false }).save())
    const refused = await signInByPasskey(authenticator)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'account_deactivated')
    await inTx(() => company.merge({ status: 'rejected' }).save())
    assert.equal((await signInByPasskey(ofOwner)).body.code, 'company_rejected')
  })

  test('reports a new device', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { authenticator } = await addPasskey(owner)
    await signInByPasskey(authenticator)
    const { key, options } = await questionOf()
    await call('POST', '/api/auth/passkey-sign-ins', {
      body: { key, response: authenticator.answer(options) },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
      from: freshAddress(),
    })
    const kinds = (await mailsTo(owner.user.email)).map(({ kind }) => kind)
    assert.include(kinds, 'auth.new_device')
  })

  test('is limited by address, and wrong passwords do not lock it out', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { authenticator } = await addPasskey(owner)
    const from = freshAddress()
    const attempt = async (deviation = {}) => {
      const { key, options } = await questionOf()
      const body = { key, response: authenticator.answer(options, deviation) }
      return (await call('POST', '/api/auth/passkey-sign-ins', { body, from })).status
    }
    for (let i = 0; i < 12; i++) {
      const body = { email: owner.user.email, password: 'not this one' }
      await call('POST', '/api/auth/login', { body, from })
    }
    assert.equal(await attempt(), 200)
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push(await attempt({ origin: 'https://evil.example' }))
    assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
  })
})

test.group('Row 6: a confirmation with a passkey', (group) => {
  group.each.setup(() => serveByName())

  const later = async (work: () => Promise<unknown>) => {
    const restoreClock = setClock(() => Date.now() + 301_000)
    await work().finally(restoreClock)
  }

  const confirmsPassword = async (token: string) => {
    const body = { currentPassword: TEST_PASSWORD, password: 'vier Wolken über Prizren' }
    return send('PUT', '/api/auth/password', { token, body })
  }

  test('replaces password and code before dangerous actions', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { authenticator } = await addPasskey(owner)
    await later(async () => {
      const renew = () => send('POST', '/api/auth/recovery-codes', { token: owner.token })
      assert.equal((await renew()).body.code, 'confirmation_required')
      assert.equal((await confirm(owner)).body.code, 'code_required')
      const confirmed = await confirmByPasskey(owner, authenticator)
      assert.equal(confirmed.status, 201)
      assert.isString(confirmed.body.confirmedUntil)
      assert.equal((await renew()).status, 201)
    })
  })

  test('replaces the code when the password is changed', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { authenticator } = await addPasskey(owner)
    await later(async () => {
      assert.equal((await confirmsPassword(owner.token)).body.code, 'confirmation_required')
      await confirmByPasskey(owner, authenticator)
      assert.equal((await confirmsPassword(owner.token)).status, 200)
    })
  })

  test('by a passkey of somebody else, or in another session, confirms nothing', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { authenticator } = await addPasskey(owner)
    const theirs = (await addPasskey(member)).authenticator
    const elsewhere = (await signInByPasskey(authenticator)).body.token
    const ask = (token: string, passkey: SoftAuthenticator, options: { challenge: string }) =>
      send('POST', '/api/auth/passkey-confirmations', {
        token,
        body: { response: passkey.answer(options) },
      })
    const options = async (token: string) =>
      (await send('POST', '/api/auth/confirmation-questions', { token })).body
    const refused = await ask(owner.token, theirs, await options(owner.token))
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'passkey_unknown')
    const mixed = await ask(elsewhere, authenticator, await options(owner.token))
    assert.equal(mixed.body.code, 'passkey_challenge_over')
    const renew = await send('POST', '/api/auth/recovery-codes', { token: elsewhere })
    assert.equal(renew.body.code, 'confirmation_required')
  })
})
