import { test } from '@japa/runner'
import { MIXED, makeVatDesk } from '#modules/vat/tests/vat_desk'

test.group('VAT of a cancelled invoice that was paid', () => {
  test('row 88: on received amounts the VAT goes with the money, on agreed ones with the cancellation', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const { _id } = await desk.invoice({ date: desk.day(-40), lines: MIXED })
    await desk.pay(_id, 1725, desk.day(-30))
    const cancelled = await desk.post(`/api/invoices/${_id}/cancel`, { paid: 'credit' })
    cancelled.assertStatus(200)
    const whole = [
      [19, 1000, 190],
      [7, 500, 35],
    ]
    const back = [
      [19, -1000, -190],
      [7, -500, -35],
    ]
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-40))), whole)
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(0))), back)
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(-30))), whole)
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(0))), [])
    assert.deepEqual(await desk.faults(), [])

    const [{ _id: creditId }] = await desk.read('credits?open=1')
    await desk.post(`/api/credits/${creditId}/refunds`, { amount: 1725, date: desk.day(-1) })
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(-1))), back)
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(-30))), whole)
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: credit from a cancellation that pays another invoice moves the VAT to that one', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const { _id } = await desk.invoice({ date: desk.day(-40), lines: MIXED })
    await desk.pay(_id, 1725, desk.day(-30))
    await desk.post(`/api/invoices/${_id}/cancel`, { paid: 'credit' })
    const [{ _id: creditId }] = await desk.read('credits?open=1')
    const right = await desk.invoice({ lines: MIXED })
    const body = { invoiceId: right._id, amount: 1725, date: desk.day(-2) }
    ;(await desk.post(`/api/credits/${creditId}/applications`, body)).assertStatus(201)
    assert.deepEqual(await desk.rates('cash', desk.on(desk.day(-2))), [])
    assert.deepEqual(await desk.rates('cash'), await desk.rates('accrual'))
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: Skonto and a write-off are taken back with the cancellation, on its day', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const terms = { date: desk.day(-40), skonto: [{ days: 90, percent: 2 }], lines: MIXED }
    const early = await desk.invoice(terms)
    await desk.pay(early._id, 1690.5, desk.day(-30), { skonto: 34.5 })
    const lost = await desk.invoice(terms)
    const reason = { reason: 'Lost', date: desk.day(-20) }
    await desk.post(`/api/invoices/${lost._id}/write-off`, reason)
    const before = await desk.rates('accrual', { to: desk.day(-1) })
    for (const [id, body] of [
      [early._id, { paid: 'refund', date: desk.day(0) }],
      [lost._id, {}],
    ] as const) {
      ;(await desk.post(`/api/invoices/${id}/cancel`, body)).assertStatus(200)
    }
    assert.deepEqual(await desk.rates('accrual', { to: desk.day(-1) }), before)
    assert.deepEqual(await desk.rates('accrual'), [])
    assert.deepEqual(await desk.rates('cash'), [])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: a down payment that is cancelled stays received until it is paid back', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const advance = await desk.invoice({ date: desk.day(-40), stage: 'downPayment' })
    await desk.pay(advance._id, 119, desk.day(-30))
    await desk.post(`/api/invoices/${advance._id}/cancel`, { paid: 'credit' })
    for (const basis of ['accrual', 'cash']) {
      assert.deepEqual(await desk.rates(basis), [[19, 100, 19]])
    }
    const [{ _id: creditId }] = await desk.read('credits?open=1')
    await desk.post(`/api/credits/${creditId}/refunds`, { amount: 119, date: desk.day(-1) })
    for (const basis of ['accrual', 'cash']) {
      assert.deepEqual(await desk.rates(basis, desk.on(desk.day(-1))), [[19, -100, -19]])
    }
    assert.deepEqual(await desk.faults(), [])
  })
})
