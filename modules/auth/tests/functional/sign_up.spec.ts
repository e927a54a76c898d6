import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { User } from '#modules/auth/models/user'
import { settleAnnouncements } from '#modules/auth/tests/announcements'

const application = (email: string) => ({
  companyName: 'Müller GmbH',
  companyEmail: email,
  userName: 'Müller GmbH',
  userEmail: email,
  password: TEST_PASSWORD,
  subscriptionPlan: 'Basic',
})

test.group('Registering', () => {
  test('the applicant and every super admin get a mail, each in their language', async ({
    client,
    assert,
  }) => {
    await settleAnnouncements()
    const admin = await makeSuperAdmin()
    const email = `${newId()}@example.test`
    const answer = await client
      .post('/api/auth/signup')
      .header('accept-language', 'de')
      .json(application(email))
    answer.assertStatus(201)

    const [received] = await mailsTo(email)
    assert.equal(received.subject, 'Ihre Registrierung ist eingegangen')
    const [toDecide] = await mailsTo(admin.user.email)
    assert.equal(toDecide.subject, 'Müller GmbH is waiting for approval')
    assert.match(toDecide.links[0], /\/admin\/approve\/[0-9a-f-]{36}#[\w-]{43}$/)
    assert.match(toDecide.links[1], /\/admin\/reject\/[0-9a-f-]{36}#[\w-]{43}$/)
  })

  test('a known address gets the same answer and a mail, and no second company', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const answer = await client.post('/api/auth/signup').json(application(owner.user.email))
    const fresh = await client.post('/api/auth/signup').json(application(`${newId()}@example.test`))
    answer.assertStatus(201)
    assert.deepEqual(answer.body(), fresh.body())
    const mails = await mailsTo(owner.user.email)
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['auth.address_known']
    )
    assert.include(mails[0]?.text, 'Forgot your password?\nhttp')
  })

  test('a plan that does not exist is refused', async ({ client, assert }) => {
    for (const plan of ['Gold', 'basic', 'x'.repeat(41)]) {
      const email = `${newId()}@example.test`
      const answer = await client
        .post('/api/auth/signup')
        .json({ ...application(email), subscriptionPlan: plan })
      answer.assertStatus(422)
      assert.equal(answer.body().fields[0].field, 'subscriptionPlan')
      assert.isNull(await User.findBy('email', email))
    }
  })

  test('two parallel applications with one address make one company', async ({
    client,
    assert,
  }) => {
    const email = `${newId()}@example.test`
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post('/api/auth/signup').json(application(email)))
    )
    for (const answer of answers) answer.assertStatus(201)
    const companies = await reader().from('companies').where('email', email)
    assert.lengthOf(companies, 1)
  })

  test('a line break in a name is refused before it reaches a mail', async ({ client }) => {
    const answer = await client
      .post('/api/auth/signup')
      .json({ ...application(`${newId()}@example.test`), companyName: 'A\r\nBcc: b@example.test' })
    answer.assertStatus(422)
  })

  test('the bare form makes a user and a company of the same name that waits', async ({
    client,
    assert,
  }) => {
    const email = `${newId()}@example.test`
    const body = { name: 'Arta Krasniqi', email, password: TEST_PASSWORD }
    const answer = await client.post('/api/auth/register').json(body)
    answer.assertStatus(201)
    const company = await reader().from('companies').where('email', email).first()
    assert.containsSubset(company, { name: 'Arta Krasniqi', status: 'pending', plan: 'Basic' })
  })
})

test.group('Invitations', () => {
  const invite = { name: 'Besa Hoxha', role: 'employee' }

  test('an invited person becomes an employee of the company, once', async ({ client, assert }) => {
    const { company, owner } = await makeCompany({ language: 'sq' })
    const email = `${newId()}@example.test`
    const invited = await client
      .post('/api/employees/invitations')
      .bearerToken(owner.token)
      .json({ ...invite, email })
    invited.assertStatus(201)
    const [mail] = await mailsTo(email)
    assert.equal(mail.language, 'sq')
    const token = new URL(mail.links[0]).hash.slice(1)

    const preview = await client.post('/api/auth/links/show').json({ token })
    assert.deepEqual(preview.body(), {
      purpose: 'invitation',
      name: invite.name,
      email,
      companyName: company.name,
    })
    const account = { name: 'Besa Hoxha', email, password: TEST_PASSWORD, token }
    const other = await client
      .post('/api/auth/register')
      .json({ ...account, email: 'other@example.test' })
    other.assertStatus(422)
    const registered = await client.post('/api/auth/register').json(account)
    registered.assertStatus(201)
    const signedIn = await client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
    assert.equal(signedIn.body().companyId, company.id)
    const me = await client.get('/api/auth/me').bearerToken(signedIn.body().token)
    assert.equal(me.body().role, 'employee')

    const again = await client
      .post('/api/auth/register')
      .json({ ...account, email: `${newId()}@example.test` })
    again.assertStatus(404)
  })

  test('only an owner invites', async ({ client }) => {
    const { owner } = await makeCompany()
    const admin = await makeSuperAdmin()
    const body = { ...invite, email: `${newId()}@example.test` }
    const byAdmin = await client
      .post('/api/employees/invitations')
      .bearerToken(admin.token)
      .json(body)
    byAdmin.assertStatus(403)
    const asOwner = await client
      .post('/api/employees/invitations')
      .bearerToken(owner.token)
      .json({ ...body, role: 'superAdmin' })
    asOwner.assertStatus(422)
  })
})
