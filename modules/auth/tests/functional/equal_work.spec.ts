import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import { watchStatements } from '#core/tests/statement_watch'
import { sendRequestedLinks } from '#modules/auth/actions/request_password_link'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Company } from '#modules/auth/models/company'
import { User } from '#modules/auth/models/user'

/** The cost of one request: hashes computed and statements run. Counts instead of seconds, so nothing varies. */
async function costOf(path: string, body: object) {
  const { verify, make } = hash
  const cost = { verified: 0, made: 0, statements: 0 }
  hash.verify = (...given) => {
    cost.verified++
    return verify.apply(hash, given)
  }
  hash.make = (...given) => {
    cost.made++
    return make.apply(hash, given)
  }
  const watch = await watchStatements()
  try {
    const { status } = await call('POST', path, { body })
    cost.statements = watch.seen.count
    return { ...cost, status }
  } finally {
    watch.restore()
    Object.assign(hash, { verify, make })
  }
}

const stranger = () => `${newId()}@example.test`

test.group('Work for a known and an unknown address', () => {
  test('is the same for a wrong password', async ({ assert }) => {
    const { owner } = await makeCompany()
    const disabled = (await makeCompany()).owner.user
    await inTx(async () => {
      const user = await User.findOrFail(disabled.id)
      await user.merge({ isActive: false }).save()
    })
    const password = 'not this one'
    // The substitute hash for unknown users is created once.
    await costOf('/api/auth/login', { email: stranger(), password })
    const known = await costOf('/api/auth/login', { email: owner.user.email, password })
    assert.deepInclude(known, { verified: 1, made: 0, status: 401 })
    assert.deepEqual(await costOf('/api/auth/login', { email: stranger(), password }), known)
    assert.deepEqual(await costOf('/api/auth/login', { email: disabled.email, password }), known)
    const right = { email: disabled.email, password: TEST_PASSWORD }
    // Only the person who knows the password learns that the account is deactivated.
    assert.deepInclude(await costOf('/api/auth/login', right), { verified: 1, status: 403 })
  })

  test('is the same for a forgotten password: the account is looked for after the answer', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const known = await costOf('/api/auth/forgot-password', { email: owner.user.email })
    const unknown = await costOf('/api/auth/forgot-password', { email: stranger() })
    assert.deepInclude(known, { verified: 0, made: 0, status: 200 })
    assert.deepEqual(unknown, known)
    assert.isEmpty(await mailsTo(owner.user.email))
    await sendRequestedLinks()
    assert.lengthOf(await mailsTo(owner.user.email), 1)
    assert.isEmpty(await reader().from('password_requests'))
  })

  test('hashes one password for each application, known or not', async ({ assert }) => {
    const { owner } = await makeCompany()
    const application = { companyName: 'Neu GmbH', password: TEST_PASSWORD }
    for (const companyEmail of [owner.user.email, stranger()]) {
      const { made, status } = await costOf('/api/auth/signup', { ...application, companyEmail })
      assert.deepEqual({ made, status }, { made: 1, status: 201 })
    }
  })
})

test.group('After the set-up', () => {
  test('nothing sets up, migrates, mails on trial or debugs', async ({ assert }) => {
    const { owner } = await makeCompany()
    const names = [
      'setup install migrate migrations upgrade seed reset debug test-mail test_mail phpinfo status env config',
      'metrics health/debug openapi swagger graphql console logs backup restore admin/setup admin/migrate',
      'auth/create-admin auth/impersonate admin/impersonate admin/test-mail _debugbar telescope __transmit/events',
    ].flatMap((line) => line.split(' '))
    for (const name of names) {
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { email: stranger(), password: TEST_PASSWORD } : undefined
        for (const token of [undefined, owner.token]) {
          const { status } = await call(method, `/api/${name}`, { token, body })
          assert.equal(status, 404, `${method} /api/${name}`)
        }
      }
    }
  })

  test('the set-up takes no key but the printed one', async ({ assert }) => {
    const before = await reader().from('users').where('role', 'superAdmin')
    for (const token of ['', 'null', 'setup', 'x'.repeat(43), undefined]) {
      const body = { token, email: stranger(), password: TEST_PASSWORD }
      assert.include([404, 422], (await call('POST', '/api/auth/setup', { body })).status)
    }
    assert.lengthOf(await reader().from('users').where('role', 'superAdmin'), before.length)
  })

  test('nobody registers as a super admin, or is let in before the approval', async ({
    assert,
  }) => {
    const claims = {
      role: 'superAdmin',
      isSuperAdmin: true,
      is_super_admin: 1,
      status: 'approved',
      companyId: null,
      isActive: true,
    }
    const forms = [
      ['/api/auth/register', (email: string) => ({ name: 'Anna', email })],
      ['/api/auth/signup', (email: string) => ({ companyName: 'Anna', companyEmail: email })],
    ] as const
    for (const [path, form] of forms) {
      const email = stranger()
      const body = { ...form(email), password: TEST_PASSWORD, ...claims }
      assert.include([201, 422], (await call('POST', path, { body })).status)
      const user = await User.findBy('email', email)
      if (!user) continue
      assert.equal(user.role, 'owner')
      assert.equal((await Company.findOrFail(user.companyId)).status, 'pending')
      const answer = await call('POST', '/api/auth/login', {
        body: { email, password: TEST_PASSWORD },
      })
      assert.equal(answer.status, 403)
      assert.notProperty(JSON.parse(answer.text), 'token')
    }
  })
})
