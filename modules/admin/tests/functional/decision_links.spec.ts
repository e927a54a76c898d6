import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { sendRequestedLinks } from '#modules/auth/actions/request_password_link'
import { makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { settleAnnouncements } from '#modules/auth/tests/announcements'

const HOUR = 3_600_000

/** An application, and the keys that a super admin of this test got for it by mail. */
async function applied(client: ApiClient) {
  await settleAnnouncements()
  const admin = await makeSuperAdmin()
  const email = `${newId()}@example.test`
  await client
    .post('/api/auth/signup')
    .json({ companyName: 'Link OHG', companyEmail: email, password: TEST_PASSWORD })
  const { id } = await reader().from('companies').where('email', email).first()
  const [mail] = await mailsTo(admin.user.email)
  const [approveKey, rejectKey] = mail.links.map((link) => new URL(link).hash.slice(1))
  return { admin, id: id as string, email, approveKey, rejectKey }
}

const show = (client: ApiClient, key: unknown) => client.post('/api/admin-links/show').json({ key })
const act = (client: ApiClient, key: unknown, reason?: string) =>
  client.post('/api/admin-links/act').json({ key, reason })
const statusOf = async (id: string) =>
  (await reader().from('companies').where('id', id).first()).status

test.group('Approve and reject links', () => {
  test('looking changes nothing, however often; then one of two clicks acts', async ({
    client,
    assert,
  }) => {
    const { admin, id, email, approveKey } = await applied(client)
    for (let i = 0; i < 10; i++) {
      const shown = await show(client, approveKey)
      assert.containsSubset(shown.body(), {
        action: 'approve',
        company: { _id: id, name: 'Link OHG', plan: 'Basic', status: 'pending' },
        applicant: { email },
        decision: null,
      })
      const byGet = await client.get(`/admin/approve/${id}`).qs({ key: approveKey })
      assert.isBelow(byGet.status(), 500)
    }
    assert.equal(await statusOf(id), 'pending')

    const answers = await Promise.all([act(client, approveKey), act(client, approveKey)])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 404])
    assert.equal(await statusOf(id), 'active')
    const steps = await reader()
      .from('audit_log')
      .where({ company_id: id, action: 'company.approve' })
    assert.deepEqual(
      steps.map(({ actor_id }) => actor_id),
      [admin.user.id]
    )
  })

  test('the reject link needs a reason and tells the applicant', async ({ client, assert }) => {
    const { id, email, rejectKey } = await applied(client)
    const without = await act(client, rejectKey)
    without.assertStatus(422)
    assert.equal(without.body().fields[0].field, 'reason')
    ;(await act(client, rejectKey, 'Not a company')).assertStatus(200)
    assert.equal(await statusOf(id), 'rejected')
    assert.include((await mailsTo(email)).at(-1)?.text, 'Not a company')
  })

  test('after a decision the other links tell who decided and do nothing', async ({
    client,
    assert,
  }) => {
    const { id, approveKey, rejectKey } = await applied(client)
    await act(client, approveKey)
    const shown = (await show(client, rejectKey)).body()
    assert.containsSubset(shown.decision, { status: 'active', by: 'Test superAdmin' })
    const late = await act(client, rejectKey, 'Too late')
    late.assertStatus(409)
    assert.equal(await statusOf(id), 'active')
  })

  test('used, expired, damaged and foreign keys get one and the same answer', async ({
    client,
    assert,
  }) => {
    const { admin, id, email, approveKey, rejectKey } = await applied(client)
    await client.post('/api/auth/forgot-password').json({ email: admin.user.email })
    await sendRequestedLinks()
    const resetKey = (await mailsTo(admin.user.email)).at(-1)?.links[0]?.split('/').at(-1)
    const flipped =
      approveKey.slice(0, 20) + (approveKey[20] === 'A' ? 'B' : 'A') + approveKey.slice(21)
    const answers = [
      ...(await Promise.all(
        [flipped, approveKey.slice(0, -1), `${approveKey}A`, 'null', 'shared', id, resetKey].map(
          (key) => act(client, key)
        )
      )),
    ]
    const restoreClock = setClock(() => Date.now() + 73 * HOUR)
    answers.push(await show(client, approveKey), await act(client, approveKey))
    restoreClock()
    assert.equal(await statusOf(id), 'pending')
    await act(client, rejectKey, 'No')
    answers.push(await show(client, rejectKey), await act(client, rejectKey, 'No'))
    for (const answer of answers) {
      answer.assertStatus(404)
      const { requestId: _, ...body } = answer.body()
      assert.deepEqual(body, {
        error: 'This link has expired or has already been used. Request a new one.',
        code: 'link_not_valid',
      })
    }
    ;(await show(client, '')).assertStatus(422)
    assert.isNotEmpty(email)
  })

  test('a link of somebody who is no super admin any more is worthless', async ({
    client,
    assert,
  }) => {
    const { admin, id, approveKey } = await applied(client)
    await inTx(() => admin.user.merge({ isActive: false }).save())
    ;(await act(client, approveKey)).assertStatus(404)
    assert.equal(await statusOf(id), 'pending')
  })
})
