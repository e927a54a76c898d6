import { test } from '@japa/runner'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import { deliveryReport } from '../delivery_report.js'
import { type Desk, HOUR, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const SECRET = 'a-secret-of-the-mail-server'
const GOOD = 'gut@example.test'
const BAD = 'weg@example.test'

test.group('Mails that come back', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    env.BOUNCE_SECRET = SECRET
    return async () => {
      env.BOUNCE_SECRET = undefined
      await office.close()
    }
  })

  const send = async (desk: Desk, body: object) => {
    const { _id, number } = await desk.invoice()
    await desk.ask('POST', `/invoices/${_id}/send`, body)
    const [{ _id: mail }] = await desk.mails(`?documentId=${_id}`)
    return { invoice: _id as string, number, mail: mail as string }
  }
  const hand = (raw: string, secret = SECRET, type = 'message/rfc822') =>
    call('POST', '/api/mail/bounces', {
      raw,
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      from: '127.8.0.1',
    })
  const stateOf = (desk: Desk, id: string) => desk.ask('GET', `/mails/${id}`)

  test('a mail that is taken for some says at whom it bounced; nobody gets it twice', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    office.refuses.set(BAD, 550)
    const { mail, number } = await send(desk, { to: [GOOD, BAD] })
    const [arrived, notice] = await office.arrived()
    assert.deepEqual(arrived!.recipients, [GOOD])
    const state = await stateOf(desk, mail)
    assert.equal(state.status, 'bounced')
    assert.isNotNull(state.sentAt)
    assert.deepEqual(
      state.recipients.map(({ email, state: one }: Record<string, string>) => [email, one]),
      [
        [GOOD, 'taken'],
        [BAD, 'refused'],
      ]
    )
    assert.equal(state.recipients[1].reason, 'This address does not exist.')

    assert.deepEqual(notice!.recipients, [desk.owner.user.email])
    assert.include(notice!.subject, number)
    assert.include(notice!.text, BAD)
    assert.deepEqual(await office.arrived(Date.now() + 9 * HOUR), [])
  })

  test('who may get it later gets it later, and the others not again', async ({ assert }) => {
    const desk = await openDesk(assert)
    office.refuses.set(BAD, 451)
    const { mail } = await send(desk, { to: [GOOD, BAD] })
    assert.deepEqual((await office.arrived())[0]!.recipients, [GOOD])
    assert.equal((await stateOf(desk, mail)).status, 'queued')
    office.refuses.clear()
    const [again] = await office.arrived(Date.now() + HOUR)
    assert.deepEqual(again!.recipients, [BAD])
    assert.equal((await stateOf(desk, mail)).status, 'sent')
  })

  test('a report of hours later is noted once, by Message-ID or by the id of the envelope', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const first = await send(desk, { to: [BAD] })
    const second = await send(desk, { to: [BAD.toUpperCase()] })
    const mails = await office.arrived()
    const mail = mails.find(({ recipients }) => recipients[0] === BAD)
    const head = `Subject: x\r\nMessage-ID: ${mail!.messageId}`
    for (let time = 0; time < 3; time++) {
      assert.equal((await hand(deliveryReport(BAD, { head }))).text, '{"noted":1}')
    }
    assert.equal((await hand(deliveryReport(BAD, { envelopeId: second.mail }))).text, '{"noted":1}')
    for (const { mail: id } of [first, second]) {
      const { status, reason, recipients } = await stateOf(desk, id)
      assert.equal(status, 'bounced')
      assert.equal(reason, 'The mailbox is full.')
      assert.include(recipients[0].said, '<b>Mailbox</b> full')
    }
    assert.lengthOf(await mailsTo(desk.owner.user.email), 2)
  })

  test('reports of several mails to one address at once are all noted', async ({ assert }) => {
    const desk = await openDesk(assert)
    const to = `${desk.company.id}@example.test`
    const sent = [await send(desk, { to: [to] }), await send(desk, { to: [to] })]
    await office.arrived()
    const answers = await Promise.all(
      sent.map(({ mail }) => hand(deliveryReport(to, { envelopeId: mail })))
    )
    assert.deepEqual(
      answers.map(({ text }) => text),
      ['{"noted":1}', '{"noted":1}']
    )
  })

  test('what is no report of ours changes nothing: a delay, another address, an unknown mail, no report', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { mail: id } = await send(desk, { to: [GOOD] })
    const [mail] = await office.arrived()
    const head = `Message-ID: ${mail!.messageId}`
    const others = [
      deliveryReport(GOOD, { head, action: 'delayed' }),
      deliveryReport(BAD, { head }),
      deliveryReport(GOOD, { head: 'Message-ID: <nobody@example.test>' }),
      deliveryReport(GOOD),
      'Subject: I am on holiday\r\n\r\nBack on Monday.',
      '',
      'x'.repeat(10_000),
      `Content-Type: multipart/report; boundary="edge"\r\n\r\n${'--edge\r\n'.repeat(2000)}`,
    ]
    for (const raw of others) {
      const { status, text } = await hand(raw)
      assert.equal(`${status} ${text}`, '200 {"noted":0}', raw.slice(0, 300))
    }
    assert.equal((await stateOf(desk, id)).status, 'sent')
  })

  test('the door is closed without the secret, and not there without one', async ({ assert }) => {
    assert.equal((await hand(deliveryReport(BAD), 'guessed')).status, 401)
    assert.equal((await hand(deliveryReport(BAD), '')).status, 401)
    assert.equal((await hand('{}', SECRET, 'application/json')).status, 415)
    env.BOUNCE_SECRET = undefined
    assert.equal((await hand(deliveryReport(BAD), 'undefined')).status, 404)
  })

  test('the address is marked for its company until somebody says that it works again', async ({
    assert,
  }) => {
    const desk = await openDesk(assert, { email: BAD })
    office.refuses.set(BAD, 550)
    const { invoice } = await send(desk, {})
    await office.arrived()
    const bouncedAt = async () =>
      (await desk.ask('GET', `/invoices/${invoice}/send`)).people[0].bouncedAt
    assert.isNotNull(await bouncedAt())
    const [marked] = await desk.ask('GET', '/bounced-addresses')
    assert.equal(marked.email, BAD)
    assert.deepEqual(await (await openDesk(assert)).ask('GET', '/bounced-addresses'), [])
    await desk.ask('DELETE', `/bounced-addresses/${marked._id}`, undefined, 204)
    assert.isNull(await bouncedAt())
  })

  test('sent again it is a mail of its own that knows the first', async ({ assert }) => {
    const desk = await openDesk(assert)
    office.refuses.set(BAD, 550)
    const { mail, invoice } = await send(desk, {
      to: [BAD],
      subject: 'Eigener Betreff',
      message: 'Eigene Worte',
    })
    await desk.ask('POST', `/mails/${mail}/resend`, {}, 409)
    await office.arrived()
    const again = await desk.ask('POST', `/mails/${mail}/resend`, { to: [GOOD] }, 201)
    assert.equal(again.resends, mail)
    const [arrived] = (await office.arrived()).filter(({ recipients }) => recipients[0] === GOOD)
    assert.equal(arrived!.subject, 'Eigener Betreff')
    assert.include(arrived!.text, 'Eigene Worte')
    assert.lengthOf(await desk.mails(`?documentId=${invoice}`), 2)
    assert.equal((await desk.ask('GET', '/mails/counts')).bounced, 1)
  })

  test('an estimate that is sent again has a link that works', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.estimate()
    await desk.ask('POST', `/estimates/${_id}/send`, {})
    await office.arrived()
    const [{ _id: mail }] = await desk.mails(`?documentId=${_id}`)
    await desk.ask('POST', `/mails/${mail}/resend`, {}, 201)
    const [arrived] = await office.arrived()
    const [, id, key] = /\/offers\/([\w-]+)#([\w-]+)/.exec(arrived!.text) ?? []
    const offer = await call('POST', '/api/offers/show', { body: { id, key }, from: '127.8.0.2' })
    assert.equal(offer.status, 200, offer.text)
  })

  test('the desk reads the words of its letter, and never the link in it', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.estimate()
    await desk.ask('POST', `/estimates/${_id}/send`, { message: 'Eigene Worte' })
    const [{ _id: mail }] = await desk.mails()
    const answer = JSON.stringify(await stateOf(desk, mail))
    assert.include(answer, 'Eigene Worte')
    assert.notInclude(answer, '/offers/')
  })
})
