import { test } from '@japa/runner'
import fc from 'fast-check'
import { decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, minor, sum } from '#core/money/minor'
import { anyDecimal } from '#core/tests/unit/money/arbitraries'
import { LINE_KINDS } from '#modules/documents/lines/line_kinds'
import { oracleAmount, oraclePercent, oracleTax } from '#modules/documents/tests/rational_oracle'
import type { DocumentDiscount, LineInput } from '#modules/documents/totals/figures'
import { documentTotals } from '#modules/documents/totals/totals'

/** The number of random documents; a million were tried in development. */
const DOCUMENTS = Number(process.env.KONTOR_RANDOM_DOCUMENTS ?? 2000)

const TAXES = [
  ['S', '19'],
  ['S', '7'],
  ['S', '9.975'],
  ['E', '0'],
  ['AE', '0'],
] as const

const anyLine: fc.Arbitrary<LineInput> = fc
  .record({
    kind: fc.constantFrom('item' as const, 'item' as const, 'item' as const, ...LINE_KINDS),
    isOptional: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
    quantity: anyDecimal(1000n, { min: -1000n }),
    unitPrice: anyDecimal(100_000n),
    discount: fc.oneof(fc.constant(decimal(0n)), anyDecimal(100n)),
    isAmount: fc.boolean(),
    tax: fc.constantFrom(...TAXES),
  })
  .map(({ tax: [taxCategory, rate], isAmount, discount, ...line }) => {
    const taxRate = parseDecimal(rate)
    const full = oracleAmount({ ...line, discount: decimal(0n), taxRate, taxCategory }, 2)
    const discountAmount = isAmount ? minor(oraclePercent(full, discount)) : null
    return {
      ...line,
      discount: isAmount ? decimal(0n) : discount,
      discountAmount,
      taxRate,
      taxCategory,
    }
  })

const anyDocument = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  priceMode: fc.constantFrom('net' as const, 'gross' as const),
  percent: fc.oneof(fc.constant(decimal(0n)), anyDecimal(100n)),
  isAmount: fc.boolean(),
})

const line = (changes: Partial<LineInput> & { price: string; rate?: string }): LineInput => ({
  quantity: parseDecimal(1),
  unitPrice: parseDecimal(changes.price),
  discount: decimal(0n),
  taxRate: parseDecimal(changes.rate ?? '19'),
  taxCategory: changes.rate === '0' ? 'Z' : 'S',
  ...changes,
})

const figures = (lines: LineInput[], discount?: DocumentDiscount, mode?: 'net' | 'gross') => {
  const { net, tax, total } = documentTotals(lines, 'EUR', discount, mode)
  return [net, tax, total].map(Number)
}

test.group('Figures of full documents', () => {
  test('gross prices include their VAT, rounded only at each rate', ({ assert }) => {
    assert.deepEqual(figures([line({ price: '119' })], undefined, 'gross'), [10000, 1900, 11900])
    const three = [line({ price: '0.99' }), line({ price: '0.99' }), line({ price: '0.99' })]
    const totals = documentTotals(three, 'EUR', undefined, 'gross')
    assert.deepEqual(
      totals.lines.map(({ net }) => Number(net)),
      [84, 83, 83]
    )
    assert.deepEqual(figures(three, undefined, 'gross'), [250, 47, 297])
  })

  test('a line can be reduced by an amount, a document by a share or an amount', ({ assert }) => {
    const reduced = line({ price: '100', discountAmount: minor(1250n) })
    assert.deepEqual(figures([reduced]), [8750, 1663, 10413])
    assert.deepEqual(
      figures([line({ price: '100' })], { percent: parseDecimal(10) }),
      [9000, 1710, 10710]
    )
    assert.deepEqual(
      figures([line({ price: '119' })], { amount: minor(1190n) }, 'gross'),
      [9000, 1710, 10710]
    )
  })

  test('texts cost nothing, subtotals restart at headings, options are in no sum', ({ assert }) => {
    const lines = [
      line({ kind: 'heading', price: '0' }),
      line({ price: '10' }),
      line({ kind: 'text', price: '99' }),
      line({ price: '20' }),
      line({ price: '50', isOptional: true }),
      line({ kind: 'subtotal', price: '0' }),
      line({ price: '5' }),
      line({ kind: 'subtotal', price: '0' }),
    ]
    const totals = documentTotals(lines, 'EUR')
    assert.deepEqual(
      totals.lines.map(({ amount }) => Number(amount)),
      [0, 1000, 0, 2000, 5000, 3000, 500, 500]
    )
    assert.equal(totals.net, minor(3500n))
  })

  test('a discount larger than its base is refused', ({ assert }) => {
    assert.throws(() => figures([line({ price: '10', discountAmount: minor(1001n) })]), RangeError)
    assert.throws(() => figures([line({ price: '10' })], { amount: minor(1001n) }), RangeError)
    assert.throws(() => figures([line({ price: '10' })], { amount: minor(-1n) }), RangeError)
  })

  test(`${DOCUMENTS} random documents match exact fractions, their credits are the exact negative`, ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyDocument, ({ lines, priceMode, percent, isAmount }) => {
        const counted = lines.map(({ kind = 'item', isOptional }) => kind === 'item' && !isOptional)
        const amounts = lines.map((each) => (each.kind === 'item' ? oracleAmount(each, 2) : 0n))
        const whole = amounts.reduce((all, amount, at) => all + (counted[at] ? amount : 0n), 0n)
        const off = oraclePercent(whole, percent)
        const discount: DocumentDiscount = isAmount ? { amount: minor(off) } : { percent }
        const totals = documentTotals(lines, 'EUR', discount, priceMode)

        const isGross = priceMode === 'gross'
        if (totals.amountSum !== whole || totals.amountDiscount !== off)
          assert.fail('sum or discount')
        for (const [at, { kind, isOptional }] of lines.entries()) {
          if (kind === 'item' && totals.lines[at].amount !== amounts[at])
            assert.fail(`line ${at} ${isOptional}`)
        }
        for (const { category, rate, base, tax, discount: part } of totals.taxes) {
          const mine = lines.flatMap((each, at) =>
            counted[at] && each.taxCategory === category && each.taxRate === rate ? [at] : []
          )
          const nets = sum(mine.map((at) => totals.lines[at].net))
          if (nets - part !== base) assert.fail('nets of a group')
          if (tax !== oracleTax(isGross ? base + tax : base, rate, isGross))
            assert.fail('tax of a group')
          if (isGross) {
            for (const at of mine) {
              const exact = amounts[at] * 100_000_000n
              const far = totals.lines[at].net * (100_000_000n + rate) - exact
              if ((far < 0n ? -far : far) >= 100_000_000n + rate) assert.fail('a net is a cent off')
            }
          }
        }
        const all = (of: (group: (typeof totals.taxes)[number]) => Minor) =>
          sum(totals.taxes.map(of))
        const isWhole =
          totals.net === all(({ base }) => base) &&
          totals.tax === all(({ tax }) => tax) &&
          totals.discount === all(({ discount: part }) => part) &&
          totals.lineSum - totals.discount === totals.net &&
          totals.net + totals.tax === totals.total &&
          (isGross ? totals.total : totals.net) === whole - off
        if (!isWhole) assert.fail('the document does not add up')

        const credit = documentTotals(
          lines.map((each) => ({
            ...each,
            quantity: decimal(-each.quantity),
            discountAmount: each.discountAmount ? minor(-each.discountAmount) : null,
          })),
          'EUR',
          isAmount ? { amount: minor(-off) } : { percent },
          priceMode
        )
        const flat = (of: typeof totals) => [
          of.lineSum,
          of.discount,
          of.net,
          of.tax,
          of.total,
          ...of.taxes.map(({ tax }) => tax),
          ...of.lines.flatMap(({ amount, net }) => [amount, net]),
        ]
        const turned = flat(credit)
        for (const [at, amount] of flat(totals).entries()) {
          if (amount !== -turned[at]) assert.fail('the credit is not the negative')
        }
      }),
      { numRuns: DOCUMENTS }
    )
  }).timeout(3_600_000)
})
