import { test } from '@japa/runner'
import fc from 'fast-check'
import { minor, sum } from '#core/money/minor'
import { split } from '#core/money/split'
import { anyMinor, RUNS } from './arbitraries.js'

test.group('Splitting an amount', () => {
  test('the parts go by the largest remainder, of equal ones to the earlier', ({ assert }) => {
    assert.deepEqual(split(minor(100n), [1n, 1n, 1n]), [34n, 33n, 33n].map(minor))
    assert.deepEqual(split(minor(-100n), [1n, 1n, 1n]), [-34n, -33n, -33n].map(minor))
    assert.deepEqual(split(minor(10n), [1n, 0n, 2n]), [3n, 0n, 7n].map(minor))
    assert.deepEqual(split(minor(10n), [300n, -100n]), [15n, -5n].map(minor))
    assert.deepEqual(split(minor(0n), [0n, 0n]), [0n, 0n].map(minor))
    assert.throws(() => split(minor(1n), [5n, -5n]), RangeError)
  })

  test('the parts always add up, are near their share, and turn with the sign', ({ assert }) => {
    fc.assert(
      fc.property(
        anyMinor(),
        fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), {
          minLength: 1,
          maxLength: 8,
        }),
        (amount, weights) => {
          const whole = weights.reduce((total, weight) => total + weight, 0n)
          fc.pre(whole !== 0n)
          const parts = split(amount, weights)
          assert.equal(sum(parts), amount)
          for (const [index, part] of parts.entries()) {
            const off = part * whole - amount * weights[index]
            assert.isTrue((off < 0n ? -off : off) < (whole < 0n ? -whole : whole))
          }
          const turned = split(
            minor(-amount),
            weights.map((weight) => -weight)
          )
          assert.deepEqual(
            turned,
            parts.map((part) => minor(-part))
          )
        }
      ),
      RUNS
    )
  })
})
