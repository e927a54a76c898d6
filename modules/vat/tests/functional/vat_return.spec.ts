import { test } from '@japa/runner'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'
import { ADDRESS, LINE } from '#modules/invoicing/factories/invoice_factory'

const QUARTER = 'from=2026-01-01&to=2026-03-31'
const WIEN = { ...ADDRESS, name: 'Huber GmbH', country: 'AT', postalCode: '1010', language: 'de' }
const BERN = { ...WIEN, name: 'Aare AG', country: 'CH', postalCode: '3011', vatId: '' }

interface ReturnLine {
  base: string | null
  tax: string | null
  baseAmount: number | null
  taxAmount: number | null
}

test.group('The advance VAT return of a German company', () => {
  test('row 153: names each amount by the Kennzahl of the form, with bases in whole euros', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    ;(await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })).assertStatus(200)
    const sell = (lines: object[], more: object = {}) =>
      desk.issued({ date: '2026-02-02', lines, ...more })
    await sell([{ ...LINE, unitPrice: 100.9 }])
    await sell([{ ...LINE, unitPrice: 50.5, taxRate: 7 }])
    await sell([{ ...LINE, unitPrice: 300, taxRate: 0, taxCategory: 'AE' }], {
      customClient: { ...WIEN, vatId: 'ATU12345675' },
    })
    await sell([{ ...LINE, unitPrice: 200, taxRate: 0, taxCategory: 'O' }], { customClient: BERN })
    await sell([{ ...LINE, unitPrice: 400, taxRate: 0, taxCategory: 'G' }], { customClient: BERN })
    await sell([{ ...LINE, unitPrice: 80, taxRate: 0, taxCategory: 'O' }], {
      currency: 'USD',
      customClient: BERN,
    })
    const buy = (body: object) => desk.expense({ date: '2026-03-31', ...body })
    await buy({})
    const fromAbroad = { taxTreatment: 'reverseCharge', lines: [{ ...SUPPLIES, amount: 100 }] }
    await buy({ ...fromAbroad, vendorVatId: 'IE6388047V' })
    await buy({ ...fromAbroad, vendor: 'Tools Inc.' })
    await desk.expense({ date: '2026-04-01' })

    const answer = await desk.get(`/api/reports/vat/return?${QUARTER}`)
    answer.assertStatus(200)
    const { lines, due, booked, currency, leftOut } = answer.body()
    assert.deepEqual(leftOut, [{ month: '2026-02', currency: 'USD' }])
    assert.deepEqual(
      lines.map(({ base, tax, baseAmount, taxAmount }: ReturnLine) => [
        base,
        tax,
        baseAmount,
        taxAmount,
      ]),
      [
        ['81', null, 100, 19],
        ['86', null, 50, 3.5],
        ['43', null, 400, null],
        ['46', '47', 100, 19],
        ['84', '85', 100, 19],
        ['21', null, 300, null],
        ['45', null, 200, null],
        [null, '66', null, 19],
        [null, '67', null, 38],
      ]
    )
    // 19.00 + 3.50 + 19.00 + 19.00 − 19.00 − 38.00; the books have 19.17 and 3.54 on sales.
    assert.deepEqual([currency, due, booked], ['EUR', 3.5, 3.71])
  })

  test('a client in Germany who owes the VAT is Kennzahl 60, a rate of another kind 35', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    ;(await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })).assertStatus(200)
    await desk.issued({
      date: '2026-02-02',
      lines: [{ ...LINE, unitPrice: 70, taxRate: 0, taxCategory: 'AE' }],
      customClient: { ...ADDRESS, name: 'Bau GmbH', vatId: 'DE136695976' },
    })
    await desk.issued({ date: '2026-02-02', lines: [{ ...LINE, unitPrice: 99.99, taxRate: 16 }] })
    const { lines } = (await desk.get(`/api/reports/vat/return?${QUARTER}`)).body()
    assert.containSubset(lines, [
      { base: '35', tax: '36', baseAmount: 99, taxAmount: 16 },
      { base: '60', tax: null, baseAmount: 70, taxAmount: null },
    ])
  })

  test('a small business reports only the VAT that it owes for vendors', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const preferences = { isSmallBusiness: true }
    ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
    await desk.issued({ date: '2026-02-02', lines: [{ ...LINE, taxRate: 0 }] })
    await desk.expense({ date: '2026-02-02' })
    await desk.expense({
      date: '2026-02-02',
      taxTreatment: 'reverseCharge',
      vendorVatId: 'IE6388047V',
      lines: [{ ...SUPPLIES, amount: 100 }],
    })
    const { lines, due } = (await desk.get(`/api/reports/vat/return?${QUARTER}`)).body()
    assert.equal(due, 19)
    assert.deepEqual(
      lines.map(({ base, tax }: ReturnLine) => [base, tax]),
      [['46', '47']]
    )
  })

  test('is refused for a company in another country', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    ;(await desk.post('/api/settings', { companyInfo: { country: 'AT' } })).assertStatus(200)
    const answer = await desk.get(`/api/reports/vat/return?${QUARTER}`)
    assert.deepEqual([answer.status(), answer.body().code], [409, 'vat_return_german_only'])
  })
})
