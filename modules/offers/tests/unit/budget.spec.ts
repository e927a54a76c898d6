import { test } from '@japa/runner'
import { decimal } from '#core/money/decimal'
import type { LineContent } from '#modules/documents/public'
import { budgetOf } from '#modules/offers/proposals/conversions/budget'

const line = (quantity: bigint, unit: string, unitPrice = 100n) =>
  ({
    kind: 'item',
    quantity: decimal(quantity * 10_000n),
    unit,
    unitPrice: decimal(unitPrice * 1_000_000n),
  }) as LineContent

test.group('Budget of an agreement', () => {
  test('row 28: only lines in hours count as hours, in every language', ({ assert }) => {
    const { hours, rate } = budgetOf([
      line(1050n, 'Std.'),
      line(200n, 'orë'),
      line(50n, 'hours'),
      line(9900n, 'Stück'),
      line(100n, ''),
    ])
    assert.equal(hours, 13_000_000n)
    assert.equal(rate, 100_000_000n)
  })

  test('row 28: without hours there is no budget, with two prices no rate', ({ assert }) => {
    assert.deepEqual(budgetOf([line(100n, 'kg')]), { hours: null, rate: null })
    assert.isNull(budgetOf([line(100n, 'h', 80n), line(100n, 'h', 90n)]).rate)
  })
})
