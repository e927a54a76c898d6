import { test } from '@japa/runner'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'
import { SUPPLIES } from '#modules/expenses/factories/expense_factory'
import { ADDRESS, LINE } from '#modules/invoicing/factories/invoice_factory'

const WIEN = { ...ADDRESS, name: 'Huber GmbH', country: 'AT', postalCode: '1010', language: 'de' }
const BERN = { ...WIEN, name: 'Aare AG', country: 'CH', postalCode: '3011', vatId: '' }
const untaxed = (taxCategory: string) => [{ ...LINE, taxRate: 0, taxCategory }]

test.group('DATEV export: kinds of sales and expenses', () => {
  test('row 140: each reason for no VAT has its account, and EU sales name the VAT id', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })
    const vienna = { ...WIEN, vatId: 'ATU12345675' }
    await desk.issued({ lines: untaxed('AE'), customClient: vienna })
    await desk.issued({ lines: untaxed('K'), customClient: vienna })
    const hamburg = { ...ADDRESS, name: 'Bau GmbH', country: 'DE', vatId: 'DE136695976' }
    await desk.issued({ lines: untaxed('AE'), customClient: hamburg })
    await desk.issued({ lines: untaxed('AE'), customClient: { ...BERN, vatId: 'CHE107787577' } })
    await desk.issued({ lines: untaxed('G'), customClient: BERN })
    await desk.issued({ lines: untaxed('O'), customClient: BERN })
    await desk.issued({ lines: untaxed('Z') })
    await desk.issued({ lines: untaxed('E'), exemptionReason: '§ 4 Nr. 21 UStG' })
    assert.deepEqual(
      (await desk.rows()).map(({ contra, vatId }) => [contra, vatId]),
      [
        ['8336', 'ATU12345675'],
        ['8125', 'ATU12345675'],
        ['8337', ''],
        ['8338', ''],
        ['8120', ''],
        ['8338', ''],
        ['8290', ''],
        ['8100', ''],
      ]
    )
  })

  test('row 140: a small business books its sales and its expenses without VAT', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await desk.post('/api/settings', { preferences: { isSmallBusiness: true } })
    await desk.issued({ lines: untaxed('E') })
    const bought = { vendor: 'Papierhaus', date: '2026-03-01', paidDate: null, lines: [SUPPLIES] }
    ;(await desk.post('/api/expenses', bought)).assertStatus(201)
    assert.deepEqual(
      (await desk.rows()).map(({ account, side, amount, contra, key }) => [
        account,
        side,
        amount,
        contra,
        key,
      ]),
      [
        ['10000', 'S', 10_000, '8195', ''],
        ['70000', 'H', 11_900, '4930', ''],
      ]
    )
  })

  test('row 140: Skonto of vendors goes to its account by rate, and lowers an asset on its own', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const bought = { vendor: 'Papierhaus', date: '2026-03-01', paidDate: null }
    const terms = { skontoPercent: 10, skontoDate: '2026-03-20' }
    const lines = [
      SUPPLIES,
      { ...SUPPLIES, amount: 107, taxRate: 7 },
      { ...SUPPLIES, amount: 50, taxRate: 0 },
      { ...SUPPLIES, category: 'equipment' },
    ]
    const owed = { taxTreatment: 'reverseCharge', vendorVatId: 'IE6388047V', lines: [SUPPLIES] }
    for (const more of [{ lines }, owed]) {
      const { _id } = (await desk.post('/api/expenses', { ...bought, ...terms, ...more })).body()
      const paid = { date: '2026-04-02', withSkonto: true }
      ;(await desk.post(`/api/expenses/${_id}/payment`, paid)).assertStatus(200)
    }
    const rows = await desk.rows()
    const skonto = rows.filter(({ text }) => text.startsWith('Skonto '))
    assert.deepEqual(
      skonto.map(({ account, side, amount, contra, key }) => [account, side, amount, contra, key]),
      [
        ['70000', 'S', 1_190, '3736', ''],
        ['70000', 'S', 1_070, '3731', ''],
        ['70000', 'S', 500, '3730', ''],
        ['70000', 'S', 1_190, '0420', '0009'],
        ['70000', 'S', 1_190, '4930', '0094'],
      ]
    )
    const balance = rows.reduce((sum, { account, contra, side, amount }) => {
      const signed = side === 'S' ? amount : -amount
      if (account === '70000') return sum + signed
      return contra === '70000' ? sum - signed : sum
    }, 0)
    assert.equal(balance, 0)
  })

  test('row 140: a rate without an account of its own is booked as net amount and VAT, with a remark', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const { number } = await desk.invoice({ lines: [{ ...LINE, taxRate: 16 }], date: '2026-03-01' })
    assert.deepEqual(await desk.lines(number), [
      ['10000', 'S', 10_000, '8200'],
      ['10000', 'S', 1_600, '1770'],
    ])
    const { remarks } = (await desk.get('/api/datev/preview?from=2026-03-01&to=2026-03-31')).body()
    assert.deepEqual(remarks, [{ code: 'other_rate', number, date: '2026-03-01', detail: '16 %' }])
  })

  test('row 140: an invoice in another currency is booked in euros, with its own amount beside', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const rate = { currency: 'USD', exchangeRate: 0.9 }
    const invoice = await desk.invoice({ lines: [LINE], ...rate })
    for (const amount of [40, 79]) {
      await desk.post(`/api/invoices/${invoice._id}/payments`, { amount, method: 'bankTransfer' })
    }
    assert.deepEqual(await desk.lines(invoice.number), [
      ['10000', 'S', 10_710, '8400'],
      ['1200', 'S', 3_600, '10000'],
      ['1200', 'S', 7_110, '10000'],
    ])
  })

  test('an invoice in another currency without a rate has one remark: that it is left out', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const sold = { lines: untaxed('O'), customClient: BERN, currency: 'USD' }
    const { number } = await desk.issued(sold)
    const { remarks } = (await desk.get('/api/datev/preview?from=2025-01-01&to=2027-12-31')).body()
    assert.deepEqual(
      remarks.map(({ number, code }: { number: string; code: string }) => [number, code]),
      [[number, 'no_rate']]
    )
  })

  test('row 140: entertainment is parted 70 to 30, reverse charge has its key, odd VAT is booked as printed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const buy = async (body: object) => {
      const common = { vendor: 'Handel', date: '2026-03-01', paidDate: null }
      ;(await desk.post('/api/expenses', { ...common, ...body })).assertStatus(201)
    }
    const meal = [{ category: 'entertainment', amount: 119, taxRate: 19 }]
    await buy({ lines: meal })
    const abroad = { taxTreatment: 'reverseCharge', vendorVatId: 'IE6388047V' }
    await buy({ ...abroad, lines: [{ category: 'software', amount: 100, taxRate: 19 }] })
    await buy({ lines: [{ ...SUPPLIES, amount: 10, tax: 1.59 }] })
    await buy({ lines: [{ ...SUPPLIES, amount: -11.9, taxRate: 19 }] })
    assert.deepEqual(
      (await desk.rows()).map(({ side, amount, contra, key }) => [side, amount, contra, key]),
      [
        ['H', 8_330, '4650', '0009'],
        ['H', 3_570, '4654', '0009'],
        ['H', 10_000, '4964', '0094'],
        ['H', 841, '4930', ''],
        ['H', 159, '1570', ''],
        ['S', 1_190, '4930', '0009'],
      ]
    )
    const { remarks } = (await desk.get('/api/datev/preview?from=2026-03-01&to=2026-03-31')).body()
    const unexplained = remarks.filter(({ code }: { code: string }) => code === 'meal_unexplained')
    assert.lengthOf(unexplained, 1)
  })

  test('row 140: a private share is booked as a withdrawal, the rest with its VAT', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const bought = { vendor: 'Elbnetz', date: '2026-03-01', paidDate: '2026-03-01' }
    const answer = await desk.post('/api/expenses', {
      ...bought,
      privateShare: 25,
      lines: [{ ...SUPPLIES, category: 'phone' }],
    })
    answer.assertStatus(201)
    assert.deepEqual(
      (await desk.rows()).map(({ account, side, amount, contra, key }) => [
        account,
        side,
        amount,
        contra,
        key,
      ]),
      [
        ['70000', 'H', 8_925, '4920', '0009'],
        ['70000', 'H', 2_975, '1800', ''],
        ['1200', 'H', 11_900, '70000', ''],
      ]
    )
  })

  test('row 140: Skonto of a cancelled invoice is taken back with it', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const terms = { skonto: [{ days: 90, percent: 2 }], lines: [LINE] }
    const invoice = await desk.invoice(terms)
    const paid = { amount: 116.62, skonto: 2.38, method: 'bankTransfer' }
    ;(await desk.post(`/api/invoices/${invoice._id}/payments`, paid)).assertStatus(201)
    ;(await desk.post(`/api/invoices/${invoice._id}/cancel`, { paid: 'credit' })).assertStatus(200)
    assert.deepEqual(await desk.lines(invoice.number), [
      ['10000', 'S', 11_900, '8400'],
      ['10000', 'H', 11_900, '8400'],
      ['10000', 'S', 238, '8736'],
      ['10000', 'H', 238, '8736'],
      ['1200', 'S', 11_662, '10000'],
    ])
  })
})
