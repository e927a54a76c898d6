import { test } from '@japa/runner'
import env from '#core/start/env'
import { type Desk, HOUR, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

test.group('Scheduled mails', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    return () => office.close()
  })

  /** An invoice whose mail goes in two hours. */
  async function scheduled(desk: Desk) {
    const invoice = await desk.invoice()
    const answer = await desk.ask('POST', `/invoices/${invoice._id}/send`, { sendAt: inHours(2) })
    const [mail] = await desk.mails(`?documentId=${invoice._id}`)
    return { invoice, answer, mail }
  }
  const at = (hours: number) => Date.now() + hours * HOUR
  const stateOf = async (desk: Desk, id: string) => desk.ask('GET', `/mails/${id}`)

  test('a mail waits for its time, goes once, and only then the invoice counts as sent', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { invoice, answer, mail } = await scheduled(desk)
    assert.isNull(answer.sentAt)
    assert.equal(mail.status, 'scheduled')
    assert.deepEqual(await office.arrived(), [])
    assert.deepEqual(await office.arrived(at(1.9)), [])

    assert.lengthOf(await office.arrived(at(2.1)), 1)
    assert.deepEqual(await office.arrived(at(3)), [])
    assert.equal((await stateOf(desk, mail._id)).status, 'sent')
    const { sentAt, timeline } = await desk.ask('GET', `/invoices/${invoice._id}`)
    assert.isNotNull(sentAt)
    assert.deepEqual(
      timeline.slice(0, 2).map(({ action }: { action: string }) => action),
      ['invoice.sent', 'invoice.sending_planned']
    )
  })

  test('an invoice that was cancelled or withdrawn meanwhile is not sent, and says so', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const cancelled = await scheduled(desk)
    await desk.ask('POST', `/invoices/${cancelled.invoice._id}/cancel`)
    const withdrawn = await scheduled(desk)
    await desk.ask('POST', `/invoices/${withdrawn.invoice._id}/void`)
    assert.deepEqual(await office.arrived(at(3)), [])
    const says = { de: /storniert/, en: /cancelled/, sq: /stornuar|anuluar/ }
    for (const [language, words] of Object.entries(says)) {
      await desk.ask('POST', '/settings', { preferences: { language } })
      const mail = await stateOf(desk, cancelled.mail._id)
      assert.equal(mail.status, 'cancelled')
      assert.match(mail.reason, words)
    }
    assert.equal((await stateOf(desk, withdrawn.mail._id)).status, 'cancelled')
    assert.isNull((await desk.ask('GET', `/invoices/${withdrawn.invoice._id}`)).sentAt)
  })

  test('an estimate that was answered meanwhile is not sent', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.estimate()
    const sent = await desk.ask('POST', `/estimates/${_id}/send`, { sendAt: inHours(2) })
    assert.isNull(sent.sentAt)
    const open = await desk.estimate()
    await desk.ask('POST', `/estimates/${open._id}/send`, { sendAt: inHours(2) })
    await desk.ask('POST', `/estimates/${_id}/decline`, { reason: 'zu teuer' })
    const arrived = await office.arrived(at(3))
    assert.lengthOf(arrived, 1)
    assert.isNotNull((await desk.ask('GET', `/estimates/${open._id}`)).sentAt)
    const [mail] = await desk.mails(`?documentId=${_id}`)
    assert.equal(mail.status, 'cancelled')
  })

  test('a time can be changed and a mail taken back until it goes', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { mail, invoice } = await scheduled(desk)
    const moved = await desk.ask('PUT', `/mails/${mail._id}`, { sendAt: inHours(5) })
    assert.isAbove(Date.parse(moved.sendAt), Date.parse(mail.sendAt))
    assert.deepEqual(await office.arrived(at(3)), [])
    await desk.ask('DELETE', `/mails/${mail._id}`, undefined, 204)
    assert.deepEqual(await office.arrived(at(6)), [])
    assert.equal((await stateOf(desk, mail._id)).status, 'cancelled')
    await desk.ask('PUT', `/mails/${mail._id}`, { sendAt: inHours(5) }, 409)
    await desk.ask('DELETE', `/mails/${mail._id}`, undefined, 409)
    assert.isNull((await desk.ask('GET', `/invoices/${invoice._id}`)).sentAt)

    const other = await scheduled(desk)
    await office.arrived(at(3))
    await desk.ask('DELETE', `/mails/${other.mail._id}`, undefined, 409)
  })

  test('while it is on its way the invoice cannot be withdrawn', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { invoice } = await scheduled(desk)
    office.refuses.set('post@gruenewald.example', 451)
    assert.deepEqual(await office.arrived(at(2.1)), [])
    const { code } = await desk.ask('POST', `/invoices/${invoice._id}/void`, {}, 409)
    assert.equal(code, 'mail_on_its_way')
    office.refuses.clear()
    assert.lengthOf(await office.arrived(at(3)), 1)
    assert.isNotNull((await desk.ask('GET', `/invoices/${invoice._id}`)).sentAt)
  })

  test('a moment that has passed, one in two years, and any without a mail server are refused', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    for (const sendAt of [inHours(-1), inHours(24 * 800), 'tomorrow', '2026-01-01', 5, {}]) {
      await desk.ask('POST', `/invoices/${_id}/send`, { sendAt }, 422)
    }
    const { mail } = await scheduled(desk)
    for (const sendAt of [inHours(-1), inHours(24 * 800)]) {
      await desk.ask('PUT', `/mails/${mail._id}`, { sendAt }, 422)
    }
    env.SMTP_URL = undefined
    await desk.ask('POST', `/invoices/${_id}/send`, { sendAt: inHours(1) }, 409)
    await desk.ask('POST', `/invoices/${_id}/send`, {})
  })

  test('a reminder waits too, and does not go once everything on it was paid', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const late = async () => {
      const { _id } = await desk.invoice({ date: '2026-01-02', dueDate: '2026-01-03' })
      const reminder = await desk.ask('POST', '/reminders', { invoiceIds: [_id], level: 1 }, 201)
      await desk.ask('POST', `/reminders/${reminder._id}/send`, { sendAt: inHours(2) })
      return { invoice: _id, reminder: reminder._id }
    }
    const paid = await late()
    const open = await late()
    await desk.ask(
      'POST',
      `/invoices/${paid.invoice}/payments`,
      { amount: 1190, date: '2026-01-05', method: 'bankTransfer' },
      201
    )
    assert.lengthOf(await office.arrived(at(3)), 1)
    assert.equal((await desk.mails(`?documentId=${paid.reminder}`))[0].status, 'cancelled')
    assert.isNotNull((await desk.ask('GET', `/reminders/${open.reminder}`)).sentAt)
  })

  test('nobody else sees or changes it', async ({ assert }) => {
    const { mail } = await scheduled(await openDesk(assert))
    const stranger = await openDesk(assert)
    await stranger.ask('GET', `/mails/${mail._id}`, undefined, 404)
    await stranger.ask('PUT', `/mails/${mail._id}`, { sendAt: inHours(5) }, 404)
    await stranger.ask('DELETE', `/mails/${mail._id}`, undefined, 404)
    await stranger.ask('POST', `/mails/${mail._id}/resend`, {}, 404)
    assert.deepEqual(await stranger.mails(), [])
  })
})
