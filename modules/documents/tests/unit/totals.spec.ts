import { test } from '@japa/runner'
import fc from 'fast-check'
import { decimal, parseDecimal } from '#core/money/decimal'
import { minor, moneyText, sum } from '#core/money/minor'
import { anyDecimal, RUNS } from '#core/tests/unit/money/arbitraries'
import type { LineInput } from '#modules/documents/totals/figures'
import { documentTotals, TAX_CATEGORIES } from '#modules/documents/totals/totals'

const line = (quantity: string, unitPrice: string, taxRate = '19', discount = '0'): LineInput => ({
  quantity: parseDecimal(quantity),
  unitPrice: parseDecimal(unitPrice),
  discount: parseDecimal(discount),
  taxRate: parseDecimal(taxRate),
  taxCategory: 'S',
})

const anyLine: fc.Arbitrary<LineInput> = fc.record({
  quantity: anyDecimal(1000n, { min: -1000n }),
  unitPrice: anyDecimal(100_000n),
  discount: fc.oneof(fc.constant(decimal(0n)), anyDecimal(100n)),
  taxRate: fc.constantFrom(...['19', '7', '0', '18', '9.975'].map((rate) => parseDecimal(rate))),
  taxCategory: fc.constant('S' as const),
})

test.group('Totals of a document', () => {
  test('figures of documents that other programs got wrong', ({ assert }) => {
    const figures = (...lines: LineInput[]) => {
      const { net, tax, total } = documentTotals(lines, 'EUR')
      return [net, tax, total].map((amount) => moneyText(amount, 'EUR'))
    }
    assert.deepEqual(figures(line('1', '138.66')), ['138.66', '26.35', '165.01'])
    assert.deepEqual(figures(line('1', '8500'), line('-1', '7500')), [
      '1000.00',
      '190.00',
      '1190.00',
    ])
    assert.equal(figures(line('1', '8180', '9.975'))[1], '815.96')
    assert.deepEqual(figures(line('3', '0.335', '0')), ['1.01', '0.00', '1.01'])
  })

  test('VAT is rounded per rate and not per line', ({ assert }) => {
    const { taxes, tax } = documentTotals(
      [line('1', '0.03'), line('1', '0.03'), line('1', '0.03'), line('1', '10', '7')],
      'EUR'
    )
    assert.deepEqual(
      taxes.map((group) => [group.rate, group.base, group.tax]),
      [
        [parseDecimal(19), minor(9n), minor(2n)],
        [parseDecimal(7), minor(1000n), minor(70n)],
      ]
    )
    assert.equal(tax, minor(72n))
  })

  test('a discount on the document is split over the rates without losing a cent', ({ assert }) => {
    const { taxes, discount, net } = documentTotals(
      [line('1', '10.00', '19'), line('1', '10.00', '7'), line('1', '10.00', '0')],
      'EUR',
      { amount: minor(100n) }
    )
    assert.equal(discount, minor(100n))
    assert.deepEqual(
      taxes.map((group) => group.discount),
      [34n, 33n, 33n].map(minor)
    )
    assert.equal(net, minor(2900n))
  })

  test('impossible discounts and rates are refused', ({ assert }) => {
    assert.throws(() => documentTotals([line('1', '1', '19', '101')], 'EUR'), RangeError)
    assert.throws(() => documentTotals([line('1', '1', '19', '-1')], 'EUR'), RangeError)
    for (const taxCategory of TAX_CATEGORIES.filter((category) => category !== 'S')) {
      assert.throws(() => documentTotals([{ ...line('1', '1'), taxCategory }], 'EUR'), RangeError)
    }
  })

  test('an empty document totals zero', ({ assert }) => {
    assert.equal(documentTotals([], 'EUR').total, minor(0n))
  })

  test('every document adds up, and its credit is the exact negative', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        anyDecimal(100n),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (lines, percent, currency) => {
          const totals = documentTotals(lines, currency)
          fc.pre(totals.lineSum !== 0n)
          const reduced = documentTotals(lines, currency, { percent })
          for (const each of [totals, reduced]) {
            assert.equal(each.lineSum, sum(each.lines.map(({ net }) => net)))
            assert.equal(each.discount, sum(each.taxes.map(({ discount }) => discount)))
            assert.equal(each.net, sum(each.taxes.map(({ base }) => base)))
            assert.equal(each.net, minor(each.lineSum - each.discount))
            assert.equal(each.tax, sum(each.taxes.map(({ tax }) => tax)))
            assert.equal(each.total, minor(each.net + each.tax))
          }
          const credit = documentTotals(
            lines.map((each) => ({ ...each, quantity: decimal(-each.quantity) })),
            currency,
            { percent }
          )
          assert.deepEqual(
            [credit.total, credit.tax, credit.discount, ...credit.lines.map(({ net }) => net)],
            [
              reduced.total,
              reduced.tax,
              reduced.discount,
              ...reduced.lines.map(({ net }) => net),
            ].map((amount) => minor(-amount))
          )
        }
      ),
      { numRuns: RUNS.numRuns / 4 }
    )
  })
})
