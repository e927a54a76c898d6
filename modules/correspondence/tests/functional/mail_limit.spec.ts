import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { Invoice, sendInvoice } from '#modules/invoicing/public'
import { type Desk, HOUR, openDesk, openPostOffice, type PostOffice } from '../post_office.js'

test.group('How many mails a company may send', (group) => {
  let office: PostOffice
  group.each.setup(async () => {
    office = await openPostOffice()
    const { MAILS_PER_HOUR, MAILS_PER_DAY } = env
    env.MAILS_PER_HOUR = 3
    env.MAILS_PER_DAY = 5
    return async () => {
      Object.assign(env, { MAILS_PER_HOUR, MAILS_PER_DAY })
      await office.close()
    }
  })

  const send = (desk: Desk, id: string, status = 200, body: object = {}) =>
    desk.ask('POST', `/invoices/${id}/send`, body, status)

  test('C09: the fourth of an hour and the sixth of a day are refused, in three languages; others may', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    for (let count = 0; count < 3; count++) await send(desk, _id)
    const sentences = { en: /3 an hour, 5 a day/, de: /3 in der Stunde/, sq: /3 në orë/ }
    for (const [language, sentence] of Object.entries(sentences)) {
      await desk.ask('POST', '/settings', { preferences: { language } })
      const { code, error } = await send(desk, _id, 429)
      assert.equal(code, 'mail_limit_reached')
      assert.match(error, sentence)
    }
    const invitation = { email: 'neu@example.test', name: 'Neu', role: 'employee' }
    await desk.ask('POST', '/employees/invitations', invitation, 429)
    const retry = await call('POST', `/api/invoices/${_id}/send`, {
      token: desk.owner.token,
      body: {},
    })
    assert.isAtMost(Number(retry.headers['retry-after']), 3600)
    assert.lengthOf(await office.arrived(), 3)

    const other = await openDesk(assert)
    await send(other, (await other.invoice())._id)

    const later = async (hours: number, status: number) => {
      const putBack = setClock(() => Date.now() + hours * HOUR)
      await send(desk, _id, status).finally(putBack)
    }
    await later(1.1, 200)
    await later(1.2, 200)
    await later(3, 429)
  })

  test('a mail that waits is not moved into an hour that is full, save from within it', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    for (const hours of [2, 2, 2, 4]) await send(desk, _id, 200, { sendAt: inHours(hours) })
    const mails: { _id: string; sendAt: string }[] = await desk.mails(`?documentId=${_id}`)
    const [first, , , last] = mails.toSorted((a, b) => a.sendAt.localeCompare(b.sendAt))
    const move = (id: string | undefined, hours: number, status: number) =>
      desk.ask('PUT', `/mails/${id}`, { sendAt: inHours(hours) }, status)
    await move(last?._id, 2.5, 429)
    await move(first?._id, 2.5, 200)
    await move(last?._id, 5, 200)
  })

  test('what the clock sends waits for its turn and goes in the pace that is allowed', async ({
    assert,
  }) => {
    env.MAILS_PER_DAY = 100
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    const company = { id: desk.company.id }
    for (let count = 0; count < 8; count++) {
      await inTx(async () => {
        await sendInvoice(await Invoice.findIn(company, _id), { isAutomatic: true })
      })
    }
    assert.lengthOf(await office.arrived(), 3)
    assert.equal((await desk.ask('GET', '/mails/counts')).scheduled, 5)
    assert.lengthOf(await office.arrived(Date.now() + 1.1 * HOUR), 3)
    assert.lengthOf(await office.arrived(Date.now() + 2.2 * HOUR), 2)
  })

  test('without a mail server nothing is sent and nothing is counted', async ({ assert }) => {
    env.SMTP_URL = undefined
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    for (let count = 0; count < 7; count++) await send(desk, _id)
  })
})
