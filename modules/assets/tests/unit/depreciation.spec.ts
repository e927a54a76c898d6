import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays } from '#core/clock'
import { minor, sum } from '#core/money/minor'
import {
  bookValue,
  type Depreciable,
  depreciationIn,
  METHODS,
  restOnDisposal,
} from '#modules/assets/rules/depreciation'

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const DESK: Depreciable = {
  cost: minor(156_000n),
  method: 'linear',
  acquiredOn: '2026-03-15',
  lifeMonths: 156,
  disposedOn: null,
}
/** Until 2049, longer than any of the assets is used. */
const MONTHS = 12 * 30
const year = (name: number) => ({ from: `${name}-01-01`, to: `${name}-12-31` })

const anyAsset = fc
  .record({
    cost: fc.bigInt({ min: 1n, max: 10n ** 9n }).map(minor),
    method: fc.constantFrom(...METHODS),
    acquired: fc.integer({ min: 0, max: 3000 }),
    lifeMonths: fc.integer({ min: 1, max: 200 }),
    gone: fc.option(fc.integer({ min: 0, max: 3000 })),
  })
  .map(({ acquired, gone, ...rest }): Depreciable => {
    const acquiredOn = addDays('2020-01-01', acquired)
    return { ...rest, acquiredOn, disposedOn: gone === null ? null : addDays(acquiredOn, gone) }
  })

test.group('Depreciation', () => {
  test('in the first year counts from the month of the purchase (§ 7 (1) EStG)', ({ assert }) => {
    assert.equal(depreciationIn(DESK, year(2026)), minor(10_000n))
    assert.equal(depreciationIn(DESK, year(2027)), minor(12_000n))
    assert.equal(depreciationIn(DESK, year(2039)), minor(2_000n))
    assert.equal(bookValue(DESK, '2026-12-31'), minor(146_000n))
    assert.equal(bookValue(DESK, '2039-03-01'), minor(0n))
  })

  test('counts a month when it has ended', ({ assert }) => {
    assert.equal(depreciationIn(DESK, { from: '2026-03-01', to: '2026-03-30' }), minor(0n))
    assert.equal(depreciationIn(DESK, { from: '2026-03-31', to: '2026-03-31' }), minor(1_000n))
  })

  test('of what has left takes the rest of its value, in a pool it goes on', ({ assert }) => {
    const sold = { ...DESK, disposedOn: '2028-06-10' }
    assert.equal(depreciationIn(sold, year(2028)), minor(134_000n))
    assert.equal(bookValue(sold, '2028-12-31'), minor(0n))
    const pooled: Depreciable = { ...DESK, cost: minor(50_000n), method: 'pool' }
    const gone = { ...pooled, disposedOn: '2027-02-01' }
    for (const name of [2026, 2027, 2028, 2029, 2030]) {
      assert.equal(depreciationIn(gone, year(name)), minor(10_000n))
    }
    assert.equal(depreciationIn(gone, year(2031)), minor(0n))
  })

  test('at once is a deduction of the month of the purchase', ({ assert }) => {
    const phone: Depreciable = { ...DESK, method: 'atOnce' }
    assert.equal(depreciationIn(phone, { from: '2026-03-01', to: '2026-03-31' }), phone.cost)
    assert.equal(depreciationIn(phone, year(2027)), minor(0n))
  })
})

test.group('Any asset', () => {
  test('is deducted with exactly its cost, never less than nothing in a month', ({ assert }) => {
    fc.assert(
      fc.property(anyAsset, (asset) => {
        const months: bigint[] = []
        for (let index = 0; index < MONTHS; index++) {
          const [from, next] = [monthAfter(index), monthAfter(index + 1)]
          months.push(depreciationIn(asset, { from, to: addDays(next, -1) }))
        }
        assert.isTrue(months.every((amount) => amount >= 0n))
        assert.equal(sum(months.map(minor)), asset.cost)
      }),
      { numRuns: Math.ceil(RUNS.numRuns / 20) }
    )
  })

  test('has what has been deducted and the rest add up to its cost on every day', ({ assert }) => {
    fc.assert(
      fc.property(anyAsset, fc.integer({ min: 0, max: 8000 }), (asset, days) => {
        const day = addDays('2019-12-31', days)
        const deducted = depreciationIn(asset, { from: '2019-01-01', to: day })
        assert.equal(minor(deducted + bookValue(asset, day)), asset.cost)
      }),
      RUNS
    )
  })

  test('over its life loses each month within one minor unit of the exact share', ({ assert }) => {
    fc.assert(
      fc.property(anyAsset, fc.integer({ min: 0, max: 200 }), (any, index) => {
        const asset: Depreciable = { ...any, method: 'linear', disposedOn: null }
        const life = BigInt(asset.lifeMonths)
        const from = monthAfter(index)
        const amount = depreciationIn(asset, { from, to: addDays(monthAfter(index + 1), -1) })
        if (amount === 0n) return
        const difference = amount * life - asset.cost
        assert.isTrue(difference <= life && difference >= -life)
      }),
      RUNS
    )
  })

  test('Skonto lowers the cost from the month of its payment on (§ 255 (1) HGB)', ({ assert }) => {
    // 1,560.00 over 156 months; 156.00 of Skonto in May leave 9.00 a month.
    const desk = { ...DESK, skonto: { amount: minor(15_600n), on: '2026-05-20' } }
    const month = (first: string, last: string) =>
      depreciationIn(desk, { from: `2026-${first}`, to: `2026-${last}` })
    assert.equal(month('04-01', '04-30'), minor(1000n))
    // Three months at 9.00, of which 20.00 have been deducted.
    assert.equal(month('05-01', '05-31'), minor(700n))
    assert.equal(month('06-01', '06-30'), minor(900n))
    assert.equal(bookValue(desk, '2026-12-31'), minor(131_400n))
    const whole = depreciationIn(desk, { from: '2026-01-01', to: '2049-12-31' })
    assert.equal(whole, minor(140_400n))
  })

  test('the rest of an asset that leaves is its cost less the depreciation of that month', ({
    assert,
  }) => {
    assert.equal(restOnDisposal({ ...DESK, disposedOn: '2026-06-20' }), minor(152_000n))
    assert.equal(restOnDisposal(DESK), 0n)
    assert.equal(restOnDisposal({ ...DESK, method: 'pool', disposedOn: '2026-06-20' }), 0n)
  })
})

function monthAfter(index: number) {
  const month = String((index % 12) + 1).padStart(2, '0')
  return `${2020 + Math.floor(index / 12)}-${month}-01`
}
