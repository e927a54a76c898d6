import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { hashOfCode } from '#modules/auth/device_codes/codes'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { User } from '#modules/auth/models/user'
import { readSessionToken } from '#modules/auth/session_token'
import {
  allow,
  codeOfAnswer,
  confirmAndAllow,
  DENIED,
  OVER,
  poll,
  refuse,
  requestCode,
  show,
} from '../device_codes.js'
import { codeOf, confirm, send, setUpFactor, signInTwice, signInWith } from '../second_factor.js'

const DAY = 86_400_000
const MINUTE = 60_000

const PENDING = [400, 'authorization_pending']
const NOT_VALID = [404, 'device_code_not_valid']

test.group('A sign-in by a code that is confirmed in the browser', (group) => {
  let restoreClock = () => undefined as unknown
  let begin = 0
  /** The clock rests so long after the beginning of the test, whatever the machine takes. */
  const later = (milliseconds: number) => {
    restoreClock()
    restoreClock = setClock(() => begin + milliseconds)
  }
  group.each.setup(() => {
    begin = Date.now()
    later(0)
  })
  group.each.teardown(() => {
    restoreClock()
  })

  test('row 129: a terminal gets two codes, an address and the time they are good for', async ({
    assert,
  }) => {
    const answer = await send('POST', '/api/auth/device-codes', { body: { device: 'thinkpad' } })
    assert.equal(answer.status, 201)
    const { deviceCode, userCode, verificationUrl, ...rest } = answer.body
    assert.match(deviceCode, /^[\w-]{43}$/)
    assert.match(userCode, /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    assert.isTrue(verificationUrl.endsWith('/device'))
    const verificationUrlComplete = `${verificationUrl}?code=${userCode}`
    assert.deepEqual(rest, { verificationUrlComplete, expiresIn: 600, interval: 5 })
    const rows = await reader().from('device_sign_ins').where('device', 'thinkpad')
    assert.notInclude(JSON.stringify(rows), deviceCode)
    assert.notInclude(JSON.stringify(rows), userCode)
  })

  test('the terminal waits, the person allows it, and the token comes exactly once', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const code = await requestCode()
    assert.deepEqual(codeOfAnswer(await poll(code)), PENDING)
    assert.equal((await confirmAndAllow(code, owner)).status, 200)
    const signedIn = await poll(code)
    assert.equal(signedIn.status, 200)
    const { token, ...rest } = signedIn.body
    const { id, email, companyId } = owner.user
    assert.deepEqual(rest, { id, email, companyId, isSuperAdmin: false })
    const { iat, exp } = readSessionToken(token)!
    assert.equal((exp - iat) * 1000, 30 * DAY)
    assert.equal((await send('GET', '/api/auth/me', { token })).status, 200)
    assert.deepEqual(codeOfAnswer(await poll(code)), OVER)
    assert.deepEqual(codeOfAnswer(await allow(code, owner)), NOT_VALID)
  })

  test('of several questions at the same moment one gets the token', async ({ assert }) => {
    const { owner } = await makeCompany()
    const code = await requestCode()
    await confirmAndAllow(code, owner)
    const answers = await Promise.all(Array.from({ length: 6 }, () => poll(code)))
    const refused = answers.filter(({ status }) => status !== 200)
    assert.deepEqual(refused.map(codeOfAnswer), Array(5).fill(OVER))
  })

  test('the new session is a device with the name of the machine, is reported by mail and can be signed out', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    await inTx(async () => {
      const user = await User.findOrFail(owner.user.id)
      await user.merge({ lastSignInAt: Date.now() }).save()
    })
    const code = await requestCode('build server')
    await confirmAndAllow(code, owner)
    const { token } = (await poll(code)).body
    const { body: devices } = await send('GET', '/api/auth/sessions', { token: owner.token })
    const terminal = devices.find(({ client }: { client: string }) => client === 'terminal')
    assert.equal(terminal.device, 'build server')
    const notices = (await mailsTo(owner.user.email)).filter(
      ({ kind }) => kind === 'auth.new_device'
    )
    assert.include(notices[0]?.text, 'Terminal · build server')
    await send('DELETE', `/api/auth/sessions/${terminal._id}`, { token: owner.token })
    assert.equal((await send('GET', '/api/auth/me', { token })).status, 401)
  })

  test('a terminal that asks too often has to slow down, and still gets its token', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const code = await requestCode()
    assert.deepEqual(codeOfAnswer(await poll(code)), PENDING)
    later(4_900)
    assert.deepEqual(codeOfAnswer(await poll(code)), [400, 'slow_down'])
    later(9_950)
    assert.deepEqual(codeOfAnswer(await poll(code)), PENDING)
    await confirmAndAllow(code, owner)
    assert.equal((await poll(code)).status, 200)
  })

  test('the page shows machine, network, time and company; the code may be typed in any way', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const code = await requestCode()
    const typed = ` ${code.userCode.toLowerCase().replace('-', ' ')} `
    const { status, body } = await show(typed, owner)
    assert.equal(status, 200)
    assert.containsSubset(body, {
      userCode: code.userCode,
      device: 'thinkpad',
      isSameNetwork: false,
      company: company.name,
    })
    assert.match(body.ipAddress, /^127\.11\./)
    assert.closeTo(Date.parse(body.requestedAt), Date.now(), 10_000)
    assert.deepEqual(codeOfAnswer(await poll(code)), PENDING)
  })

  test('only a session that was confirmed in the last five minutes allows a sign-in', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const code = await requestCode()
    assert.deepEqual(codeOfAnswer(await allow(code, owner)), [403, 'confirmation_required'])
    assert.deepEqual(codeOfAnswer(await poll(code)), PENDING)
    await confirm(owner)
    later(5 * MINUTE + 1)
    assert.deepEqual(codeOfAnswer(await allow(code, owner)), [403, 'confirmation_required'])
  })

  test('a sign-in on the page is the confirmation that allowing the code asks for', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const code = await requestCode()
    const plain = (await signInWith(owner)).body
    assert.deepEqual(codeOfAnswer(await allow(code, plain)), [403, 'confirmation_required'])
    const { secret } = await setUpFactor(owner)
    const signedIn = await signInTwice(owner, codeOf(secret), { confirms: true })
    later(4 * MINUTE)
    assert.equal((await allow(code, signedIn.body)).status, 200)
  })

  test('a refused sign-in stays refused, and nobody can allow it afterwards', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const code = await requestCode()
    assert.equal((await refuse(code, owner)).status, 200)
    assert.deepEqual(codeOfAnswer(await confirmAndAllow(code, owner)), NOT_VALID)
    const colleague = await makePerson(company.id, 'member')
    assert.deepEqual(codeOfAnswer(await show(code.userCode, colleague)), NOT_VALID)
    for (let i = 0; i < 2; i++) assert.deepEqual(codeOfAnswer(await poll(code)), DENIED)
  })

  test('codes end after ten minutes, also when they were allowed', async ({ assert }) => {
    const { owner } = await makeCompany()
    const [open, allowed] = [await requestCode(), await requestCode()]
    await confirmAndAllow(allowed, owner)
    later(10 * MINUTE + 1)
    for (const code of [open, allowed]) {
      assert.deepEqual(codeOfAnswer(await poll(code)), OVER)
      assert.deepEqual(codeOfAnswer(await show(code.userCode, owner)), NOT_VALID)
      assert.deepEqual(codeOfAnswer(await refuse(code, owner)), NOT_VALID)
    }
  })

  test('unknown, used and refused codes get one answer, word for word', async ({ assert }) => {
    const { owner } = await makeCompany()
    const [used, refused] = [await requestCode(), await requestCode()]
    await refuse(refused, owner)
    await confirmAndAllow(used, owner)
    const answers = await Promise.all(
      ['BCDF-GHJK', used.userCode, refused.userCode].map((code) => show(code, owner))
    )
    assert.lengthOf(new Set(answers.map(({ status, body }) => `${status} ${body.error}`)), 1)
    const unknown = await poll({ deviceCode: 'made up' })
    await poll(used)
    const { body } = await poll(used)
    assert.equal(unknown.body.error, body.error)
    // The code of the person is none of the terminal.
    assert.deepEqual(codeOfAnswer(await poll({ deviceCode: refused.userCode })), OVER)
  })

  test('the hash of a code depends on its kind', ({ assert }) => {
    assert.notEqual(hashOfCode('device', 'WDJB-MJHT'), hashOfCode('user', 'WDJB-MJHT'))
  })
})
