import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'

const VENDOR = {
  name: 'Papierhaus Köln',
  paymentDays: 30,
  skontoPercent: 3,
  skontoDays: 10,
}
/** 1,190.00 with 190.00 of VAT; 3 % are 35.70 with 5.70 of VAT. */
const LINES = [{ ...SUPPLIES, amount: 1190 }]
const OPEN = { date: '2026-03-25', paidDate: null, lines: LINES }
const IN_APRIL = { date: '2026-04-02', withSkonto: true }

/** A German company with a vendor who gives Skonto. */
async function makeDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  ;(await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })).assertStatus(200)
  ;(await desk.post('/api/vendors', VENDOR)).assertStatus(201)

  interface Line {
    base: string | null
    tax: string | null
    baseAmount: number | null
    taxAmount: number
  }
  /** The lines of the VAT return of a month, by their Kennzahlen. */
  async function returnOf(month: string) {
    const range = `from=${month}-01&to=${month}-${month === '2026-04' ? 30 : 31}`
    const { lines } = (await desk.get(`/api/reports/vat/return?${range}`)).body()
    return lines.map(({ base, tax, baseAmount, taxAmount }: Line) => [
      [base, tax].filter(Boolean).join('/'),
      baseAmount,
      taxAmount,
    ])
  }
  const pay = (id: string, body: object = IN_APRIL) =>
    desk.post(`/api/expenses/${id}/payment`, body)
  return { ...desk, returnOf, pay }
}

test.group('Row 111: terms and Skonto of vendors', () => {
  test('row 111: an open expense gets due date and Skonto from the terms of its vendor', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    assert.containSubset(await desk.expense(OPEN), {
      status: 'overdue',
      dueDate: '2026-04-24',
      skonto: { percent: 3, until: '2026-04-04', amount: 35.7, isTaken: false },
    })
    const given = { dueDate: '2026-05-01', skontoPercent: 1, skontoDate: '2026-04-01' }
    assert.containSubset(await desk.expense({ ...OPEN, ...given }), {
      dueDate: '2026-05-01',
      skonto: { percent: 1, until: '2026-04-01', amount: 11.9 },
    })
    const none = { dueDate: null, skontoPercent: null, skontoDate: null }
    assert.containSubset(await desk.expense({ ...OPEN, ...none }), { dueDate: null, skonto: null })
    assert.containSubset(await desk.expense({ date: '2026-03-25' }), {
      status: 'paid',
      dueDate: null,
      skonto: null,
    })
  })

  test('row 111: paid less Skonto, an expense is paid, and the input VAT falls in the month of the payment', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense(OPEN)
    const paid = await desk.pay(_id)
    paid.assertStatus(200)
    assert.containSubset(paid.body(), {
      status: 'paid',
      gross: 1190,
      skonto: { amount: 35.7, isTaken: true },
    })
    assert.deepEqual(await desk.returnOf('2026-03'), [['66', null, 190]])
    assert.deepEqual(await desk.returnOf('2026-04'), [['66', null, -5.7]])
    ;(await desk.remove(`/api/expenses/${_id}/payment`)).assertStatus(200)
    assert.deepEqual(await desk.returnOf('2026-04'), [])
    assert.containSubset((await desk.get(`/api/expenses/${_id}`)).body(), {
      status: 'overdue',
      skonto: { isTaken: false },
    })
  })

  test('row 111: Skonto takes back what is owed under the reverse charge and on goods from the EU', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const abroad = { ...OPEN, lines: [{ ...SUPPLIES, amount: 1000 }] }
    const service = { taxTreatment: 'reverseCharge', vendorVatId: 'IE6388047V' }
    const goods = { taxTreatment: 'acquisition', vendorVatId: 'ATU12345675' }
    for (const kind of [service, goods]) {
      const { _id } = await desk.expense({ ...abroad, ...kind })
      ;(await desk.pay(_id)).assertStatus(200)
    }
    assert.sameDeepMembers(await desk.returnOf('2026-04'), [
      ['89', -30, -5.7],
      ['46/47', -30, -5.7],
      ['61', null, -5.7],
      ['67', null, -5.7],
    ])
  })

  test('row 111: Skonto leaves the private share out, and each rate loses its part', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const lines = [
      { ...SUPPLIES, amount: 595 },
      { ...SUPPLIES, amount: 535, taxRate: 7 },
    ]
    const { _id } = await desk.expense({ ...OPEN, lines, privateShare: 50 })
    ;(await desk.pay(_id)).assertStatus(200)
    // 3 % of 95.00 and of 35.00 are 2.85 and 1.05; the private halves are rounded up.
    assert.deepEqual(await desk.returnOf('2026-04'), [['66', null, -1.94]])
  })

  test('row 111: a changed amount changes the Skonto that was taken', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense(OPEN)
    await desk.pay(_id)
    const lines = [{ ...SUPPLIES, amount: 119 }]
    const changed = await desk.put(`/api/expenses/${_id}`, { lines })
    assert.containSubset(changed.body(), { skonto: { amount: 3.57, isTaken: true } })
    assert.deepEqual(await desk.returnOf('2026-04'), [['66', null, -0.57]])
    await desk.put(`/api/expenses/${_id}`, { skontoPercent: null, skontoDate: null })
    assert.deepEqual(await desk.returnOf('2026-04'), [])
  })

  test('row 111: Skonto in a month that was reported warns before it is taken', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense(OPEN)
    const reported = { months: ['2026-04'], confirmed: true }
    ;(await desk.post('/api/reports/vat/months', reported)).assertStatus(201)
    const refused = await desk.pay(_id)
    refused.assertStatus(409)
    assert.containSubset(refused.body(), { code: 'month_reported', months: ['2026-04'] })
    ;(await desk.pay(_id, { ...IN_APRIL, withSkonto: false })).assertStatus(200)
    ;(await desk.remove(`/api/expenses/${_id}/payment`)).assertStatus(200)
    ;(await desk.pay(_id, { ...IN_APRIL, acknowledged: true })).assertStatus(200)
  })

  test('row 111: Skonto is whole, and is only taken where it is offered', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const half = await desk.record({ ...OPEN, skontoPercent: 2 })
    half.assertStatus(422)
    assert.containSubset(half.body(), {
      code: 'skonto_date_missing',
      fields: [{ field: 'skontoDate' }],
    })
    const { _id } = await desk.expense({ ...OPEN, vendor: 'Other' })
    const refused = await desk.pay(_id)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'no_skonto')
  })
})
