import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { haveMailServer } from '#core/tests/mail_server'
import { KINDS, type Mailed } from '../letter_kinds.js'
import { type Desk, openDesk } from '../post_office.js'

interface Case {
  name: string
  make(desk: Desk): Promise<Mailed>
  /** The action of its history. */
  action?: string
}

const at = (path: string, id: string): Mailed => {
  const sending = `/${path}/${id}/send`
  return { proposal: sending, sending, id }
}

const CASES: Case[] = [
  ...KINDS.filter(({ name }) => name !== 'receipt'),
  {
    name: 'invoice',
    make: async ({ invoice }) => at('invoices', (await invoice())._id),
  },
  {
    name: 'estimate',
    make: async ({ estimate }) => at('estimates', (await estimate())._id),
  },
]

test.group('A mail without a mail server', () => {
  const send = (desk: Desk, { sending }: Mailed) =>
    desk.ask('POST', sending, {}, sending.endsWith('/statements') ? 201 : 200)
  const actionsOf = async (desk: Desk): Promise<string[]> => {
    const events = await desk.ask('GET', `/clients/${desk.clientId}/history`)
    return events.map(({ action }: { action: string }) => action)
  }

  test('{name}: is put aside, is not called sent, and can be sent once there is one')
    .with(CASES)
    .run(async ({ assert }, { name, make }) => {
      const desk = await openDesk(assert)
      const mailed = await make(desk)
      const answer = await send(desk, mailed)
      assert.equal(answer.mail, 'put_aside')
      if ('sentAt' in answer) assert.isNull(answer.sentAt)
      const [letter] = await desk.mails()
      assert.equal(letter.status, 'kept')
      const before = await actionsOf(desk)
      assert.include(before, `${name}.mail_put_aside`)
      assert.notInclude(before, `${name}.sent`)

      const withdraw = haveMailServer()
      try {
        const again = await desk.ask('POST', `/mails/${letter._id}/resend`, {}, 201)
        assert.equal(again.status, 'queued')
      } finally {
        await withdraw()
      }
      assert.include(await actionsOf(desk), `${name}.sent`)
      if (!('sentAt' in answer)) return
      const path = mailed.sending.replace(/\/send$/, '')
      assert.isNotNull((await desk.ask('GET', path)).sentAt)
    })

  test('a receipt of a payment is put aside too, and the audit log says so', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    const payment = await desk.ask('POST', `/invoices/${_id}/payments`, { amount: 190 }, 201)
    const answer = await desk.ask('POST', `/payments/${payment._id}/receipt`, {})
    assert.equal(answer.mail, 'put_aside')
    const log = await desk.ask('GET', '/audit-log')
    assert.include(JSON.stringify(log), 'payment.receipt_put_aside')
    assert.notInclude(JSON.stringify(log), 'payment.receipt_sent')
  })

  test('leaves an invoice that nobody outside has seen voidable, until a copy is fetched', async ({
    assert,
  }) => {
    const desk = await openDesk(assert)
    const kept = await desk.invoice()
    await desk.ask('POST', `/invoices/${kept._id}/send`, {})
    const voided = await desk.ask('POST', `/invoices/${kept._id}/void`)
    assert.equal(voided.status, 'Void')

    const fetched = await desk.invoice()
    const answer = await desk.ask('POST', `/invoices/${fetched._id}/send`, {})
    assert.isTrue(answer.isVoidable)
    await call('GET', `/api/invoices/${fetched._id}/pdf`, { token: desk.owner.token })
    const refused = await desk.ask('POST', `/invoices/${fetched._id}/void`, undefined, 409)
    assert.equal(refused.code, 'handed_out')
  })

  test('is counted in a batch as put aside', async ({ assert }) => {
    const desk = await openDesk(assert)
    const { _id } = await desk.invoice()
    const { done, refused } = await desk.ask('POST', '/invoices/batch/send', { ids: [_id] })
    assert.isEmpty(refused)
    assert.containsSubset(done, [{ _id, mail: 'put_aside' }])
  })
})
