import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Decimal, decimalNumber, decimalText, parseDecimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { RUNS } from './arbitraries.js'

test.group('Decimals', () => {
  test('{0} is read as {1} millionths')
    .with([
      [1.1, 1_100_000n],
      ['1.10', 1_100_000n],
      [-0.07, -70_000n],
      ['0.000001', 1n],
      ['1.5000000000', 1_500_000n],
      [0, 0n],
      ['-0', 0n],
      [999_999_999_999, 999_999_999_999_000_000n],
    ] as const)
    .run(({ assert }, [input, millionths]) => {
      assert.equal(parseDecimal(input), millionths as Decimal)
    })

  test('{0} is refused as {1}')
    .with([
      [Number.NaN, 'not_a_number'],
      [Number.POSITIVE_INFINITY, 'too_large'],
      [JSON.parse('1e999') as number, 'too_large'],
      [1e21, 'too_large'],
      ['1000000000000', 'too_large'],
      ['9'.repeat(31), 'not_a_number'],
      [1e-7, 'too_precise'],
      [0.1 + 0.2, 'too_precise'],
      ['0.0000001', 'too_precise'],
      ['', 'not_a_number'],
      [' 1', 'not_a_number'],
      ['1e3', 'not_a_number'],
      ['1,5', 'not_a_number'],
      ['0x10', 'not_a_number'],
      ['.5', 'not_a_number'],
      ['--1', 'not_a_number'],
      ['١٢', 'not_a_number'],
    ] as const)
    .run(({ assert }, [input, fault]) => {
      try {
        parseDecimal(input)
        assert.fail('it was accepted')
      } catch (error) {
        assert.instanceOf(error, InvalidAmount)
        assert.equal((error as InvalidAmount).fault, fault)
      }
    })

  test('a decimal survives its text and, up to fifteen digits, its number', ({ assert }) => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }), (value) => {
        assert.equal(parseDecimal(decimalText(value as Decimal)), value as Decimal)
        if (value > -(10n ** 15n) && value < 10n ** 15n) {
          assert.equal(parseDecimal(decimalNumber(value as Decimal)), value as Decimal)
        }
      }),
      RUNS
    )
  })
})
