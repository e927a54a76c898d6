import { test } from '@japa/runner'
import fc from 'fast-check'
import { decimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { businessFigures, lineFigures, totalsOf } from '#modules/expenses/figures'

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) }
const anyLine = fc.record({
  amount: fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n }).map(minor),
  taxRate: fc.bigInt({ min: 0n, max: 100n }).map((percent) => decimal(percent * 1_000_000n)),
  treatment: fc.constantFrom('domestic' as const, 'reverseCharge' as const),
})
const anyShare = fc.bigInt({ min: 0n, max: 100_000_000n }).map(decimal)

test.group('The business part of an expense', () => {
  test('is within half a minor unit of its share and never more than the amount', ({ assert }) => {
    fc.assert(
      fc.property(anyLine, anyShare, ({ amount, taxRate, treatment }, share) => {
        const line = lineFigures({ amount, taxRate }, treatment, 0)
        const business = businessFigures(line, share)
        const pairs = [
          [line.net, business.businessNet],
          [line.tax, business.businessTax],
          [line.owedTax, business.businessOwedTax],
        ] as const
        for (const [whole, part] of pairs) {
          const difference = part * 100_000_000n - whole * (100_000_000n - share)
          assert.isTrue(difference <= 50_000_000n && difference >= -50_000_000n)
          assert.isTrue(whole >= 0n ? part >= 0n && part <= whole : part <= 0n && part >= whole)
        }
      }),
      RUNS
    )
  })

  test('without a private share is the expense, and nothing when all is private', ({ assert }) => {
    fc.assert(
      fc.property(anyLine, ({ amount, taxRate, treatment }) => {
        const line = lineFigures({ amount, taxRate }, treatment, 0)
        const none = businessFigures(line, decimal(0n))
        assert.deepEqual(
          [none.businessNet, none.businessTax, none.businessOwedTax],
          [line.net, line.tax, line.owedTax]
        )
        const all = totalsOf([{ ...line, ...businessFigures(line, decimal(100_000_000n)) }])
        assert.deepEqual([all.businessNet, all.businessTax], [minor(0n), minor(0n)])
      }),
      RUNS
    )
  })
})
