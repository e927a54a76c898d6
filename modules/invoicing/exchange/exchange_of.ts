import type { Exchange } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'

type Exchanged = Pick<Invoice, 'currency' | 'exchangeRate' | 'exchangeOn' | 'dateOn' | 'isDraft'>

/**
 * The exchange rate of a document in a foreign currency; undefined for the company's own currency, and for documents
 * issued before rates had a date.
 */
export function exchangeOf(
  { currency, exchangeRate: rate, exchangeOn, dateOn, isDraft }: Exchanged,
  ownCurrency: string
): Exchange | undefined {
  const on = exchangeOn ?? (isDraft ? dateOn : null)
  if (currency === ownCurrency || !rate || !on) return undefined
  return { ownCurrency, rate, on }
}

/** Sets the date of a draft's exchange rate; without one it is the date of the invoice. */
export function setExchangeDay(draft: Invoice, { exchangeDate }: InvoiceInput) {
  if (exchangeDate !== undefined) draft.exchangeOn = exchangeDate
}
