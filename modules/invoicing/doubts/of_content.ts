import type { SuggestedTax } from '#api/suggest_tax'
import { decimalFromRow } from '#core/money/columns'
import { parseDecimal } from '#core/money/decimal'
import type { LineRow } from '#modules/documents/public'
import { supplyOf } from '#modules/invoicing/law/supply'
import type { Written } from '#modules/invoicing/law/written'
import { vatRatesOn } from '#modules/settings/public'
import { type Doubt, doubtsIn } from './doubt.js'

/** @param suggested how a sale to this client is usually taxed */
export function doubtsOfContent(written: Written, { category }: SuggestedTax) {
  const { invoice, lines, seller, buyer } = written
  const items = lines.filter(({ kind }) => kind === 'item')
  const isTaxed = items.some(({ tax_category }) => tax_category === 'S')
  const isForeign = items.some(({ tax_category }) => ['AE', 'K', 'G'].includes(tax_category))
  const isUnusual = buyer.country !== '' && category === 'S' && isForeign
  return doubtsIn([
    items.length > 0 &&
      invoice.total === 0n &&
      invoice.stage !== 'final' && { field: 'lines', rule: 'total_zero' },
    isUnusual && { field: 'lines', rule: 'tax_unusual' },
    invoice.currency !== seller.currency &&
      isTaxed &&
      !invoice.exchangeRate && { field: 'exchangeRate', rule: 'exchange_rate_missing' },
    ...unknownRates(written),
  ])
}

/** Lines with a rate that the company's country does not have, or did not have when the line was supplied. */
function unknownRates({ invoice, lines, seller }: Written): Doubt[] {
  const { serviceOn, serviceUntil } = supplyOf(invoice, lines)
  return lines.flatMap((line, index) => {
    const day = line.service_until ?? line.service_on ?? serviceUntil ?? serviceOn ?? invoice.dateOn
    const known = vatRatesOn(seller.country, day)
    if (!isTaxedItem(line) || !known || known.some((rate) => isRate(line, rate))) return []
    return [{ field: `lines.${index}.taxRate`, rule: 'tax_rate_unknown' }]
  })
}

const isTaxedItem = ({ kind, tax_category }: LineRow) => kind === 'item' && tax_category === 'S'

const isRate = ({ tax_rate }: LineRow, percent: number) =>
  decimalFromRow(tax_rate) === parseDecimal(percent)
