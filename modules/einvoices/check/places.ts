import { DECIMAL_PLACES, type Decimal } from '#core/money/decimal'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Adjustment } from '#modules/einvoices/model/line'
import type { Places } from '#modules/einvoices/write/profiles'
import { type Fault, lineField } from './fault.js'

/** Numbers with more decimal places than the edition allows, which a writer would have to round. */
export function checkPlaces(invoice: EInvoice, places: Places): Fault[] {
  const percents = (adjustments: Adjustment[]) => adjustments.map(({ percent }) => percent)
  const numbers = [
    ...invoice.lines.flatMap((line, index) => {
      const at = (term: string, name: string) => ({ term, field: lineField(line, index, name) })
      return [
        { ...at('BT-129', 'quantity'), most: places.quantity, values: [line.quantity] },
        { ...at('BT-149', 'priceQuantity'), most: places.quantity, values: [line.priceQuantity] },
        { ...at('BT-146', 'unitPrice'), most: places.price, values: [line.price] },
        { ...at('BT-148', 'unitPrice'), most: places.price, values: [line.grossPrice] },
        { ...at('BT-152', 'taxRate'), most: places.percent, values: [line.vat.rate] },
      ]
    }),
    {
      term: 'BT-97',
      field: 'discountPercent',
      most: places.percent,
      values: percents([...invoice.allowances, ...invoice.charges]),
    },
  ]
  return numbers
    .filter(({ values, most }) => values.some((value) => value && !fits(value, most)))
    .map(({ term, field, most }) => ({
      rule: 'BR-DEC',
      term,
      field,
      text: 'too_fine',
      values: { most },
    }))
}

const fits = (value: Decimal, places: number) =>
  value % 10n ** BigInt(DECIMAL_PLACES - places) === 0n
