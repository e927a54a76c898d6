import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { type Decimal } from '#core/money/decimal'
import { decimalInput } from '#core/money/decimal_rule'

const line = vine.create({
  quantity: decimalInput({ places: 3 }),
  discount: decimalInput({ min: 0, max: 100 }).optional(),
})

test.group('Decimals of a request', () => {
  test('numbers and decimal strings become exact decimals', async ({ assert }) => {
    const { quantity, discount } = await line.validate({ quantity: '1.125', discount: 2.5 })
    assert.equal(quantity, 1_125_000n as Decimal)
    assert.equal(discount, 2_500_000n as Decimal)
    assert.isUndefined((await line.validate({ quantity: 1 })).discount)
  })

  test('input that is not an exact decimal fails the rule {0}')
    .with([
      ['too_precise', { quantity: '1.1234' }],
      ['not_a_number', { quantity: 'two' }],
      ['not_a_number', { quantity: true }],
      ['not_a_number', { quantity: {} }],
      ['too_large', { quantity: 1e30 }],
      ['min', { quantity: 1, discount: -1 }],
      ['max', { quantity: 1, discount: '100.01' }],
      ['required', {}],
    ] as const)
    .run(async ({ assert }, [rule, input]) => {
      const [failure] = await line.tryValidate(input)
      assert.equal(failure?.messages[0].rule, rule)
    })
})
