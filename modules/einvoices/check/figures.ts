import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE } from '#core/money/decimal'
import { type Minor, minor, percentOf, sum } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Adjustment, EInvoiceLine } from '#modules/einvoices/model/line'
import { isNear } from '#modules/einvoices/model/slack'
import { type Fault, lineField } from './fault.js'

const amounts = (adjustments: readonly Adjustment[]) => sum(adjustments.map(({ amount }) => amount))

/** BT-131 of each line. A difference names both figures. */
export const checkLineAmounts = ({ lines, currency }: EInvoice): Fault[] =>
  lines.flatMap((line, index) => lineDiffers(line, index, currency))

/** The sums of BR-CO-10 to BR-CO-17. */
export function checkSums(invoice: EInvoice): Fault[] {
  const { lines, allowances, charges, totals, vat, currency } = invoice
  const differs = (rule: string, term: string, found: Minor, expected: bigint): Fault[] =>
    found === expected
      ? []
      : [sumFault({ rule, term, field: 'lines', found, expected: minor(expected), currency })]

  return [
    ...differs('BR-CO-10', 'BT-106', totals.lines, sum(lines.map(({ net }) => net))),
    ...differs('BR-CO-11', 'BT-107', totals.allowances, amounts(allowances)),
    ...differs('BR-CO-12', 'BT-108', totals.charges, amounts(charges)),
    ...differs('BR-CO-13', 'BT-109', totals.net, totals.lines - totals.allowances + totals.charges),
    ...differs('BR-CO-14', 'BT-110', totals.tax, sum(vat.map(({ tax }) => tax))),
    ...differs('BR-CO-15', 'BT-112', totals.gross, totals.net + totals.tax),
    ...differs('BR-CO-16', 'BT-115', totals.due, totals.gross - totals.prepaid + totals.rounding),
    ...vat.flatMap((group) => taxDiffers(group, currency)),
  ]
}

interface Difference {
  rule: string
  term: string
  field: string
  severity?: Fault['severity']
  found: Minor
  expected: Minor
  currency: string
}

export const sumFault = ({ found, expected, currency, ...place }: Difference): Fault => ({
  ...place,
  text: 'sum_differs',
  values: {
    found: { amount: found, currency },
    expected: { amount: expected, currency },
  },
})

/** BT-131 = quantity × price ÷ base quantity − allowances + charges. */
function lineDiffers(line: EInvoiceLine, index: number, currency: string): Fault[] {
  const { quantity, price, priceQuantity = DECIMAL_ONE, net } = line
  if (priceQuantity <= 0n) return []
  const adjusted = amounts(line.charges) - amounts(line.allowances)
  const numerator = quantity * price * 10n ** BigInt(exponentOf(currency))
  const denominator = DECIMAL_ONE * priceQuantity
  if (isNear(minor(net - adjusted), { numerator, denominator }, currency)) return []
  const expected = minor(roundedQuotient(numerator, denominator) + adjusted)
  const rule = 'PEPPOL-EN16931-R120'
  const field = lineField(line, index, 'unitPrice')
  return [sumFault({ rule, term: 'BT-131', field, found: net, expected, currency })]
}

/**
 * BR-CO-17 allows a difference below one whole unit of the currency, because a gross price may have been split.
 * Rounding explains a single minor unit; more is suspicious.
 */
function taxDiffers(group: EInvoice['vat'][number], currency: string): Fault[] {
  const expected = percentOf(group.base, group.rate)
  const difference = magnitude(group.tax - expected)
  if (difference <= 1n) return []
  const severity = difference < 10n ** BigInt(exponentOf(currency)) ? 'warning' : 'error'
  const place = { rule: 'BR-CO-17', term: 'BT-117', field: 'lines', severity } as const
  return [sumFault({ ...place, found: group.tax, expected, currency })]
}
