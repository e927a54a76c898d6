import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseMoney, sum } from '#core/money/minor'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

const line = (quantity: string | number, unitPrice: string | number, taxRate: string | number) => ({
  description: 'Line',
  quantity,
  unitPrice,
  taxRate,
})

/** Figures of real documents that other programs got wrong. */
const VECTORS = [
  { lines: [line(1, '138.66', 19)], net: 138.66, tax: 26.35, total: 165.01 },
  { lines: [line(1, 8180, '9.975')], net: 8180, tax: 815.96, total: 8995.96 },
  { lines: [line(1, 70, 5), line(1, 70, '9.975')], net: 140, tax: 10.48, total: 150.48 },
  { lines: [line(1, 8500, 19), line(-1, 7500, 19)], net: 1000, tax: 190, total: 1190 },
  { lines: [line('0.333333', '0.999999', 0)], net: 0.33, tax: 0, total: 0.33 },
]

test.group('Figures of invoices', () => {
  test('reference documents have exact figures, saved or not', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    for (const { lines, net, tax, total } of VECTORS) {
      const preview = await desk.post('/api/invoices/preview', { lines })
      preview.assertStatus(200)
      assert.containsSubset(preview.body(), { currency: 'EUR', net, tax, total })
      assert.containsSubset(await desk.draft({ lines }), { net, tax, total })
    }
  })

  test('a changed currency prices the lines again', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft({ lines: [line(1, '10.5', 0)] })
    const changed = await desk.put(`/api/invoices/${draft._id}`, { currency: 'JPY' })
    assert.containsSubset(changed.body(), { currency: 'JPY', total: 11 })
  })

  test('amounts beyond fifteen digits are refused', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const answer = await desk.post('/api/invoices', { lines: [line(1e9, 1e9, 19)] })
    assert.deepEqual([answer.status(), answer.body().code], [422, 'amount_too_large'])
  })

  test('any document adds up, and list and page say the same', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const decimals = (most: number) =>
      fc
        .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 999_999 }))
        .map(([whole, part]) => `${whole}.${String(part).padStart(6, '0')}`)
    const anyTax = fc.constantFrom(
      { taxRate: 0, taxCategory: 'E' },
      ...[7, 19, '9.975'].map((taxRate) => ({ taxRate }))
    )
    const anyItem = fc.record({
      description: fc.constant('Line'),
      quantity: decimals(500),
      unitPrice: decimals(2000),
      discount: fc.constantFrom(0, 5, '12.5', 100),
    })
    const anyLine = fc.tuple(anyItem, anyTax).map(([item, tax]) => ({ ...item, ...tax }))
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 8 }), async (lines) => {
        const { _id } = await desk.issued({ lines })
        const page = (await desk.get(`/api/invoices/${_id}`)).body()
        const row = (await desk.get('/api/invoices?pageSize=1')).body()[0]
        const minor = (amounts: number[]) =>
          sum(amounts.map((amount) => parseMoney(amount.toFixed(2), 'EUR')))
        const nets = minor(page.lines.map(({ net }: { net: number }) => net))
        const taxes = minor(page.taxes.map(({ tax }: { tax: number }) => tax))
        assert.equal(nets, minor([page.net]))
        assert.equal(taxes, minor([page.tax]))
        assert.equal(nets + taxes, minor([page.total]))
        for (const field of ['_id', 'number', 'status', 'net', 'tax', 'total', 'open', 'paid']) {
          assert.deepEqual(row[field], page[field], field)
        }
      }),
      { numRuns: 25 }
    )
  })
})
