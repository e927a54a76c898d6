import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { deskOf, type Made } from '#core/tests/desk'
import { mailsTo } from '#core/tests/mails_to'
import { resetFactorOfAddress } from '#modules/auth/actions/reset_second_factor'
import { joinCompany, makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { codeOf, confirm, send, setUpFactor, signInWith } from '#modules/auth/tests/second_factor'

/** A person who owns one company and works in another. */
async function makeBoth() {
  const a = await makeCompany()
  const b = await makeCompany()
  return { a, b, inA: a.owner, inB: await joinCompany(a.owner, b.company, 'member') }
}

const isSignedIn = async ({ token }: { token: string }) =>
  (await send('GET', '/api/auth/me', { token })).status === 200

const actionsOf = async (companyId: string) => {
  const rows = await reader().from('audit_log').where('company_id', companyId).orderBy('sequence')
  return rows.map(({ action, actor_id, subject_id }) => ({ action, actor_id, subject_id }))
}

test.group('Row 7: the account of somebody with several companies', () => {
  test('is deactivated in one of them and goes on in the other', async ({ assert }) => {
    const { b, inA, inB } = await makeBoth()
    for (const { token } of [inA, inB]) {
      const desk = deskOf({ token })
      const { task } = await desk.post<{ task: Made }>('/tasks', { title: 'Work' })
      await desk.post(`/tasks/${task._id}/time/start`)
    }
    const path = `/api/employees/${inB.user.id}/deactivate`
    assert.equal((await send('POST', path, { token: b.owner.token })).status, 200)
    assert.isFalse(await isSignedIn(inB))
    assert.isTrue(await isSignedIn(inA))
    assert.equal((await signInWith(inA)).status, 200)
    const timers = reader().from('active_timers')
    assert.lengthOf(await timers.clone().where({ user_id: inA.user.id }), 1)
    assert.lengthOf(await timers.clone().where({ user_id: inB.user.id }), 0)
  })

  test('loses its second factor by the operator alone', async ({ assert }) => {
    const { b, inA, inB } = await makeBoth()
    await setUpFactor(inA)
    await confirm(b.owner)
    const path = `/api/employees/${inB.user.id}/second-factor/reset`
    const refused = await send('POST', path, { token: b.owner.token })
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'factor_by_operator')
    assert.equal((await signInWith(inA)).body.code, 'second_factor_required')
    await inTx(() => resetFactorOfAddress(inA.user.email))
    assert.equal((await signInWith(inA)).status, 200)
  })

  test('has one second factor, which counts in each company that requires one', async ({
    assert,
  }) => {
    const { b, inA, inB } = await makeBoth()
    const { secret } = await setUpFactor(b.owner)
    await confirm(b.owner, codeOf(secret))
    const body = { requiresSecondFactor: true }
    const rule = await send('PUT', '/api/sign-in-rules', { token: b.owner.token, body })
    assert.equal(rule.status, 200)
    const clientsOf = async ({ token }: { token: string }) =>
      (await send('GET', '/api/clients', { token })).status
    assert.equal(await clientsOf(inB), 403)
    assert.equal(await clientsOf(inA), 200)
    await setUpFactor(inA)
    const { user } = inB
    const again = await joinedSession(user.companyId ?? '', inA)
    assert.equal(await clientsOf(again), 200)
  })

  test('takes another password everywhere, and each company writes it down for its own user', async ({
    assert,
  }) => {
    const { a, b, inA, inB } = await makeBoth()
    const password = 'eleven purple bicycles'
    const body = { currentPassword: TEST_PASSWORD, password }
    const changed = await send('PUT', '/api/auth/password', { token: inA.token, body })
    assert.equal(changed.status, 200)
    assert.isTrue(await isSignedIn(inA))
    assert.isFalse(await isSignedIn(inB))
    for (const [company, { user }] of [
      [a.company, inA],
      [b.company, inB],
    ] as const) {
      const rows = await actionsOf(company.id)
      const written = rows.filter(({ action }) => action === 'user.password_changed')
      assert.deepEqual(written, [
        { action: 'user.password_changed', actor_id: user.id, subject_id: user.id },
      ])
    }
  })

  test('has one name and one language in all companies', async ({ assert }) => {
    const { b, inA, inB } = await makeBoth()
    await send('PUT', '/api/auth/me', { token: inA.token, body: { name: 'Renamed' } })
    const preferences = { language: 'sq' }
    await send('POST', '/api/settings', { token: inA.token, body: { preferences } })
    const { body } = await send('GET', '/api/auth/me', { token: inB.token })
    assert.containsSubset(body, { name: 'Renamed', language: 'sq' })
    const renamed = (await actionsOf(b.company.id)).find(({ action }) => action === 'user.renamed')
    assert.equal(renamed?.actor_id, inB.user.id)
  })

  test('moves to another address in all companies', async ({ assert }) => {
    const { inA, inB } = await makeBoth()
    const email = `moved-${inA.user.email}`
    await confirm(inA)
    await send('PUT', '/api/auth/address', { token: inA.token, body: { email } })
    const [mail] = await mailsTo(email)
    const link = new URL(mail?.links[0] ?? '')
    const body = { id: link.pathname.split('/').at(-1), token: link.hash.slice(1) }
    assert.equal((await send('POST', '/api/auth/address-links', { body })).status, 200)
    for (const { token } of [inA, inB]) {
      assert.equal((await send('GET', '/api/auth/me', { token })).body.email, email)
    }
  })

  test('takes an invitation with the password and a code, where there is a second factor', async ({
    assert,
  }) => {
    const host = await makeCompany()
    const { owner } = await makeCompany()
    const { recoveryCodes } = await setUpFactor(owner)
    const { email } = owner.user
    const invited = await send('POST', '/api/employees/invitations', {
      token: host.owner.token,
      body: { name: 'X', email, role: 'member' },
    })
    const account = { name: 'X', email, password: TEST_PASSWORD }
    const body = { ...account, token: new URL(invited.body.url).hash.slice(1) }
    const without = await send('POST', '/api/auth/register', { body })
    assert.equal(without.body.fields[0].rule, 'code_required')
    const [code] = recoveryCodes
    const { status } = await send('POST', '/api/auth/register', { body: { ...body, code } })
    assert.equal(status, 201)
  })

  test('shows its devices to its owner in all companies, and to an owner those of the company', async ({
    assert,
  }) => {
    const { b, inA, inB } = await makeBoth()
    const own = await send('GET', '/api/auth/sessions', { token: inA.token })
    assert.lengthOf(own.body, 2)
    const page = await send('GET', `/api/employees/${inB.user.id}`, { token: b.owner.token })
    assert.lengthOf(page.body.security.devices, 1)
    await send('POST', '/api/auth/logout-elsewhere', { token: inA.token })
    assert.isFalse(await isSignedIn(inB))
  })
})

/** A session in one of the companies of somebody, by switching. */
async function joinedSession(companyId: string, { token }: { token: string }) {
  const { body } = await send('POST', '/api/auth/company-switches', { token, body: { companyId } })
  return { token: body.token as string }
}
