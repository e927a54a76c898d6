import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

async function apply(client: ApiClient) {
  const email = `${newId()}@example.test`
  await client
    .post('/api/auth/signup')
    .json({ companyName: `Firma ${email}`, companyEmail: email, password: TEST_PASSWORD })
  const { id } = await reader().from('companies').where('email', email).first()
  return { _id: String(id), email }
}

async function deskOf(client: ApiClient) {
  const { token } = await makeSuperAdmin()
  const applications = [await apply(client), await apply(client), await apply(client)]
  const decide = (step: 'approve' | 'reject', body: object) =>
    client.post(`/api/admin/companies/batch/${step}`).bearerToken(token).json(body)
  const ids = applications.map(({ _id }) => _id)
  return { token, applications, ids, decide }
}

const statusOf = async (id: string) =>
  (await reader().from('companies').where({ id }).first()).status
const stepsOf = (id: string, action: string) =>
  reader().from('audit_log').where({ company_id: id, action })

test.group('Decisions on several applications', () => {
  test('each approved company has its own step and its own mail', async ({ client, assert }) => {
    const { applications, ids, decide } = await deskOf(client)
    const answer = await decide('approve', { ids })
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().done.map(({ _id, status }: { _id: string; status: string }) => [_id, status]),
      ids.map((id) => [id, 'active'])
    )
    assert.isEmpty(answer.body().refused)
    for (const { _id, email } of applications) {
      assert.lengthOf(await stepsOf(_id, 'company.approve'), 1)
      assert.equal((await mailsTo(email)).at(-1)?.subject, 'Your company has been approved')
    }
  })

  test('rejections share a reason, which each applicant gets', async ({ client, assert }) => {
    const { applications, ids, decide } = await deskOf(client)
    ;(await decide('reject', { ids })).assertStatus(422)
    ;(await decide('reject', { ids, reason: ' ' })).assertStatus(422)
    ;(await decide('reject', { ids, reason: 'No register entry' })).assertStatus(200)
    for (const { _id, email } of applications) {
      assert.equal(await statusOf(_id), 'rejected')
      assert.include((await mailsTo(email)).at(-1)?.text, 'Reason: No register entry')
    }
  })

  test('one that cannot be decided on is named with the reason and leaves the others', async ({
    client,
    assert,
  }) => {
    const { ids, decide } = await deskOf(client)
    const { company } = await makeCompany()
    const unknown = newId()
    const [first = '', second = ''] = ids
    const answer = await decide('reject', {
      ids: [first, company.id, unknown, second],
      reason: 'Spam',
    })
    assert.deepEqual(
      answer.body().done.map(({ _id }: { _id: string }) => _id),
      [first, second]
    )
    assert.containsSubset(answer.body().refused, [
      { _id: company.id, code: 'company_already_decided' },
      { _id: unknown, code: 'not_found' },
    ])
    assert.equal(await statusOf(company.id), 'active')
  })

  test('the same decision sent twice at once is made once', async ({ client, assert }) => {
    const { applications, ids, decide } = await deskOf(client)
    const answers = await Promise.all([decide('approve', { ids }), decide('approve', { ids })])
    const done = answers.flatMap((answer) => answer.body().done)
    assert.lengthOf(done, ids.length)
    for (const { _id, email } of applications) {
      assert.lengthOf(await stepsOf(_id, 'company.approve'), 1)
      const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'auth.company_approved')
      assert.lengthOf(mails, 1)
    }
  })

  test('lists that are empty, too long or not of ids are refused', async ({ client }) => {
    const { ids, decide } = await deskOf(client)
    const [id] = ids
    const tooMany = Array.from({ length: 201 }, () => newId())
    for (const wrong of [[], [id, id], ['x'], tooMany, id, [null]]) {
      ;(await decide('approve', { ids: wrong })).assertStatus(422)
    }
  })

  test('nobody but a super admin decides', async ({ client }) => {
    const { ids } = await deskOf(client)
    const { owner } = await makeCompany()
    const request = client.post('/api/admin/companies/batch/approve').json({ ids })
    ;(await request.bearerToken(owner.token)).assertStatus(403)
  })
})
