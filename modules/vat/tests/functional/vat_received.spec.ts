import { test } from '@japa/runner'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { MIXED, makeVatDesk } from '#modules/vat/tests/vat_desk'

test.group('VAT on received amounts', () => {
  test('row 88: a payment is parted over the rates, and all payments come to the VAT of the invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const { _id } = await desk.invoice({ lines: MIXED })
    await desk.pay(_id, 0.01, desk.day(-3))
    await desk.pay(_id, 1000, desk.day(-2))
    const [{ gross }] = (await desk.summary('cash', desk.on(desk.day(-2)))).tables
    assert.equal(gross, 1000)
    await desk.pay(_id, 724.99, desk.day(-1))
    assert.deepEqual(await desk.rates('cash'), [
      [19, 1000, 190],
      [7, 500, 35],
    ])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: what Skonto and a write-off gave up never counts, and a removed payment no more', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const terms = { skonto: [{ days: 90, percent: 2 }], lines: MIXED }
    const [first, second] = [await desk.invoice(terms), await desk.invoice(terms)]
    await desk.pay(first._id, 1690.5, desk.day(-2), { skonto: 34.5 })
    assert.deepEqual(await desk.rates('cash'), [
      [19, 980, 186.2],
      [7, 490, 34.3],
    ])
    await desk.pay(second._id, 1000, desk.day(-2))
    await desk.post(`/api/invoices/${second._id}/write-off`, { reason: 'Lost' })
    const [{ gross }] = (await desk.summary('cash')).tables
    assert.equal(gross, 2690.5)
    assert.deepEqual(await desk.rates('cash'), await desk.rates('accrual'))

    const [{ _id: payment }] = (await desk.read(`invoices/${first._id}`)).payments
    await desk.remove(`/api/invoices/${first._id}/payments/${payment}`)
    assert.equal((await desk.summary('cash')).tables[0].gross, 1000)
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: a credit note on a paid invoice counts when the money goes: refunded, or used for another', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const invoice = await desk.invoice({ lines: MIXED })
    await desk.pay(invoice._id, 1725, desk.day(-9))
    const [, book] = invoice.lines
    await desk.post(`/api/invoices/${invoice._id}/credit-notes`, {
      lines: [{ lineId: book._id, quantity: 1 }],
    })
    assert.deepEqual(await desk.rates('cash'), [
      [19, 1000, 190],
      [7, 500, 35],
    ])
    const [{ _id: creditId }] = await desk.read('credits?open=1')
    const refund = { amount: 107, date: desk.day(-1) }
    await desk.post(`/api/credits/${creditId}/refunds`, refund)
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(-1))), [[7, -100, -7]])

    const other = await desk.invoice({ lines: [{ ...LINE, unitPrice: 1000 }] })
    const used = await desk.post(`/api/credits/${creditId}/applications`, {
      invoiceId: other._id,
      amount: 428,
      date: desk.day(0),
    })
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(0))), [
      [19, 359.66, 68.34],
      [7, -400, -28],
    ])
    await desk.pay(other._id, 762, desk.day(0))
    assert.deepEqual(await desk.rates('cash'), await desk.rates('accrual'))

    const [application] = used.body().applications
    await desk.remove(`/api/credits/${creditId}/applications/${application._id}`)
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: too much money counts when it settles an invoice, not before', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const creditId = await desk.credit(119)
    assert.deepEqual(await desk.rates('cash'), [])
    const { _id: invoiceId } = await desk.invoice()
    await desk.post(`/api/credits/${creditId}/applications`, { invoiceId, amount: 119 })
    assert.deepEqual(await desk.rates('cash'), [[19, 100, 19]])
    assert.deepEqual(await desk.faults(), [])
  })
})
