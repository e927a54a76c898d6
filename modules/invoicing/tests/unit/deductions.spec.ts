import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseDecimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { anyDecimal } from '#core/tests/unit/money/arbitraries'
import {
  documentTotals,
  type LineInput,
  type LineRow,
  lineValues,
  taxValues,
} from '#modules/documents/public'
import { type Deduction, remainderOf } from '#modules/invoicing/down_payments/deduction'
import { wholeOf } from '#modules/invoicing/down_payments/whole'

/** The number of random orders; a million were tried in development. */
const ORDERS = Number(process.env.KONTOR_RANDOM_DOCUMENTS ?? 2000)

const anyLine: fc.Arbitrary<LineInput> = fc.record({
  quantity: anyDecimal(1000n),
  unitPrice: anyDecimal(100_000n),
  discount: fc.oneof(fc.constant(parseDecimal(0)), anyDecimal(100n)),
  taxRate: fc.constantFrom(...['19', '7', '18', '9.975'].map((rate) => parseDecimal(rate))),
  taxCategory: fc.constant('S' as const),
})

const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  advances: fc.array(fc.array(anyLine, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
  priceMode: fc.constantFrom('net' as const, 'gross' as const),
  percent: anyDecimal(100n),
})

const deductionOf = (lines: LineInput[], index: number, mode: 'net' | 'gross'): Deduction => {
  const { net, tax, total, taxes } = documentTotals(lines, 'EUR', { amount: NOTHING }, mode)
  const number = `RE-${index}`
  return { downPaymentId: number, number, dateOn: '2026-01-01', net, tax, total, taxes }
}

test.group('The amount due of a final invoice', () => {
  test(`${ORDERS} random orders: down payments and final invoice together are the whole, VAT by VAT`, ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyOrder, ({ lines, advances, priceMode, percent }) => {
        const whole = documentTotals(lines, 'EUR', { percent }, priceMode)
        const deductions = advances.map((each, index) => deductionOf(each, index, priceMode))
        const remainder = remainderOf(whole, deductions)

        const all = [remainder, ...deductions]
        const adds = (of: (one: { net: Minor; tax: Minor; total: Minor }) => Minor) =>
          sum(all.map(of))
        if (adds(({ net }) => net) !== whole.net) assert.fail('net')
        if (adds(({ tax }) => tax) !== whole.tax) assert.fail('tax')
        if (adds(({ total }) => total) !== whole.total) assert.fail('total')
        if (remainder.net + remainder.tax !== remainder.total) assert.fail('the remainder')
        for (const rate of new Set(all.flatMap(({ taxes }) => taxes.map((group) => group.rate)))) {
          const of = (taxes: { rate: bigint; base: Minor; tax: Minor }[]) =>
            taxes.filter((group) => group.rate === rate)
          const [group] = of(whole.taxes)
          const parts = all.flatMap(({ taxes }) => of(taxes))
          if (sum(parts.map(({ base }) => base)) !== (group?.base ?? 0n)) assert.fail('a base')
          if (sum(parts.map(({ tax }) => tax)) !== (group?.tax ?? 0n)) assert.fail('a tax')
        }
        if (sum(remainder.taxes.map(({ base }) => base)) !== remainder.net) assert.fail('bases')
        if (sum(remainder.taxes.map(({ tax }) => tax)) !== remainder.tax) assert.fail('taxes')

        const rows = lines.map((line, index) => rowOf(line, index, whole.lines[index]))
        const stored = { lines: rows, taxes: remainder.taxes.map(taxValues), deductions }
        const read = wholeOf(remainder, stored)
        const isRead =
          read.total === whole.total &&
          read.net === whole.net &&
          JSON.stringify(read.taxes) === JSON.stringify(whole.taxes.map(taxValues))
        if (!isRead) assert.fail('what is read back is not what was written')
      }),
      { numRuns: ORDERS }
    )
  }).timeout(3_600_000)

  test('a rate that occurs only in a down payment is given back', ({ assert }) => {
    const line = (price: string, rate: string): LineInput => ({
      quantity: parseDecimal(1),
      unitPrice: parseDecimal(price),
      discount: parseDecimal(0),
      taxRate: parseDecimal(rate),
      taxCategory: 'S',
    })
    const remainder = remainderOf(documentTotals([line('100', '7')], 'EUR'), [
      deductionOf([line('50', '19')], 1, 'net'),
    ])
    assert.deepEqual(
      remainder.taxes.map(({ rate, base, tax }) => [rate, base, tax]),
      [
        [parseDecimal(19), minor(-5000n), minor(-950n)],
        [parseDecimal(7), minor(10_000n), minor(700n)],
      ]
    )
    assert.equal(remainder.total, minor(4750n))
  })
})

function rowOf(line: LineInput, index: number, figures: Parameters<typeof lineValues>[1]): LineRow {
  const content = {
    kind: 'item' as const,
    description: 'x',
    unit: '',
    itemId: null,
    discountAmount: null,
    serviceDate: null,
    serviceUntil: null,
    isOptional: false,
    alternativeOf: null,
  }
  return {
    id: String(index),
    position: index + 1,
    ...lineValues({ ...line, ...content }, figures),
  }
}
