import { type Decimal, decimal, decimalNumber } from '#core/money/decimal'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import { magnitude } from '#core/money/rounding'
import { assertNotDeducted } from '#modules/invoicing/down_payments/assert_free'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { assertCreditable } from './credit_invoice.js'
import { creditableLines } from './draft_credit.js'
import { leftOf } from './line_credit.js'

/**
 * The part of each invoice line that can still be given back: units and amount, net or gross like its price, both
 * without a sign.
 * @throws 409 `not_creditable`, `deducted`
 */
export async function describeCreditable(invoice: Invoice) {
  assertCreditable(invoice)
  await assertNotDeducted(invoice)
  const { lines } = await creditableLines(invoice)
  const units = (quantity: Decimal) => decimalNumber(decimal(magnitude(quantity)))
  const money = (amount: Minor) => moneyNumber(minor(magnitude(amount)), invoice.currency)
  return lines.map((line) => {
    const left = leftOf(line)
    const { description, unit, unitPrice, taxRate, quantity } = line.content
    return {
      lineId: line.id,
      description,
      unit,
      unitPrice: decimalNumber(unitPrice),
      taxRate: decimalNumber(taxRate),
      /** Of a line that gives something back itself, giving it back asks for money. */
      isNegative: line.amount < 0n,
      quantity: units(quantity),
      amount: money(line.amount),
      quantityLeft: units(left.quantity),
      amountLeft: money(left.amount),
    }
  })
}
