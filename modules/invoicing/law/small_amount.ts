import { type Minor, minor } from '#core/money/minor'
import { inOwnCurrency } from '#modules/documents/public'
import type { Written } from './written.js'

/** In cents, with VAT. */
const MOST = minor(250_00n)

/**
 * Whether an invoice needs few particulars because its total is at most 250 euros with VAT (§ 33 UStDV). Reverse
 * charge and intra-community supplies always need all of them; so does a final invoice, whose remainder says nothing
 * about the whole, and an invoice in a currency without a rate.
 */
export function isSmallAmount(written: Written): boolean {
  const { invoice, lines } = written
  const isAcrossBorder = lines.some(({ tax_category }) => ['AE', 'K'].includes(tax_category))
  if (invoice.stage === 'final' || isAcrossBorder) return false
  const euros = totalInEuros(written)
  return euros !== undefined && euros <= MOST
}

function totalInEuros({ invoice, seller }: Written): Minor | undefined {
  const { total, currency, exchangeRate } = invoice
  if (currency === 'EUR') return total
  if (seller.currency !== 'EUR' || !exchangeRate) return undefined
  return inOwnCurrency(total, exchangeRate, { currency, ownCurrency: seller.currency })
}
