import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makePerson } from '#modules/auth/factories/company_factory'
import { ADDRESS, LINE } from '#modules/invoicing/factories/invoice_factory'
import { makeVatDesk } from '#modules/vat/tests/vat_desk'

const RATES = '/api/reports/vat/rates'
const QUARTER = 'from=2026-01-01&to=2026-03-31'
const HUBER = {
  ...ADDRESS,
  name: 'Huber GmbH',
  country: 'AT',
  postalCode: '1010',
  vatId: 'ATU12345675',
}

async function makeForeignDesk(client: ApiClient) {
  const desk = await makeVatDesk(client)
  const settings = { companyInfo: { vatId: 'DE136695976' } }
  ;(await desk.post('/api/settings', settings)).assertStatus(200)
  const sell = (currency: string, unitPrice: number, date: string, more: object = {}) =>
    desk.issued({ currency, date, lines: [{ ...LINE, unitPrice }], ...more })
  const enter = async (month: string, currency: string, rate: string | null) => {
    ;(await desk.put(RATES, { month, currency, rate })).assertStatus(200)
  }
  const answer = async (report: string) =>
    (await desk.get(`/api/reports/vat/${report}?${QUARTER}`)).body()
  return { ...desk, sell, enter, answer }
}

test.group('Sales in other currencies', () => {
  test('row 153: are converted at the official rate of their month, and those without one are named', async ({
    client,
    assert,
  }) => {
    const desk = await makeForeignDesk(client)
    await desk.sell('EUR', 100, '2026-01-15')
    await desk.sell('USD', 1000, '2026-01-15')
    await desk.sell('USD', 500, '2026-02-15')
    await desk.sell('JPY', 20_000, '2026-02-15')
    assert.deepEqual(await desk.answer('rates'), [
      { month: '2026-02', currency: 'USD', rate: null },
      { month: '2026-02', currency: 'JPY', rate: null },
      { month: '2026-01', currency: 'USD', rate: null },
    ])
    await desk.enter('2026-01', 'USD', '1.1')
    await desk.enter('2026-02', 'JPY', '160')
    const found = await desk.answer('return')
    // 100.00 + 1,000.00 / 1.1 = 909.09 + 20,000 / 160 = 125.00; VAT of 19.00 + 172.73 + 23.75.
    assert.containSubset(found.lines, [{ base: '81', baseAmount: 1134, taxAmount: 215.46 }])
    assert.equal(found.booked, 215.48)
    assert.deepEqual(found.leftOut, [{ month: '2026-02', currency: 'USD' }])

    await desk.enter('2026-02', 'USD', '1.25')
    await desk.enter('2026-01', 'USD', null)
    const later = await desk.answer('return')
    assert.containSubset(later.lines, [{ base: '81', baseAmount: 625 }])
    assert.deepEqual(later.leftOut, [{ month: '2026-01', currency: 'USD' }])
  })

  test('row 153: count in the recapitulative statement too', async ({ client, assert }) => {
    const desk = await makeForeignDesk(client)
    const lines = [{ ...LINE, unitPrice: 1100, taxRate: 0, taxCategory: 'AE' }]
    await desk.sell('USD', 1100, '2026-02-15', { customClient: HUBER, lines })
    const before = await desk.answer('recapitulative')
    assert.deepEqual([before.lines, before.leftOut], [[], [{ month: '2026-02', currency: 'USD' }]])
    await desk.enter('2026-02', 'USD', '1.1')
    const { lines: found, leftOut } = await desk.answer('recapitulative')
    assert.containSubset(found, [{ vatId: 'ATU12345675', kind: 'S', amount: 1000 }])
    assert.deepEqual(leftOut, [])
    assert.containSubset((await desk.answer('return')).lines, [{ base: '21', baseAmount: 1000 }])
  })

  test('a rate that is entered after the report changes it', async ({ client, assert }) => {
    const desk = await makeForeignDesk(client)
    await desk.sell('USD', 1000, '2026-02-15')
    const months = ['2026-01', '2026-02', '2026-03']
    await desk.post('/api/reports/vat/months', { months, confirmed: true })
    await desk.enter('2026-02', 'USD', '1.25')
    const [report] = await desk.answer('reports')
    assert.deepEqual(report.changes, [
      { code: '81', before: null, after: 800 },
      { code: '83', before: 0, after: 152 },
    ])
  })

  test('only the owner enters a rate, which is a positive one of another currency', async ({
    client,
    assert,
  }) => {
    const desk = await makeForeignDesk(client)
    const body = { month: '2026-01', currency: 'USD', rate: '1.1' }
    const { token } = await makePerson(desk.company.id, 'member')
    ;(await client.put(RATES).bearerToken(token).json(body)).assertStatus(403)
    for (const rate of [0, -1, '1.0000001', 'x']) {
      ;(await desk.put(RATES, { ...body, rate })).assertStatus(422)
    }
    ;(await desk.put(RATES, { ...body, month: '2026-13' })).assertStatus(422)
    const euro = await desk.put(RATES, { ...body, currency: 'EUR' })
    assert.deepEqual([euro.status(), euro.body().code], [422, 'rate_of_euro'])
    await desk.enter('2026-01', 'USD', '1.1')
    await desk.enter('2026-01', 'USD', null)
    await desk.enter('2026-01', 'USD', null)
    const actions = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id })
      .where('action', 'like', 'vat.rate_%')
      .orderBy('sequence')
    assert.deepEqual(
      actions.map(({ action }: { action: string }) => action),
      ['vat.rate_entered', 'vat.rate_removed']
    )
    const other = await makeForeignDesk(client)
    assert.deepEqual(await other.answer('rates'), [])
  })
})
