import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany, makePerson, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

const ADDRESS = '/api/employees/invitations'
const NAME = 'Besa Hoxha'
const addressOf = () => `${newId()}@example.test`

/** An owner who invites over HTTP. */
async function makeHost() {
  const { company, owner } = await makeCompany()
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, ADDRESS + path, { token: owner.token, body })
    return { ...answer, body: answer.text ? JSON.parse(answer.text) : undefined }
  }
  const invite = (email: string, body: object = {}) =>
    ask('POST', '', { name: NAME, role: 'employee', email, ...body })
  const listed = async () => (await ask('GET', '')).body
  return { company, owner, ask, invite, listed }
}

const keyOf = (url: string) => new URL(url).hash.slice(1)
const isOpen = async (url: string) => {
  const body = { token: keyOf(url) }
  return (await call('POST', '/api/auth/links/show', { body })).status === 200
}

const actionsOf = async (companyId: string) => {
  const rows: { action: string; details: string }[] = await reader()
    .from('audit_log')
    .where('company_id', companyId)
    .where('subject_type', 'company')
    .where('action', 'like', 'user.%')
    .orderBy('sequence')
    .select('action', 'details')
  return rows.map(({ action, details }) => [action, JSON.parse(details)])
}

test.group('Invitations without a mail server', () => {
  test('give their link to the owner, once, and keep it nowhere', async ({ assert }) => {
    const host = await makeHost()
    const email = addressOf()
    const { status, body } = await host.invite(email)
    assert.equal(status, 201)
    assert.notInclude(body.message, 'on its way')
    assert.isTrue(await isOpen(body.url))

    const { isSending, invitations } = await host.listed()
    assert.isFalse(isSending)
    assert.lengthOf(invitations, 1)
    assert.containSubset(invitations[0], {
      name: NAME,
      email,
      role: 'employee',
      isOver: false,
      mail: 'kept',
    })
    const key = keyOf(body.url)
    assert.notInclude(JSON.stringify(invitations), key)
    const kept = await reader().from('idempotency_keys').where('body', 'like', `%${key}%`)
    assert.lengthOf(kept, 0)
    const account = { name: NAME, email, password: TEST_PASSWORD, token: key }
    assert.equal((await call('POST', '/api/auth/register', { body: account })).status, 201)
    assert.lengthOf((await host.listed()).invitations, 0)
  })

  test('are sent again with a new link, and the one before opens nothing any more', async ({
    assert,
  }) => {
    const host = await makeHost()
    const email = addressOf()
    const first = (await host.invite(email)).body.url
    const [{ _id }] = (await host.listed()).invitations
    const again = await host.ask('POST', `/${_id}/resend`)
    assert.equal(again.status, 200)
    assert.isFalse(await isOpen(first))
    assert.isTrue(await isOpen(again.body.url))
    const third = (await host.invite(email, { name: 'Besa H.', role: 'member' })).body.url
    assert.isFalse(await isOpen(again.body.url))
    assert.isTrue(await isOpen(third))
    const { invitations } = await host.listed()
    assert.lengthOf(invitations, 1)
    assert.containSubset(invitations[0], { _id, name: 'Besa H.', role: 'member' })
    assert.deepEqual(await actionsOf(host.company.id), [
      ['user.invited', { role: 'employee' }],
      ['user.invited_again', { role: 'employee' }],
      ['user.invited', { role: 'member' }],
    ])
  })

  test('open nothing any more once they are withdrawn', async ({ assert }) => {
    const host = await makeHost()
    const email = addressOf()
    const { url } = (await host.invite(email)).body
    const [{ _id }] = (await host.listed()).invitations
    assert.equal((await host.ask('DELETE', `/${_id}`)).status, 204)
    assert.isFalse(await isOpen(url))
    const account = { name: NAME, email, password: TEST_PASSWORD, token: keyOf(url) }
    assert.equal((await call('POST', '/api/auth/register', { body: account })).status, 404)
    assert.lengthOf((await host.listed()).invitations, 0)
    for (const [method, path] of [
      ['DELETE', `/${_id}`],
      ['POST', `/${_id}/resend`],
    ] as const) {
      assert.equal((await host.ask(method, path)).status, 404)
    }
    const [, withdrawn] = await actionsOf(host.company.id)
    assert.deepEqual(withdrawn, ['user.invitation_withdrawn', { role: 'employee' }])
  })

  test('are out of reach for everybody but the owners of the company', async ({ assert }) => {
    const host = await makeHost()
    const { url } = (await host.invite(addressOf())).body
    const [{ _id }] = (await host.listed()).invitations
    const stranger = await makeHost()
    assert.equal((await stranger.ask('DELETE', `/${_id}`)).status, 404)
    assert.equal((await stranger.ask('POST', `/${_id}/resend`)).status, 404)
    assert.lengthOf((await stranger.listed()).invitations, 0)
    const { token } = await makePerson(host.company.id, 'member')
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', `/${_id}`],
      ['POST', `/${_id}/resend`],
    ] as const) {
      assert.equal((await call(method, ADDRESS + path, { token })).status, 403)
    }
    assert.isTrue(await isOpen(url))
  })

  test('of one address at once are one', async ({ assert }) => {
    const host = await makeHost()
    const email = addressOf()
    const answers = await Promise.all([1, 2, 3, 4].map(() => host.invite(email)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.lengthOf((await host.listed()).invitations, 1)
    const open = await Promise.all(answers.map(({ body }) => isOpen(body.url)))
    assert.lengthOf(open.filter(Boolean), 1)
  })

  test('are refused when an address has had enough of them for now', async ({ assert }) => {
    const host = await makeHost()
    const email = addressOf()
    for (let index = 0; index < 5; index++) assert.equal((await host.invite(email)).status, 201)
    const [{ _id }] = (await host.listed()).invitations
    const refused = [await host.invite(email), await host.ask('POST', `/${_id}/resend`)]
    for (const { status, headers } of refused) {
      assert.equal(status, 429)
      assert.isAbove(Number(headers['retry-after']), 0)
    }
    assert.lengthOf(await mailsTo(email), 5)
  })
})

test.group('Invitations with a mail server', (group) => {
  group.each.setup(() => {
    env.SMTP_URL = 'smtp://set'
    return () => {
      env.SMTP_URL = undefined
    }
  })

  test('name the person and the company apart, and one name once when both are the same', async ({
    assert,
  }) => {
    const { owner, invite } = await makeHost()
    const textFor = async (companyName: string) => {
      const settings = { companyInfo: { companyName } }
      await call('POST', '/api/settings', { token: owner.token, body: settings })
      const email = addressOf()
      await invite(email)
      return (await mailsTo(email)).at(-1)?.text ?? ''
    }
    const { name } = owner.user
    assert.include(
      await textFor('Studio Nord'),
      `${name} has invited you to join the company Studio Nord`
    )
    const alone = await textFor(name)
    assert.include(alone, `${name} has invited you to work with Kontor`)
    assert.notInclude(alone, `company ${name}`)
  })

  test('go by mail alone, and one that waits is not sent after it was withdrawn', async ({
    assert,
  }) => {
    const host = await makeHost()
    const email = addressOf()
    const { body } = await host.invite(email)
    assert.isNull(body.url)
    const { isSending, invitations } = await host.listed()
    assert.isTrue(isSending)
    assert.equal(invitations[0].mail, 'queued')
    const [mail] = await mailsTo(email)
    assert.isTrue(await isOpen(mail.links[0]))

    await host.ask('POST', `/${invitations[0]._id}/resend`)
    const [old, newer] = await mailsTo(email)
    assert.deepEqual(old.links, [])
    assert.isTrue(await isOpen(newer.links[0]))
    await host.ask('DELETE', `/${invitations[0]._id}`)
    const states = await reader()
      .from('mail_outbox')
      .where('company_id', host.company.id)
      .where('subject_id', invitations[0]._id)
      .select('status', 'text_body')
    assert.deepEqual(
      states.map(({ status, text_body }) => [status, text_body]),
      [
        ['cancelled', ''],
        ['cancelled', ''],
      ]
    )
  })

  test('do not reveal accounts elsewhere', async ({ assert }) => {
    const host = await makeHost()
    const { owner: known } = await makeCompany()
    const [toKnown, toNew] = [known.user.email, addressOf()]
    const answers = [await host.invite(toKnown), await host.invite(toNew)]
    assert.deepEqual(answers[0].body, answers[1].body)
    const told = async () =>
      (await host.listed()).invitations.map(
        ({ _id, email, invitedAt, expiresAt, ...rest }: Record<string, unknown>) => rest
      )
    const [newest, older] = await told()
    assert.deepEqual(newest, older)
    for (const { _id } of (await host.listed()).invitations) {
      assert.equal((await host.ask('POST', `/${_id}/resend`)).status, 200)
    }
    const [, again] = await told()
    assert.deepEqual(again, older)
    const mails = await mailsTo(toKnown)
    assert.equal(mails.at(-1)?.kind, 'auth.invitation_of_member')
  })
})
