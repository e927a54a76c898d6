import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { sendRequestedLinks } from '#modules/auth/actions/request_password_link'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'

async function apply(client: ApiClient, companyName = 'Wäscherei Çelik') {
  const email = `${newId()}@example.test`
  await client
    .post('/api/auth/signup')
    .header('accept-language', 'de')
    .json({ companyName, companyEmail: email, password: TEST_PASSWORD })
  const { id } = await reader().from('companies').where('email', email).first()
  return { id: id as string, email }
}

const stepsOf = (id: string, action: string) =>
  reader().from('audit_log').where({ company_id: id, action })

test.group('The approval desk', () => {
  test('a super admin finds waiting companies and approves them; the applicant gets a mail', async ({
    client,
    assert,
  }) => {
    const admin = await makeSuperAdmin()
    const { id, email } = await apply(client)
    const waiting = await client
      .get('/api/admin/companies')
      .qs({ status: 'pending', search: 'WASCHEREI celik', pageSize: 500 })
      .bearerToken(admin.token)
    assert.include(
      waiting.body().map(({ _id }: { _id: string }) => _id),
      id
    )

    const approve = () => client.post(`/api/admin/companies/${id}/approve`).bearerToken(admin.token)
    const answers = await Promise.all([approve(), approve(), approve()])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409])
    assert.lengthOf(await stepsOf(id, 'company.approve'), 1)
    const mails = (await mailsTo(email)).map(({ subject }) => subject)
    assert.deepEqual(mails, ['Ihre Registrierung ist eingegangen', 'Ihre Firma wurde freigegeben'])
    const shown = await client.get(`/api/admin/companies/${id}`).bearerToken(admin.token)
    assert.containsSubset(shown.body(), {
      status: 'active',
      decidedBy: 'Test superAdmin',
      userCount: 1,
    })
    assert.equal(shown.body().timeline[0].action, 'company.approve')
    assert.equal(shown.body().people[0].email, email)
  })

  test('turning down needs a reason, which the applicant gets', async ({ client, assert }) => {
    const admin = await makeSuperAdmin()
    const { id, email } = await apply(client)
    const reject = (body: object) =>
      client.post(`/api/admin/companies/${id}/reject`).bearerToken(admin.token).json(body)
    ;(await reject({})).assertStatus(422)
    ;(await reject({ reason: '   ' })).assertStatus(422)
    ;(await reject({ reason: 'Bitte <i>Handelsregisterauszug</i> senden' })).assertStatus(200)
    const mail = (await mailsTo(email)).at(-1)
    assert.include(mail?.text, 'Grund: Bitte <i>Handelsregisterauszug</i> senden')
    const signIn = await client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
    assert.equal(signIn.body().code, 'company_rejected')
  })

  test('a suspended company reads but does not write, until it is reactivated', async ({
    client,
    assert,
  }) => {
    const admin = await makeSuperAdmin()
    const { company, owner } = await makeCompany()
    const change = (step: string) =>
      client.post(`/api/admin/companies/${company.id}/${step}`).bearerToken(admin.token)
    const invite = () =>
      client
        .post('/api/employees/invitations')
        .bearerToken(owner.token)
        .json({ name: 'Neu', email: `${newId()}@example.test`, role: 'employee' })
    ;(await change('suspend')).assertStatus(200)
    ;(await client.get('/api/auth/me').bearerToken(owner.token)).assertStatus(200)
    const refused = await invite()
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'company_suspended')
    ;(await change('reactivate')).assertStatus(200)
    ;(await invite()).assertStatus(201)
    ;(await change('reactivate')).assertStatus(409)
  })

  test('nobody else reaches the desk, and unknown companies are not there', async ({ client }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const admin = await makeSuperAdmin()
    for (const path of ['companies', `companies/${company.id}`, 'mails', 'analytics']) {
      for (const { token } of [owner, employee]) {
        ;(await client.get(`/api/admin/${path}`).bearerToken(token)).assertStatus(403)
      }
      ;(await client.get(`/api/admin/${path}`)).assertStatus(401)
    }
    for (const step of ['approve', 'reject', 'suspend', 'reactivate']) {
      const path = `/api/admin/companies/${company.id}/${step}`
      ;(await client.post(path).bearerToken(owner.token)).assertStatus(403)
      ;(await client.get(path).bearerToken(admin.token)).assertStatus(404)
    }
    ;(
      await client.post(`/api/admin/companies/${newId()}/approve`).bearerToken(admin.token)
    ).assertStatus(404)
  })

  test('no route lets the operator set a password or change a user of a company', async ({
    client,
  }) => {
    const { owner } = await makeCompany()
    const admin = await makeSuperAdmin()
    for (const path of [`admin/users/${owner.user.id}`, `users/${owner.user.id}/password`]) {
      for (const method of ['put', 'patch', 'post'] as const) {
        const answer = await client[method](`/api/${path}`)
          .bearerToken(admin.token)
          .json({ password: 'another good password' })
        answer.assertStatus(404)
      }
    }
    const signIn = await client
      .post('/api/auth/login')
      .json({ email: owner.user.email, password: TEST_PASSWORD })
    signIn.assertStatus(200)
  })

  test('the analytics count registrations, people and mails', async ({ client, assert }) => {
    const admin = await makeSuperAdmin()
    await apply(client)
    const { weeks, companies, users, mails } = (
      await client.get('/api/admin/analytics').bearerToken(admin.token)
    ).body()
    assert.lengthOf(weeks, 26)
    const week = weeks.at(-1)
    assert.isAbove(week.registered, 0)
    assert.equal(week.registered, week.approved + week.rejected + week.pending)
    assert.isAbove(companies.byStatus.pending, 0)
    assert.isAbove(companies.byPlan.Basic, 0)
    assert.isAtLeast(users.total, users.active)
    assert.isAbove(mails.kept, 0)
  })
})

test.group('The mail outbox for the operator', () => {
  test('says that nothing is sent and shows kept mails', async ({ client, assert }) => {
    const admin = await makeSuperAdmin()
    const { owner } = await makeCompany()
    await client.post('/api/auth/forgot-password').json({ email: owner.user.email })
    await sendRequestedLinks()
    const list = await client
      .get('/api/admin/mails')
      .qs({ status: 'kept', pageSize: 5 })
      .bearerToken(admin.token)
    assert.isFalse(list.body().isSending)
    assert.lengthOf(list.body().mails, 5)
    assert.notProperty(list.body().mails[0], 'text')
    const [newest] = list.body().mails
    assert.equal(newest.to[0].email, owner.user.email)
    const shown = await client.get(`/api/admin/mails/${newest._id}`).bearerToken(admin.token)
    assert.include(shown.body().mail.text, '/reset-password/')
    ;(await client.get(`/api/admin/mails/${newId()}`).bearerToken(admin.token)).assertStatus(404)
  })
})
