import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { ADDRESS, LINE } from '#modules/invoicing/factories/invoice_factory'
import { makeVatDesk } from '#modules/vat/tests/vat_desk'

const BERN = { ...ADDRESS, name: 'Aare AG', country: 'CH', postalCode: '3011', vatId: '' }

async function makeSmallDesk(client: ApiClient) {
  const desk = await makeVatDesk(client)
  const settings = { preferences: { isSmallBusiness: true } }
  ;(await desk.post('/api/settings', settings)).assertStatus(200)
  /** A sale without VAT that is paid on its day. */
  const sell = async (unitPrice: number, date: string, more: object = {}) => {
    const lines = [{ ...LINE, unitPrice, taxRate: 0, taxCategory: 'E' }]
    const { _id } = await desk.issued({ date, lines, ...more })
    await desk.pay(_id, unitPrice, date)
  }
  const limits = async () => (await desk.get('/api/reports/vat/limits')).body()
  const attention = async () =>
    (await desk.get('/api/dashboard'))
      .body()
      .attention.filter(({ kind }: { kind: string }) => kind === 'vatLimit')
  return { ...desk, sell, limits, attention }
}

test.group('The limits of a small business', (group) => {
  group.each.setup(() => setClock(() => Date.parse('2026-11-15T12:00:00Z')))

  test('row 153: are named from 80 percent on, with amount and limit', async ({
    client,
    assert,
  }) => {
    const desk = await makeSmallDesk(client)
    await desk.sell(19_999.99, '2026-03-02')
    assert.deepEqual(await desk.limits(), [])
    await desk.sell(0.01, '2026-03-03')
    const near = {
      rule: 'nextYear',
      year: 2026,
      currency: 'EUR',
      amount: 20_000,
      limit: 25_000,
      isPassed: false,
      passedOn: null,
    }
    assert.deepEqual(await desk.limits(), [near])
    await desk.sell(5_000, '2026-04-01')
    assert.containSubset(await desk.limits(), [{ amount: 25_000, isPassed: false }])
    await desk.sell(0.01, '2026-04-02')
    assert.containSubset(await desk.limits(), [
      { rule: 'nextYear', amount: 25_000.01, isPassed: true, passedOn: '2026-04-02' },
    ])
    assert.containSubset(await desk.attention(), [
      { kind: 'vatLimit', rule: 'nextYear', amount: 25_000.01, limit: 25_000, isOverdue: true },
    ])
  })

  test('row 153: the sale that passes the limit of the running year ends the exemption at once', async ({
    client,
    assert,
  }) => {
    const desk = await makeSmallDesk(client)
    await desk.sell(80_000, '2026-05-01')
    assert.containSubset(await desk.limits(), [
      { rule: 'thisYear', amount: 80_000, limit: 100_000, isPassed: false },
      { rule: 'nextYear', amount: 80_000, limit: 25_000, isPassed: true },
    ])
    await desk.sell(20_000, '2026-06-01')
    await desk.sell(1, '2026-07-01')
    const [passed, ...others] = await desk.limits()
    assert.containSubset(passed, { rule: 'thisYear', isPassed: true, passedOn: '2026-07-01' })
    assert.deepEqual(others, [])
  })

  test('row 153: too much in the year before ends the exemption of this year', async ({
    client,
    assert,
  }) => {
    const desk = await makeSmallDesk(client)
    await desk.sell(25_000, '2025-12-31')
    assert.deepEqual(await desk.limits(), [])
    await desk.sell(100, '2025-12-30')
    assert.containSubset(await desk.limits(), [
      { rule: 'lastYear', year: 2025, amount: 25_100, limit: 25_000, isPassed: true },
    ])
  })

  test('row 153: sales in other currencies count at their official rate', async ({
    client,
    assert,
  }) => {
    const desk = await makeSmallDesk(client)
    await desk.sell(22_000, '2026-03-02', { currency: 'USD' })
    assert.deepEqual(await desk.limits(), [])
    const rate = { month: '2026-03', currency: 'USD', rate: '1.1' }
    ;(await desk.put('/api/reports/vat/rates', rate)).assertStatus(200)
    assert.containSubset(await desk.limits(), [{ rule: 'nextYear', amount: 20_000 }])
  })

  test('count what was received for sales in Germany, and concern nobody else', async ({
    client,
    assert,
  }) => {
    const desk = await makeSmallDesk(client)
    await desk.issued({ lines: [{ ...LINE, unitPrice: 30_000, taxRate: 0, taxCategory: 'E' }] })
    await desk.sell(30_000, '2026-02-02', {
      customClient: BERN,
      lines: [{ ...LINE, unitPrice: 30_000, taxRate: 0, taxCategory: 'O' }],
    })
    assert.deepEqual(await desk.limits(), [])
    await desk.sell(30_000, '2026-02-03')
    assert.lengthOf(await desk.limits(), 1)
    ;(await desk.post('/api/settings', { preferences: { isSmallBusiness: false } })).assertStatus(
      200
    )
    assert.deepEqual([await desk.limits(), await desk.attention()], [[], []])
    const abroad = { preferences: { isSmallBusiness: true }, companyInfo: { country: 'AT' } }
    ;(await desk.post('/api/settings', abroad)).assertStatus(200)
    assert.deepEqual(await desk.limits(), [])
  })
})
