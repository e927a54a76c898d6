import { test } from '@japa/runner'
import { ADDRESS, LINE } from '#modules/invoicing/factories/invoice_factory'
import { MIXED, makeVatDesk } from '#modules/vat/tests/vat_desk'

test.group('VAT on agreed amounts', () => {
  test('row 88: an invoice counts on the last day of its supply, at each of its rates', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    await desk.invoice({
      lines: MIXED,
      date: '2026-04-02',
      serviceDate: '2026-03-01',
      serviceUntil: '2026-03-31',
    })
    await desk.invoice({ date: '2026-04-02' })

    const { tables, ...asked } = await desk.summary('accrual', {
      from: '2026-01-01',
      to: '2026-06-30',
      interval: 'quarter',
    })
    assert.deepEqual(asked, {
      from: '2026-01-01',
      to: '2026-06-30',
      basis: 'accrual',
      interval: 'quarter',
    })
    assert.deepEqual(tables, [
      {
        currency: 'EUR',
        rates: [
          { category: 'S', rate: 19, net: 1100, tax: 209, gross: 1309 },
          { category: 'S', rate: 7, net: 500, tax: 35, gross: 535 },
        ],
        net: 1600,
        tax: 244,
        gross: 1844,
        periods: [
          {
            from: '2026-01-01',
            to: '2026-03-31',
            rates: [
              { category: 'S', rate: 19, net: 1000, tax: 190, gross: 1190 },
              { category: 'S', rate: 7, net: 500, tax: 35, gross: 535 },
            ],
            net: 1500,
            tax: 225,
            gross: 1725,
          },
          {
            from: '2026-04-01',
            to: '2026-06-30',
            rates: [{ category: 'S', rate: 19, net: 100, tax: 19, gross: 119 }],
            net: 100,
            tax: 19,
            gross: 119,
          },
        ],
      },
    ])
    assert.deepEqual(await desk.rates('cash'), [])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: drafts and what was withdrawn count for nothing, a cancellation on its own day', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    await desk.draft()
    const withdrawn = await desk.invoice()
    await desk.post(`/api/invoices/${withdrawn._id}/void`)
    assert.deepEqual(await desk.rates('accrual'), [])

    const date = desk.day(-40)
    const { _id } = await desk.invoice({ date })
    await desk.post(`/api/invoices/${_id}/cancel`)
    assert.deepEqual(await desk.rates('accrual', desk.on(date)), [[19, 100, 19]])
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(0))), [[19, -100, -19]])
    assert.deepEqual(await desk.rates('accrual'), [])
    assert.deepEqual(await desk.rates('cash'), [])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: money that came before the supply counts when it came, the rest at the supply', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const supply = desk.day(30)
    const { _id } = await desk.invoice({ lines: MIXED, serviceDate: supply })
    await desk.pay(_id, 690, desk.day(-1))
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-1))), [
      [19, 400, 76],
      [7, 200, 14],
    ])
    assert.deepEqual(await desk.rates('accrual', desk.on(supply)), [
      [19, 600, 114],
      [7, 300, 21],
    ])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: a down payment counts when it is paid, its rest with the supply of the final invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const advance = (unitPrice: number) =>
      desk.invoice({
        stage: 'downPayment',
        date: desk.day(-60),
        lines: [{ ...LINE, description: 'Advance', unitPrice }],
      })
    const [paid, open] = [await advance(300), await advance(200)]
    assert.deepEqual(await desk.rates('accrual'), [])
    await desk.pay(paid._id, 357, desk.day(-50))
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-50))), [[19, 300, 57]])
    assert.deepEqual(await desk.rates('accrual'), [[19, 300, 57]])

    const final = await desk.invoice({
      stage: 'final',
      lines: MIXED,
      serviceDate: desk.day(-20),
      downPayments: [paid._id, open._id],
    })
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-20))), [
      [19, 700, 133],
      [7, 500, 35],
    ])
    assert.deepEqual(await desk.rates('accrual'), [
      [19, 1000, 190],
      [7, 500, 35],
    ])
    assert.deepEqual(await desk.rates('cash'), [[19, 300, 57]])

    await desk.post(`/api/invoices/${final._id}/cancel`)
    assert.deepEqual(await desk.rates('accrual'), [[19, 300, 57]])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: Skonto, write-offs and credit notes lower it on their own day', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const terms = { skonto: [{ days: 90, percent: 2 }], date: desk.day(-30), lines: MIXED }
    const [first, second] = [await desk.invoice(terms), await desk.invoice(terms)]
    await desk.pay(first._id, 1690.5, desk.day(-20), { skonto: 34.5 })
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-20))), [
      [19, -20, -3.8],
      [7, -10, -0.7],
    ])
    const [, book] = (await desk.read(`invoices/${second._id}`)).lines
    const note = await desk.post(`/api/invoices/${second._id}/credit-notes`, {
      lines: [{ lineId: book._id, quantity: 1 }],
      date: desk.day(-10),
    })
    note.assertStatus(201)
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-10))), [[7, -500, -35]])
    await desk.post(`/api/invoices/${second._id}/write-off`, { reason: 'Lost', date: desk.day(-5) })
    assert.deepEqual(await desk.rates('accrual', desk.on(desk.day(-5))), [[19, -1000, -190]])
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 88: reverse charge, intra-community supplies, exports and currencies stand apart', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })
    const abroad = (taxCategory: string, more: object = {}) =>
      desk.issued({
        customClient: {
          name: 'Wien GmbH',
          ...ADDRESS,
          country: 'AT',
          postalCode: '1010',
          vatId: 'ATU12345675',
        },
        lines: [{ ...LINE, taxRate: 0, taxCategory }],
        ...more,
      })
    for (const category of ['AE', 'K', 'G']) await abroad(category)
    await abroad('G', { currency: 'CHF' })
    const { tables } = await desk.summary('accrual')
    assert.deepEqual(
      tables.map((table: { currency: string; gross: number; rates: { category: string }[] }) => [
        table.currency,
        table.gross,
        table.rates.map(({ category }) => category),
      ]),
      [
        ['CHF', 100, ['G']],
        ['EUR', 300, ['AE', 'G', 'K']],
      ]
    )
    assert.lengthOf((await desk.summary('accrual', { currency: 'CHF' })).tables, 1)
  })
})
