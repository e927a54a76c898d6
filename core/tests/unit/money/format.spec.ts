import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import {
  formatAmount,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatPrice,
} from '#core/money/format'
import { minor } from '#core/money/minor'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.group('Amounts for people', () => {
  test('{0} {1} in {2} is {3}')
    .with([
      [123_456_750n, 'EUR', 'de', '1.234.567,50 €'],
      [123_456_750n, 'EUR', 'sq', '1 234 567,50 €'],
      [123_456_750n, 'EUR', 'en', '€1,234,567.50'],
      [-5n, 'EUR', 'de', '-0,05 €'],
      [123_450n, 'EUR', 'sq', '1 234,50 €'],
      [123_450n, 'ALL', 'sq', '1 234,50 Lekë'],
      [1234n, 'JPY', 'de', '1.234 ¥'],
      [1234n, 'KWD', 'en', 'KWD 1.234'],
      [900_719_925_474_099_301n, 'EUR', 'de', '9.007.199.254.740.993,01 €'],
    ] as const)
    .run(({ assert }, [amount, currency, language, text]) => {
      assert.equal(plain(formatMoney(minor(amount), currency, language)), text)
    })

  test('quantities, prices and rates keep the places they have', ({ assert }) => {
    const format = <T>(write: (value: ReturnType<typeof parseDecimal>) => T, text: string) =>
      write(parseDecimal(text))
    assert.equal(
      format((value) => formatDecimal(value, 'de'), '1234.5'),
      '1.234,5'
    )
    assert.equal(
      format((value) => formatPrice(value, 'EUR', 'de'), '0.0375'),
      '0,0375'
    )
    assert.equal(
      format((value) => formatPrice(value, 'EUR', 'en'), '95'),
      '95.00'
    )
    assert.equal(plain(format((value) => formatPercent(value, 'de'), '9.975')), '9,975 %')
    assert.equal(
      format((value) => formatPercent(value, 'sq'), '18'),
      '18%'
    )
    assert.equal(formatAmount(minor(123_450n), 'EUR', 'de'), '1.234,50')
  })
})
