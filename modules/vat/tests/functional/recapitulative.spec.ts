import { test } from '@japa/runner'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const QUARTER = 'from=2026-01-01&to=2026-03-31'
const WIEN = { ...ADDRESS, name: 'Huber GmbH', country: 'AT', postalCode: '1010', language: 'de' }
const HUBER = { ...WIEN, vatId: 'ATU12345675' }
const GOODS = { ...LINE, taxRate: 0, taxCategory: 'K' }
const SERVICE = { ...LINE, taxRate: 0, taxCategory: 'AE' }

async function makeEuDesk(client: Parameters<typeof makeDesk>[0]) {
  const desk = await makeDesk(client)
  ;(await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })).assertStatus(200)
  const sell = (lines: object[], more: object = {}) =>
    desk.issued({ date: '2026-02-02', customClient: HUBER, lines, ...more })
  const statement = async (range = QUARTER) =>
    (await desk.get(`/api/reports/vat/recapitulative?${range}`)).body()
  return { ...desk, sell, statement }
}

test.group('Row 153: the recapitulative statement of a German company', () => {
  test('row 153: has what was supplied to each VAT id, goods and services apart, in whole euros', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client)
    await desk.sell([{ ...SERVICE, unitPrice: 300.25 }])
    await desk.sell([{ ...SERVICE, unitPrice: 200.25 }])
    await desk.sell([{ ...GOODS, unitPrice: 99.5 }])
    await desk.sell([LINE], { customClient: { ...ADDRESS, name: 'Bau GmbH', country: 'DE' } })
    await desk.sell([{ ...SERVICE, unitPrice: 50 }], { date: '2026-04-01' })
    const { lines, total, incomplete } = await desk.statement()
    assert.deepEqual(lines, [
      { vatId: 'ATU12345675', name: 'Huber GmbH', kind: 'L', amount: 100 },
      { vatId: 'ATU12345675', name: 'Huber GmbH', kind: 'S', amount: 501 },
    ])
    assert.equal(total, 601)
    assert.deepEqual(incomplete, [])
  })

  test('row 153: a cancellation counts in its own period, and a client in Germany never', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client)
    const { _id } = await desk.sell([{ ...SERVICE, unitPrice: 300 }])
    ;(await desk.post(`/api/invoices/${_id}/cancel`, { date: '2026-03-30' })).assertStatus(200)
    const german = { ...ADDRESS, name: 'Bau GmbH', country: 'DE', vatId: 'DE136695976' }
    await desk.sell([SERVICE], { customClient: german })
    const { lines } = await desk.statement('from=2026-01-01&to=2100-12-31')
    assert.deepEqual(lines, [])
    const first = await desk.statement('from=2026-02-01&to=2026-02-28')
    assert.equal(first.total, 300)
  })

  test('row 153: is a file that the form of ELSTER imports', async ({ client, assert }) => {
    const desk = await makeEuDesk(client)
    await desk.sell([{ ...SERVICE, unitPrice: 300.5 }])
    const file = await desk.get(`/api/reports/vat/recapitulative.csv?${QUARTER}`)
    file.assertStatus(200)
    assert.equal(
      file.text(),
      '#v3.0\r\nUSt-IdNr.,Betrag (EUR),Art der Leistung\r\nATU12345675,301,S\r\n'
    )
  })

  test('row 153: other currencies are named, and a company elsewhere has none', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client)
    await desk.sell([SERVICE], { currency: 'USD' })
    assert.deepEqual((await desk.statement()).leftOut, [{ month: '2026-02', currency: 'USD' }])
    await desk.post('/api/settings', { companyInfo: { country: 'AT', vatId: 'ATU12345675' } })
    const refused = await desk.get(`/api/reports/vat/recapitulative?${QUARTER}`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'vat_return_german_only')
  })

  test('row 153: a triangular transaction says so, is kind D and Kennzahl 42, and needs a client in the EU', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client)
    const sold = await desk.sell([{ ...SERVICE, unitPrice: 900 }], { isTriangular: true })
    await desk.sell([{ ...SERVICE, unitPrice: 100 }])
    const { taxes } = (await desk.get(`/api/invoices/${sold._id}`)).body()
    assert.include(JSON.stringify(taxes), 'Dreiecksgeschäft (§ 25b UStG): Steuerschuldnerschaft')
    const { lines } = await desk.statement()
    assert.deepEqual(
      lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
      [
        ['D', 900],
        ['S', 100],
      ]
    )
    const vatReturn = (await desk.get(`/api/reports/vat/return?${QUARTER}&basis=accrual`)).body()
    assert.deepEqual(
      vatReturn.lines.map(({ base, baseAmount }: { base: string; baseAmount: number }) => [
        base,
        baseAmount,
      ]),
      [
        ['42', 900],
        ['21', 100],
      ]
    )
    // The cancellation takes it back in the same kind.
    await desk.post(`/api/invoices/${sold._id}/cancel`, { date: '2026-03-30' })
    assert.notInclude(JSON.stringify(await desk.statement('from=2026-01-01&to=2100-12-31')), '"D"')

    const refused = async (body: object) => {
      const { _id } = await desk.draft({ date: '2026-02-02', isTriangular: true, ...body })
      return (await desk.post(`/api/invoices/${_id}/issue`)).body().fields
    }
    assert.containSubset(await refused({ customClient: HUBER, lines: [GOODS] }), [
      { rule: 'triangular_without_reverse_charge' },
    ])
    const german = { ...ADDRESS, name: 'Bau GmbH', country: 'DE', vatId: 'DE136695976' }
    assert.containSubset(await refused({ customClient: german, lines: [SERVICE] }), [
      { rule: 'triangular_client_elsewhere' },
    ])
  })

  test('row 153: a reported statement names what has changed since, and its correction is kept', async ({
    client,
    assert,
  }) => {
    const desk = await makeEuDesk(client)
    await desk.sell([{ ...SERVICE, unitPrice: 300 }])
    const path = '/api/reports/vat/recapitulative/reports'
    const days = { from: '2026-01-01', to: '2026-03-31' }
    assert.equal((await desk.post(path, days)).body().code, 'statement_unconfirmed')
    ;(await desk.post(path, { ...days, confirmed: true })).assertStatus(201)
    assert.containSubset(await desk.statement(), { reported: { version: 1 }, changes: [] })
    await desk.sell([{ ...GOODS, unitPrice: 80 }])
    const { changes } = await desk.statement()
    assert.deepEqual(changes, [{ vatId: 'ATU12345675', kind: 'L', before: null, after: 80 }])
    ;(await desk.post(path, { ...days, confirmed: true })).assertStatus(201)
    assert.containSubset(await desk.statement(), { reported: { version: 2 }, changes: [] })
    const again = await desk.post(path, { ...days, confirmed: true })
    again.assertStatus(409)
    assert.equal(again.body().code, 'nothing_to_correct')
    const odd = await desk.post(path, { from: '2026-01-02', to: '2026-03-31', confirmed: true })
    odd.assertStatus(422)
  })
})
