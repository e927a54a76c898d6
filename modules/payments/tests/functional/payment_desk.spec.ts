import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { openBody } from '#core/mail/secret_body'
import { makePaymentDesk } from '../payment_desk.js'

const DAY = '2026-03-02'

test.group('Payments of clients at the desk', () => {
  test('the list is filtered by client, period and method, with totals', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const invoice = await desk.invoice()
    const custom = await desk.issued()
    for (const [date, method] of [
      ['2026-01-05', 'cash'],
      ['2026-02-05', 'bankTransfer'],
      ['2026-03-05', 'cash'],
    ]) {
      await desk.post(`/api/invoices/${invoice._id}/payments`, { amount: 10, date, method })
    }
    await desk.post(`/api/invoices/${custom._id}/payments`, { amount: 5, date: '2026-02-01' })
    const list = async (query: string) => {
      const answer = await desk.get(`/api/payments?${query}`)
      answer.assertStatus(200)
      const dates = answer.body().map(({ date }: { date: string }) => date)
      return [
        dates,
        JSON.parse(answer.header('x-totals')!).EUR?.amount,
        answer.header('x-total-count'),
      ]
    }
    assert.deepEqual(await list(''), [
      ['2026-03-05', '2026-02-05', '2026-02-01', '2026-01-05'],
      35,
      '4',
    ])
    assert.deepEqual(await list(`clientId=${desk.clientId}&method=cash`), [
      ['2026-03-05', '2026-01-05'],
      20,
      '2',
    ])
    assert.deepEqual(await list('from=2026-02-01&to=2026-02-28&order=asc&pageSize=1'), [
      ['2026-02-01'],
      15,
      '2',
    ])
    const [newest] = (await desk.get('/api/payments')).body()
    assert.containsSubset(newest.allocations, [{ invoice: { number: invoice.number } }])
  })

  test('open amounts of several invoices are received in one request, each with a payment of its own', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const [first, second, paid] = [await desk.invoice(), await desk.issued(), await desk.invoice()]
    await desk.post(`/api/invoices/${first._id}/payments`, { amount: 19 })
    await desk.post(`/api/invoices/${paid._id}/payments`, { amount: 119 })
    const unknown = newId()
    const body = {
      ids: [first._id, second._id, paid._id, unknown],
      date: DAY,
      method: 'cash',
    }
    const batch = await desk.post('/api/invoices/batch/pay', body)
    batch.assertStatus(200)
    assert.containsSubset(batch.body(), {
      done: [{ _id: first._id }, { _id: second._id }],
      refused: [
        { _id: paid._id, code: 'nothing_open' },
        { _id: unknown, code: 'not_found' },
      ],
    })
    const payments = (await desk.get('/api/payments')).body()
    assert.sameDeepMembers(
      payments
        .filter(({ method }: { method: string }) => method === 'cash')
        .map(({ amount, date }: { amount: number; date: string }) => [amount, date]),
      [
        [100, DAY],
        [119, DAY],
      ]
    )
    const again = await desk.post('/api/invoices/batch/pay', body)
    assert.lengthOf(again.body().done, 0)
    assert.deepEqual(await desk.faults(), [])
  })

  test('a receipt goes to the client in the language of the client', async ({ client, assert }) => {
    const desk = await makePaymentDesk(client)
    const invoice = await desk.invoice()
    const { _id } = (
      await desk.take({
        amount: 120,
        overpayment: 'credit',
        allocations: [{ invoiceId: invoice._id, amount: 119 }],
      })
    ).body()
    assert.deepEqual((await desk.read(`payments/${_id}/receipt`)).to, ['korn@example.test'])
    const sent = await desk.post(`/api/payments/${_id}/receipt`)
    sent.assertStatus(200)
    const mail = await reader().from('mail_outbox').where('subject_id', _id).firstOrFail()
    assert.equal(mail.language, 'sq')
    assert.include(openBody(mail.text_body, true), `Fatura ${invoice.number}`)
    assert.include(openBody(mail.text_body, true), 'Kredia juaj te ne')

    const custom = await desk.issued()
    const paid = await desk.post(`/api/invoices/${custom._id}/payments`, { amount: 1 })
    const nobody = await desk.post(`/api/payments/${paid.body()._id}/receipt`)
    assert.deepEqual([nobody.status(), nobody.body().code], [422, 'no_recipient'])
    const named = await desk.post(`/api/payments/${paid.body()._id}/receipt`, {
      to: ['anna@example.test'],
    })
    named.assertStatus(200)
  })
})
