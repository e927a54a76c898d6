import { test } from '@japa/runner'
import fc from 'fast-check'
import { CURRENCIES, exponentOf } from '#core/money/currency'
import { decimal, parseDecimal } from '#core/money/decimal'
import {
  type Minor,
  minor,
  moneyNumber,
  moneyText,
  parseMoney,
  percentOf,
  priceOf,
  sum,
} from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { anyDecimal, anyMinor, RUNS } from './arbitraries.js'

test.group('Money', () => {
  test('{0} {1} are {2} minor units')
    .with([
      ['19.99', 'EUR', 1999n],
      [19.9, 'EUR', 1990n],
      [1200, 'JPY', 1200n],
      ['1.234', 'KWD', 1234n],
      ['-0.05', 'ALL', -5n],
      ['999999999999.99', 'EUR', 99_999_999_999_999n],
    ] as const)
    .run(({ assert }, [input, currency, units]) => {
      assert.equal(parseMoney(input, currency), units as Minor)
    })

  test('an amount finer than its currency is refused', ({ assert }) => {
    assert.throws(() => parseMoney('1.005', 'EUR'), 'too_precise')
    assert.throws(() => parseMoney('1.5', 'JPY'), 'too_precise')
    assert.throws(() => parseMoney('1000000000000', 'EUR'), 'too_large')
    assert.throws(() => parseMoney(1, 'XXX'), RangeError)
  })

  test('amounts with 0, 2 and 3 places are written exactly', ({ assert }) => {
    assert.equal(moneyText(minor(-5n), 'EUR'), '-0.05')
    assert.equal(moneyText(minor(5n), 'JPY'), '5')
    assert.equal(moneyText(minor(1234n), 'KWD'), '1.234')
    assert.equal(moneyNumber(minor(123_456_789_012_345n), 'EUR'), 1234567890123.45)
  })

  test('the table holds the active currencies with their exponents', ({ assert }) => {
    assert.isAbove(CURRENCIES.length, 150)
    assert.deepEqual(['EUR', 'ALL', 'JPY', 'KWD'].map(exponentOf), [2, 2, 0, 3])
  })

  test('every amount survives its JSON number', ({ assert }) => {
    fc.assert(
      fc.property(
        anyMinor(10n ** 14n),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (amount, currency) => {
          const json = JSON.stringify(moneyNumber(amount, currency))
          if (Math.abs(Number(json)) >= 1e12) return
          assert.equal(parseMoney(JSON.parse(json), currency), amount)
        }
      ),
      RUNS
    )
  })

  test('halves are rounded away from zero, on both sides', ({ assert }) => {
    assert.deepEqual(
      [5n, -5n, 15n, -15n, 4n, -4n].map((value) => roundedQuotient(value, 10n)),
      [1n, -1n, 2n, -2n, 0n, 0n]
    )
  })

  test('rounding is never more than a half away, against a rational oracle', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        (numerator, denominator) => {
          const rounded = roundedQuotient(numerator, denominator)
          const rest = numerator - rounded * denominator
          const distance = 2n * (rest < 0n ? -rest : rest)
          assert.isTrue(distance <= denominator)
          if (distance === denominator) assert.isTrue(rest < 0n === rounded > 0n)
          assert.equal(roundedQuotient(-numerator, denominator), -rounded)
        }
      ),
      RUNS
    )
  })

  test('price times quantity less discount is rounded once', ({ assert }) => {
    const price = (quantity: string, unit: string, discount = '0', currency = 'EUR') =>
      priceOf(
        {
          quantity: parseDecimal(quantity),
          price: parseDecimal(unit),
          discount: parseDecimal(discount),
        },
        currency
      )
    assert.equal(price('3', '0.005'), minor(2n))
    assert.equal(price('-3', '0.005'), minor(-2n))
    assert.equal(price('1', '0.01', '50'), minor(1n))
    assert.equal(price('0.333333', '3.00'), minor(100n))
    assert.equal(price('7.5', '95', '0', 'JPY'), minor(713n))
    assert.equal(price('1', '1.2345', '0', 'KWD'), minor(1235n))
  })

  test('{0} at {1} percent are {2}')
    .with([
      ['138.66', '19', '26.35'],
      ['8180.00', '9.975', '815.96'],
      ['140.00', '5', '7.00'],
      ['140.00', '9.975', '13.97'],
      ['1140.00', '9.975', '113.72'],
      ['1140.00', '5', '57.00'],
      ['1000.00', '19', '190.00'],
      ['-138.66', '19', '-26.35'],
    ] as const)
    .run(({ assert }, [amount, rate, tax]) => {
      assert.equal(moneyText(percentOf(parseMoney(amount, 'EUR'), parseDecimal(rate)), 'EUR'), tax)
    })

  test('amounts too large for a JSON number are refused, not rounded', ({ assert }) => {
    const most = decimal(999_999_999_999_999_999n)
    assert.throws(
      () => priceOf({ quantity: most, price: most, discount: decimal(0n) }, 'EUR'),
      'too_large'
    )
    const big = parseMoney('9999999999.99', 'EUR')
    assert.equal(moneyText(sum(Array.from({ length: 200 }, () => big)), 'EUR'), '1999999999998.00')
  })

  test('a price is symmetrical and never more than half a cent off', ({ assert }) => {
    fc.assert(
      fc.property(
        anyDecimal(10_000n),
        anyDecimal(10_000n),
        anyDecimal(100n),
        (quantity, price, discount) => {
          const amount = priceOf({ quantity, price, discount }, 'EUR')
          const exact = quantity * price * (100_000_000n - discount)
          const off = 2n * (amount * 10n ** 18n - exact)
          assert.isTrue(off <= 10n ** 18n && off > -(10n ** 18n))
          const turned = decimal(-quantity)
          assert.equal(priceOf({ quantity: turned, price, discount }, 'EUR'), minor(-amount))
        }
      ),
      RUNS
    )
  })
})
