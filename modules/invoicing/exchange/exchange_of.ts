import type { Exchange } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'

type Exchanged = Pick<Invoice, 'currency' | 'exchangeRate' | 'exchangeOn' | 'dateOn' | 'isDraft'>

/**
 * The rate of exchange of a document that is not in the company's own currency; undefined without one, and for what
 * was issued before rates had a day.
 */
export function exchangeOf(
  { currency, exchangeRate: rate, exchangeOn, dateOn, isDraft }: Exchanged,
  ownCurrency: string
): Exchange | undefined {
  const on = exchangeOn ?? (isDraft ? dateOn : null)
  if (currency === ownCurrency || !rate || !on) return undefined
  return { ownCurrency, rate, on }
}

/** Puts in the day that a draft's rate is of; without one it is of the invoice's own. */
export function setExchangeDay(draft: Invoice, { exchangeDate }: InvoiceInput) {
  if (exchangeDate !== undefined) draft.exchangeOn = exchangeDate
}
