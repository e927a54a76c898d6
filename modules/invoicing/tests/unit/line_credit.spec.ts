import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Decimal, decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, minor, moneyDecimal, NOTHING, sum } from '#core/money/minor'
import { magnitude } from '#core/money/rounding'
import { anyDecimal } from '#core/tests/unit/money/arbitraries'
import { documentTotals, type LineContent } from '#modules/documents/public'
import {
  type CreditableLine,
  creditedDiscount,
  creditLine,
  leftOf,
} from '#modules/invoicing/credit_notes/line_credit'

/** How many random lines. */
const LINES = Number(process.env.KONTOR_RANDOM_DOCUMENTS ?? 2000)

const CONTENT: LineContent = {
  kind: 'item',
  description: 'Work',
  unit: 'h',
  itemId: null,
  taxCategory: 'S',
  quantity: parseDecimal(3),
  unitPrice: parseDecimal('33.335'),
  taxRate: parseDecimal(19),
  discount: parseDecimal(0),
  discountAmount: null,
  serviceDate: null,
  serviceUntil: null,
  isOptional: false,
  alternativeOf: null,
}

const totalsOf = (contents: LineContent[], discount: Minor = NOTHING) =>
  documentTotals(
    contents.map((content) => ({
      ...content,
      discountAmount: content.discountAmount ? minor(content.discountAmount / 10_000n) : null,
    })),
    'EUR',
    { amount: discount }
  )

const lineOf = (content: LineContent): CreditableLine => ({
  id: 'l',
  content,
  amount: totalsOf([content]).lines[0].amount,
  before: { quantity: decimal(0n), amount: NOTHING },
})

const anyContent = fc
  .record({
    quantity: anyDecimal(1000n, { min: -1000n }),
    unitPrice: anyDecimal(1000n),
    discount: fc.oneof(fc.constant(decimal(0n)), anyDecimal(100n)),
    isAmount: fc.boolean(),
  })
  .map(({ isAmount, ...rest }): LineContent => {
    const content = { ...CONTENT, ...rest }
    if (!isAmount) return content
    const { discount } = totalsOf([content]).lines[0]
    const discountAmount = discount === 0n ? null : moneyDecimal(discount, 'EUR')
    return { ...content, discount: decimal(0n), discountAmount }
  })

/** The shares of the remainder to give back, one after the other; the last one takes all. */
const anySteps = fc.array(
  fc.record({ share: fc.integer({ min: 1, max: 99 }), byAmount: fc.boolean() }),
  { maxLength: 5 }
)

test.group('Credited parts of a line', () => {
  test(`${LINES} random lines: never more than the line, and all in the end`, ({ assert }) => {
    fc.assert(
      fc.property(anyContent, anySteps, (content, steps) => {
        const line = lineOf(content)
        fc.pre(line.amount !== 0n)
        for (const { share, byAmount } of [...steps, { share: 100, byAmount: false }]) {
          const left = leftOf(line)
          if (left.amount === 0n) break
          const part = (whole: bigint) => (magnitude(whole) * BigInt(share)) / 100n
          const isLast = share === 100
          if (!isLast && part(byAmount ? left.amount : left.quantity) === 0n) continue
          const portion = byAmount
            ? { amount: minor(part(left.amount)) }
            : { quantity: decimal(part(left.quantity)) as Decimal }
          let credit: ReturnType<typeof creditLine>
          try {
            credit = creditLine(line, portion, { currency: 'EUR', field: 'l' })
          } catch {
            // Some units may cost more than an earlier credit of an amount has left.
            continue
          }
          if (magnitude(credit.amount) > magnitude(left.amount)) assert.fail('more than is left')
          const [told] = totalsOf([credit.content]).lines
          if (told.amount !== minor(-credit.amount)) assert.fail('the note says something else')
          line.before = {
            quantity: decimal(line.before.quantity + credit.quantity),
            amount: minor(line.before.amount + credit.amount),
          }
        }
        const left = leftOf(line)
        if (left.amount !== 0n) assert.fail('something was left')
      }),
      { numRuns: LINES }
    )
  }).timeout(3_600_000)

  test('the parts of a discount add up to it', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 1_000_000n }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        (amounts, percent) => {
          const amountSum = sum(amounts.map(minor))
          const discountTotal = minor((amountSum * BigInt(percent)) / 100n)
          const before = { amount: NOTHING, discount: NOTHING }
          for (const amount of amounts.map(minor)) {
            const part = creditedDiscount(amount, before, { amountSum, discountTotal })
            if (part < 0n || part > amount) assert.fail('no discount of this part')
            before.amount = minor(before.amount + amount)
            before.discount = minor(before.discount + part)
          }
          if (before.discount !== discountTotal) assert.fail('not the whole discount')
        }
      )
    )
  })
})
