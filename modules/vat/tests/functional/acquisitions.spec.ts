import { test } from '@japa/runner'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'

const QUARTER = 'from=2026-01-01&to=2026-03-31'
const GOODS = {
  vendor: 'Madera SL',
  vendorVatId: 'ESB12345674',
  date: '2026-02-02',
  taxTreatment: 'acquisition',
}
const line = (amount: number, taxRate: number) => ({ ...SUPPLIES, amount, taxRate })

interface ReturnLine {
  base: string | null
  tax: string | null
  baseAmount: number | null
  taxAmount: number | null
  source: { list: string }
}

async function linesOf(desk: Pick<Awaited<ReturnType<typeof makeExpenseDesk>>, 'get'>) {
  const answer = await desk.get(`/api/reports/vat/return?${QUARTER}`)
  answer.assertStatus(200)
  const { lines, due }: { lines: ReturnLine[]; due: number } = answer.body()
  return {
    due,
    lines: lines.map(({ base, tax, baseAmount, taxAmount }) => [base, tax, baseAmount, taxAmount]),
    sources: lines.map(({ source }) => source.list),
  }
}

test.group('Goods from the EU', () => {
  test('row 153: have Kennzahlen 89, 93, 95 and 61, apart from services under § 13b', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const goods = { ...GOODS, lines: [line(100.9, 19), line(50.5, 7), line(20, 16)] }
    const made = await desk.expense(goods)
    assert.containSubset(made, { taxTreatment: 'acquisition', net: 171.4, tax: 0, owedTax: 25.91 })
    const foreign = { currency: 'USD', exchangeRate: '0.5', lines: [line(100, 19), line(10, 7)] }
    await desk.expense({ ...GOODS, vendor: 'Otro SL', ...foreign })
    await desk.expense({
      vendor: 'Soft Ltd',
      vendorVatId: 'IE6388047V',
      date: '2026-02-03',
      taxTreatment: 'reverseCharge',
      lines: [line(100, 19)],
    })
    const { lines, sources } = await linesOf(desk)
    assert.deepEqual(lines, [
      ['89', null, 150, 28.5],
      ['93', null, 55, 3.85],
      ['95', '98', 20, 3.2],
      ['46', '47', 100, 19],
      [null, '61', null, 35.76],
      [null, '67', null, 19],
    ])
    assert.deepEqual([...new Set(sources)], ['expenses'])
  })

  test('need a rate, and a small business owes without deducting', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const untaxed = await desk.record({ ...GOODS, lines: [line(100, 0)] })
    untaxed.assertStatus(422)
    assert.containSubset(untaxed.body(), {
      code: 'acquisition_rate',
      fields: [{ field: 'lines.0.taxRate' }],
    })
    await desk.post('/api/settings', { preferences: { isSmallBusiness: true } })
    await desk.expense({ ...GOODS, lines: [line(100, 19)] })
    const { lines, due } = await linesOf(desk)
    assert.deepEqual(lines, [['89', null, 100, 19]])
    assert.equal(due, 19)
  })

  test('row 153: without VAT are Kennzahlen 91 and 90, and change a reported month', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const exempt = { ...GOODS, taxTreatment: 'exemptAcquisition' }
    const zero = { ...GOODS, taxTreatment: 'zeroAcquisition' }
    const taxed = await desk.record({ ...exempt, lines: [line(100, 19)] })
    assert.deepEqual([taxed.status(), taxed.body().code], [422, 'acquisition_untaxed'])
    const made = await desk.expense({ ...exempt, lines: [line(100.9, 0)] })
    assert.containSubset(made, { taxTreatment: 'exemptAcquisition', net: 100.9, owedTax: 0 })
    await desk.expense({ ...zero, vendor: 'Sol SL', lines: [line(300, 0)] })
    const { lines, due } = await linesOf(desk)
    assert.deepEqual(lines, [
      ['91', null, 100, null],
      ['90', null, 300, null],
    ])
    assert.equal(due, 0)
    await desk.post('/api/reports/vat/months', { months: ['2026-02'], confirmed: true })
    const asked = await desk.record({ ...zero, vendor: 'Luz SL', lines: [line(10, 0)] })
    assert.deepEqual([asked.status(), asked.body().code], [409, 'month_reported'])
  })

  test('row 153: as the last buyer of a triangular transaction are Kennzahlen 69 and 66', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const chain = { ...GOODS, taxTreatment: 'triangular' }
    const untaxed = await desk.record({ ...chain, lines: [line(100, 0)] })
    assert.deepEqual([untaxed.status(), untaxed.body().code], [422, 'acquisition_rate'])
    const lines = [line(100.9, 19), line(50.5, 7)]
    const made = await desk.expense({ ...chain, privateShare: 10, lines })
    assert.containSubset(made, { taxTreatment: 'triangular', net: 151.4, tax: 0, owedTax: 22.71 })
    await desk.expense({ vendor: 'Papier Nord', date: '2026-02-03', lines: [line(119, 19)] })
    const shown = await linesOf(desk)
    assert.deepEqual(shown.lines, [
      [null, '66', null, 39.44],
      [null, '69', null, 22.71],
    ])
    assert.equal(shown.due, -16.73)
    const { tables } = (await desk.get(`/api/reports/vat/due?basis=accrual&${QUARTER}`)).body()
    assert.containSubset(tables[0], { owedTax: 22.71, inputTax: 39.44, due: -16.73 })

    await desk.post('/api/settings', { preferences: { isSmallBusiness: true } })
    const small = await linesOf(desk)
    assert.deepEqual([small.lines, small.due], [[[null, '69', null, 22.71]], 22.71])
  })

  test('row 153: Skonto on a triangular transaction takes Kennzahlen 69 and 66 back', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { _id } = await desk.expense({
      ...GOODS,
      taxTreatment: 'triangular',
      paidDate: null,
      skontoPercent: 10,
      skontoDate: '2026-02-20',
      lines: [line(100, 19)],
    })
    const paid = await desk.post(`/api/expenses/${_id}/payment`, {
      date: '2026-02-10',
      withSkonto: true,
    })
    paid.assertStatus(200)
    assert.deepEqual((await linesOf(desk)).lines, [
      [null, '66', null, 17.1],
      [null, '69', null, 17.1],
    ])
  })

  test('row 140: are booked with the tax keys 19 and 18', async ({ client, assert }) => {
    const desk = await makeDatevDesk(client)
    const body = { ...GOODS, paidDate: null, lines: [line(100, 19), line(50, 7), line(10, 16)] }
    ;(await desk.post('/api/expenses', body)).assertStatus(201)
    assert.deepEqual(
      (await desk.rows()).map(({ amount, contra, key }) => [amount, contra, key]),
      [
        [10_000, '4930', '0019'],
        [5_000, '4930', '0018'],
        [1_000, '4930', ''],
      ]
    )
  })

  test('row 140: of a triangular transaction have no tax key, and a remark', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const body = { ...GOODS, taxTreatment: 'triangular', paidDate: null, lines: [line(100, 19)] }
    ;(await desk.post('/api/expenses', body)).assertStatus(201)
    assert.deepEqual(
      (await desk.rows()).map(({ amount, contra, key }) => [amount, contra, key]),
      [[10_000, '4930', '']]
    )
  })
})
