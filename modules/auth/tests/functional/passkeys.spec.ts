import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import env from '#core/start/env'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makePerson, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import {
  addPasskey,
  confirmByPasskey,
  offerTo,
  passkeysOf,
  serveByName,
  signInByPasskey,
  signInWithSecondStep,
  storePasskey,
} from '#modules/auth/tests/passkeys'
import { codeOf, confirm, send, setUpFactor, signInWith } from '#modules/auth/tests/second_factor'
import { cborBytes, cborText, SoftAuthenticator } from '#modules/auth/tests/soft_authenticator'

const isSignedIn = async (token: string) =>
  (await send('GET', '/api/auth/me', { token })).status === 200

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

test.group('Row 6: passkeys of an account', (group) => {
  group.each.setup(() => serveByName())

  test('are added by everybody after the password, listed, and renamed', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    for (const person of [
      owner,
      await makePerson(company.id, 'employee'),
      await makeSuperAdmin(),
    ]) {
      const { token } = person
      const refused = await send('POST', '/api/auth/passkey-offers', { token })
      assert.equal(refused.body.code, 'confirmation_required')
      const { id } = await addPasskey(person)
      const path = `/api/auth/passkeys/${id}`
      const renamed = await send('PUT', path, { token, body: { name: 'Schlüssel' } })
      assert.equal(renamed.body.name, 'Schlüssel')
      const { address, passkeys } = await passkeysOf(person)
      assert.equal(address, env.APP_URL)
      assert.containSubset(passkeys, [
        { _id: id, name: 'Schlüssel', isBackedUp: false, lastUsedAt: null },
      ])
    }
  })

  test('the first one brings recovery codes, signs other devices out and is reported', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const elsewhere = (await signInWith(owner)).body.token
    const first = await addPasskey(owner, 'Laptop')
    assert.lengthOf(first.recoveryCodes, 10)
    assert.isFalse(await isSignedIn(elsewhere))
    assert.isTrue(await isSignedIn(owner.token))

    const second = new SoftAuthenticator(true)
    const stored = await storePasskey(owner, second.register(await offerTo(owner)), 'Telefon')
    assert.isEmpty(stored.body.recoveryCodes)
    assert.isTrue(stored.body.passkey.isBackedUp)
    assert.deepEqual(await subjectsTo(owner.user.email), [
      'Your first passkey',
      'A passkey was added',
    ])
    const [ofFirst, ofSecond] = await mailsTo(owner.user.email)
    assert.include(ofSecond?.text, 'Telefon')
    for (const mail of [ofFirst, ofSecond])
      assert.include(mail?.text, 'does not remove the passkey')
    const rows = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'user.passkey_added' })
    assert.lengthOf(rows, 2)
  })

  test('recovery codes of the app stay good when a passkey joins it, and the other way round', async ({
    assert,
  }) => {
    const { owner, company } = await makeCompany()
    const { recoveryCodes } = await setUpFactor(owner)
    const passkey = new SoftAuthenticator()
    const stored = await storePasskey(owner, passkey.register(await offerTo(owner)))
    assert.isEmpty(stored.body.recoveryCodes)
    const { challenge } = (await signInWith(owner)).body
    const body = { challenge, code: recoveryCodes[0] }
    assert.equal((await send('POST', '/api/auth/login', { body })).status, 200)

    const member = await makePerson(company.id, 'member')
    const codes = (await addPasskey(member)).recoveryCodes
    const { token } = member
    const { secret } = (await send('POST', '/api/auth/second-factor', { token })).body
    const on = await send('POST', '/api/auth/second-factor/activate', {
      token,
      body: { code: codeOf(secret) },
    })
    assert.isEmpty(on.body.recoveryCodes)
    assert.equal((await confirm(member, codes[1])).status, 201)
  })

  test('are removed after a confirmation, which signs other devices out; the last one turns the second step off', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const { authenticator, id } = await addPasskey(owner)
    const other = new SoftAuthenticator()
    const { passkey } = (await storePasskey(owner, other.register(await offerTo(owner)))).body
    const elsewhere = (await signInByPasskey(other)).body.token
    const remove = (which: string) =>
      send('DELETE', `/api/auth/passkeys/${which}`, { token: owner.token })
    const restoreClock = setClock(() => Date.now() + 301_000)
    try {
      assert.equal((await remove(id)).body.code, 'confirmation_required')
      assert.equal((await confirmByPasskey(owner, authenticator)).status, 201)
      assert.equal((await remove(passkey._id)).status, 204)
      assert.isFalse(await isSignedIn(elsewhere))
      assert.equal((await signInByPasskey(other)).body.code, 'passkey_unknown')
      assert.equal((await signInWith(owner)).body.code, 'second_factor_required')
      assert.equal((await remove(id)).status, 204)
      assert.equal((await remove(id)).status, 404)
    } finally {
      restoreClock()
    }
    assert.equal((await signInWith(owner)).status, 200)
    const factor = await send('GET', '/api/auth/second-factor', { token: owner.token })
    assert.deepInclude(factor.body, { hasPasskeys: false, recoveryCodesLeft: 0 })
    assert.deepEqual((await subjectsTo(owner.user.email)).slice(-2), [
      'A passkey was removed',
      'Two-step sign-in is off',
    ])
    const rows = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'user.passkey_removed' })
    assert.lengthOf(rows, 2)
  })

  test('nobody sees, renames or removes those of others', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { id } = await addPasskey(member)
    await confirm(owner)
    assert.isEmpty((await passkeysOf(owner)).passkeys)
    const path = `/api/auth/passkeys/${id}`
    const { token } = owner
    assert.equal((await send('PUT', path, { token, body: { name: 'x' } })).status, 404)
    assert.equal((await send('DELETE', path, { token })).status, 404)
    assert.lengthOf((await passkeysOf(member)).passkeys, 1)
  })

  test('a credential belongs to one account, and an account has up to twenty', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { authenticator } = await addPasskey(owner)
    await confirm(member)
    const again = authenticator.register(await offerTo(member))
    assert.equal((await storePasskey(member, again)).body.code, 'passkey_known')
    for (let i = 1; i < 20; i++) {
      const { status } = await storePasskey(
        owner,
        new SoftAuthenticator().register(await offerTo(owner))
      )
      assert.equal(status, 201)
    }
    const full = await send('POST', '/api/auth/passkey-offers', { token: owner.token })
    assert.equal(full.status, 409)
    assert.equal(full.body.code, 'passkeys_full')
  })

  test('are not stored for another page, host or purpose, unverified, or when the offer was used or is another’s', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    await confirm(owner)
    await confirm(member)
    for (const deviation of [
      { origin: 'https://kontor.evil.example' },
      { crossOrigin: true },
      { rpId: 'evil.example' },
      { type: 'webauthn.get' },
      { isVerified: false },
    ]) {
      const answer = new SoftAuthenticator().register(await offerTo(owner), deviation)
      const { status, body } = await storePasskey(owner, answer)
      assert.equal(status, 422, JSON.stringify(deviation))
      assert.equal(body.code, 'passkey_refused')
    }
    const offer = await offerTo(owner)
    const foreign = await storePasskey(member, new SoftAuthenticator().register(offer))
    assert.equal(foreign.body.code, 'passkey_challenge_over')
    assert.equal((await storePasskey(owner, new SoftAuthenticator().register(offer))).status, 201)
    const replayed = await storePasskey(owner, new SoftAuthenticator().register(offer))
    assert.equal(replayed.body.code, 'passkey_challenge_over')
    assert.isEmpty((await passkeysOf(member)).passkeys)
    assert.lengthOf((await passkeysOf(owner)).passkeys, 1)
  })

  test('a key that is too long to keep, and an id that differs from the one of the browser, are refused', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    await confirm(owner)
    for (const deviation of [
      { padding: 1_600 },
      { attestedId: Buffer.alloc(32, 1) },
      { attestedId: Buffer.alloc(2_000, 1) },
    ]) {
      const answer = new SoftAuthenticator().register(await offerTo(owner), deviation)
      const { status, body } = await storePasskey(owner, answer)
      assert.equal(status, 422, JSON.stringify(Object.keys(deviation)))
      assert.equal(body.code, 'passkey_refused')
    }
    const usual = new SoftAuthenticator().register(await offerTo(owner), { padding: 500 })
    assert.equal((await storePasskey(owner, usual)).status, 201)
  })

  test('a certificate that names an address is refused unread', async ({ assert }) => {
    const { owner } = await makeCompany()
    await confirm(owner)
    const certified = {
      format: cborText('packed'),
      statement: Buffer.concat([
        Buffer.from([0xa3]),
        cborText('alg'),
        Buffer.from([0x26]),
        cborText('sig'),
        cborBytes(Buffer.alloc(70)),
        cborText('x5c'),
        Buffer.from([0x81]),
        cborBytes(Buffer.alloc(300)),
      ]),
    }
    const answer = new SoftAuthenticator().register(await offerTo(owner), {}, certified)
    assert.equal((await storePasskey(owner, answer)).body.code, 'passkey_refused')
  })

  test('are not offered where APP_URL is an IP address or has no HTTPS', async ({ assert }) => {
    const { owner } = await makeCompany()
    await confirm(owner)
    for (const address of ['http://kontor.example', 'https://192.0.2.7', 'https://[2001:db8::1]']) {
      serveByName(address)
      assert.isNull((await passkeysOf(owner)).address)
      const refused = await send('POST', '/api/auth/passkey-offers', { token: owner.token })
      assert.equal(refused.status, 409)
      assert.equal(refused.body.code, 'passkeys_not_possible')
      assert.equal((await send('POST', '/api/auth/passkey-questions', { body: {} })).status, 409)
    }
    for (const address of ['https://kontor.example', 'http://localhost:4000']) {
      serveByName(address)
      assert.equal((await passkeysOf(owner)).address, address)
    }
  })

  test('are removed with a lost second factor', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { authenticator } = await addPasskey(member)
    await confirm(owner)
    const path = `/api/employees/${member.user.id}/second-factor/reset`
    assert.equal((await send('POST', path, { token: owner.token })).status, 204)
    assert.equal((await signInWith(member)).status, 200)
    assert.equal((await signInByPasskey(authenticator)).body.code, 'passkey_unknown')
  })

  test('count as the second factor that a company requires', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { authenticator } = await addPasskey(owner)
    const body = { requiresSecondFactor: true }
    const rule = await send('PUT', '/api/sign-in-rules', { token: owner.token, body })
    assert.equal(rule.status, 200)
    const tasks = (token: string) => send('GET', '/api/tasks/my-tasks', { token })
    assert.equal((await tasks(member.token)).body.code, 'second_factor_missing')
    await addPasskey(member)
    assert.equal((await tasks(member.token)).status, 200)
    const again = await signInWithSecondStep(owner, authenticator)
    assert.equal((await tasks(again.body.token)).status, 200)
  })
})
