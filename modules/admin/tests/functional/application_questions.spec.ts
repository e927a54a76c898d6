import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { User } from '#modules/auth/models/user'

const DAY = 86_400_000
const QUESTION = 'Welche Tätigkeit üben Sie <aus> & seit wann? {{x}}'
const ANSWER = 'Wir sind eine Glaserei.\nSeit 1998.'

async function deskOf(client: ApiClient, language = 'de') {
  const { user: admin, token } = await makeSuperAdmin()
  const email = `${newId()}@example.test`
  await client
    .post('/api/auth/signup')
    .header('accept-language', language)
    .json({ companyName: 'Glaserei Licht', companyEmail: email, password: TEST_PASSWORD })
  const { id } = await reader().from('companies').where('email', email).first()
  const ask = (question: unknown = QUESTION) =>
    client.post(`/api/admin/companies/${id}/questions`).bearerToken(token).json({ question })
  const show = async () =>
    (await client.get(`/api/admin/companies/${id}`).bearerToken(token)).body()
  const decide = (step: string, body: object = {}) =>
    client.post(`/api/admin/companies/${id}/${step}`).bearerToken(token).json(body)
  const signIn = () => client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
  return { admin, token, id: id as string, email, ask, show, decide, signIn }
}

const linkOf = (url: string) => {
  const { pathname, hash } = new URL(url)
  return { id: pathname.split('/').at(-1), token: hash.slice(1) }
}

const open = (client: ApiClient, url: string) =>
  client.post('/api/auth/links/show').json(linkOf(url))

const answer = (client: ApiClient, url: string, text: unknown = ANSWER) =>
  client.post('/api/auth/question-answers').json({ ...linkOf(url), answer: text })

test.group('A question to an applicant', () => {
  test('is mailed in their language with a link, answered once without a sign-in, and shown at the desk', async ({
    client,
    assert,
  }) => {
    const { admin, email, ask, show } = await deskOf(client)
    const asked = await ask()
    asked.assertStatus(201)
    const { url } = asked.body()
    const mail = (await mailsTo(email)).at(-1)
    assert.equal(mail?.subject, 'Eine Rückfrage zur Registrierung von Glaserei Licht')
    assert.include(mail?.text, QUESTION)
    assert.deepEqual(mail?.links, [url])
    const waiting = await show()
    assert.isNull(waiting.question.answeredAt)
    assert.containsSubset(waiting.questions, [
      { question: QUESTION, askedBy: 'Test superAdmin', answer: null },
    ])

    for (let i = 0; i < 3; i++) {
      const shown = await open(client, url)
      assert.deepEqual(shown.body(), {
        purpose: 'question',
        companyName: 'Glaserei Licht',
        question: QUESTION,
      })
      assert.isBelow((await client.get(new URL(url).pathname)).status(), 500)
    }
    assert.isNull((await show()).question.answeredAt)

    const answers = await Promise.all([answer(client, url), answer(client, url, 'zweite')])
    assert.deepEqual(answers.map((each) => each.status()).sort(), [201, 404])
    const [{ answer: kept }] = (await show()).questions
    assert.include([ANSWER, 'zweite'], kept)
    const notices = (await mailsTo(admin.email)).filter(
      ({ kind }) => kind === 'auth.application_answered'
    )
    assert.lengthOf(notices, 1)
    assert.equal(notices[0]?.subject, 'Glaserei Licht has answered')
    assert.include(notices[0]?.text, QUESTION)
  })

  test('is in the history with its answer, and neither text is in the audit chain', async ({
    client,
    assert,
  }) => {
    const { id, ask, show } = await deskOf(client)
    await answer(client, (await ask()).body().url)
    const { timeline } = await show()
    assert.deepEqual(
      timeline.slice(0, 2).map(({ action, details }: Record<string, unknown>) => [action, details]),
      [
        ['company.question_answered', { text: ANSWER }],
        ['company.question_asked', { text: QUESTION }],
      ]
    )
    const rows = await reader().from('audit_log').where('company_id', id)
    assert.notInclude(JSON.stringify(rows), 'Glaserei.')
    assert.notInclude(JSON.stringify(rows), 'Tätigkeit')
  })

  test('is named at the sign-in until it is answered', async ({ client, assert }) => {
    const { ask, signIn } = await deskOf(client)
    const { url } = (await ask()).body()
    const refused = await signIn()
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { code: 'company_pending', question: QUESTION })
    assert.include(refused.body().error, `The operator asks: “${QUESTION}”`)
    await answer(client, url)
    const again = await signIn()
    assert.equal(again.body().code, 'company_pending')
    assert.notProperty(again.body(), 'question')
  })

  test('is replaced by the next one: the earlier link stops working', async ({
    client,
    assert,
  }) => {
    const { ask, show } = await deskOf(client)
    const first = (await ask('Erste Frage?')).body().url
    const second = (await ask('Zweite Frage?')).body().url
    ;(await open(client, first)).assertStatus(404)
    ;(await answer(client, first)).assertStatus(404)
    assert.equal((await open(client, second)).body().question, 'Zweite Frage?')
    ;(await answer(client, second)).assertStatus(201)
    assert.deepEqual(
      (await show()).questions.map((each: Record<string, unknown>) => [each.question, each.answer]),
      [
        ['Zweite Frage?', ANSWER],
        ['Erste Frage?', null],
      ]
    )
  })

  test('of several questions at once one can be answered', async ({ client, assert }) => {
    const { ask } = await deskOf(client)
    const urls = (await Promise.all(['a?', 'b?', 'c?'].map((text) => ask(text)))).map(
      (asked) => asked.body().url
    )
    const shown = await Promise.all(urls.map((url) => open(client, url)))
    assert.deepEqual(shown.map((each) => each.status()).sort(), [200, 404, 404])
  })

  test('keeps no decision waiting, and a decision ends its link', async ({ client, assert }) => {
    const approved = await deskOf(client)
    const { url } = (await approved.ask()).body()
    ;(await approved.decide('approve')).assertStatus(200)
    ;(await open(client, url)).assertStatus(404)
    ;(await answer(client, url)).assertStatus(404)
    ;(await approved.signIn()).assertStatus(200)
    const links = reader().from('secret_links').where('company_id', approved.id)
    assert.lengthOf(await links.where('purpose', 'question'), 0)
    const late = await approved.ask()
    late.assertStatus(409)
    assert.equal(late.body().code, 'company_already_decided')

    const rejected = await deskOf(client)
    const other = (await rejected.ask()).body().url
    const together = await client
      .post('/api/admin/companies/batch/reject')
      .bearerToken(rejected.token)
      .json({ ids: [rejected.id], reason: 'No answer' })
    assert.lengthOf(together.body().done, 1)
    ;(await answer(client, other)).assertStatus(404)
  })

  test('expires after two weeks, and damaged or foreign links get the same answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id, ask } = await deskOf(client)
    const { url } = (await ask()).body()
    const { id: linkId, token } = linkOf(url)
    const send = (link: object) =>
      client.post('/api/auth/question-answers').json({ ...link, answer: ANSWER })
    const refusals = [
      await send({ id: linkId, token: `${token}A` }),
      await send({ id: newId(), token }),
      await send({ id, token: id }),
    ]
    cleanup(setClock(() => Date.now() + 15 * DAY))
    refusals.push(await answer(client, url))
    for (const refused of refusals) {
      refused.assertStatus(404)
      assert.equal(refused.body().code, 'link_not_valid')
    }
  })

  test('blank and overlong questions and answers are refused at their field', async ({
    client,
    assert,
  }) => {
    const { ask } = await deskOf(client)
    for (const text of [' ', 'x'.repeat(1001), 7]) (await ask(text)).assertStatus(422)
    const { url } = (await ask()).body()
    for (const text of [' ', 'x'.repeat(4001), ['x'], null]) {
      const refused = await answer(client, url, text)
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'answer')
    }
    ;(await answer(client, url, 'x'.repeat(4000))).assertStatus(201)
  })

  test('is shown in the list of applications, with its time', async ({ client, assert }) => {
    const { token, email, ask } = await deskOf(client)
    const row = async () =>
      (await client.get('/api/admin/companies').qs({ search: email }).bearerToken(token)).body()[0]
    assert.isNull((await row()).question)
    const { url } = (await ask()).body()
    assert.isNull((await row()).question.answeredAt)
    await answer(client, url)
    assert.closeTo(Date.parse((await row()).question.answeredAt), Date.now(), 60_000)
  })

  test('only super admins ask, and only waiting companies', async ({ client }) => {
    const { owner, company } = await makeCompany()
    const path = `/api/admin/companies/${company.id}/questions`
    const question = { question: QUESTION }
    ;(await client.post(path).bearerToken(owner.token).json(question)).assertStatus(403)
    const { token } = await makeSuperAdmin()
    ;(await client.post(path).bearerToken(token).json(question)).assertStatus(409)
    const nobody = `/api/admin/companies/${newId()}/questions`
    ;(await client.post(nobody).bearerToken(token).json(question)).assertStatus(404)
  })

  test('goes to no applicant whose account is deactivated', async ({ client, assert }) => {
    const { email, ask } = await deskOf(client)
    const owner = await User.findByOrFail('email', email)
    await inTx(() => owner.merge({ isActive: false }).save())
    await ask()
    const kinds = (await mailsTo(email)).map(({ kind }) => kind)
    assert.notInclude(kinds, 'auth.application_question')
  })
})
