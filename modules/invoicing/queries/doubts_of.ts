import { addDays, type Day } from '#core/clock'
import { type DocumentFault, suggestTax } from '#modules/documents/public'
import type { Written } from '#modules/invoicing/actions/assert_complete'

/**
 * What is doubtful about an invoice that may be issued: particulars of § 14 (4) UStG that are not known, how it is to
 * be paid, what e-invoices to authorities (BR-DE-15) and businesses want, VAT other than usual, and a
 * mistyped year.
 * @param today of the company
 */
export const doubtsOf = (written: Written, today: Day): DocumentFault[] =>
  [
    ...ofSeller(written),
    ...ofBuyer(written),
    ...ofDay(written, today),
    ...ofContent(written),
  ].filter((doubt) => doubt !== undefined)

const doubt = (isSo: boolean, field: string, rule: string): DocumentFault | undefined =>
  isSo ? { field, rule } : undefined

function ofSeller({ seller }: Written) {
  return [
    doubt(!seller.vatId && !seller.taxNumber, 'companyInfo.vatId', 'no_tax_number'),
    doubt(!seller.street || !seller.city, 'companyInfo.street', 'own_address_missing'),
    doubt(!seller.iban, 'companyInfo.iban', 'iban_missing'),
  ]
}

function ofBuyer({ buyer, invoice }: Written) {
  if (!invoice.clientName) return []
  const isListed = invoice.clientId !== null
  const at = (field: string) => (isListed ? `client.${field}` : `customClient.${field}`)
  const isGerman = buyer.country === 'DE'
  const wantsReference = buyer.type === 'public' && isGerman && !invoice.buyerReference
  return [
    doubt(!buyer.street || !buyer.city, at('street'), 'client_address_missing'),
    doubt(!buyer.country, at('country'), 'client_country_missing'),
    doubt(wantsReference, 'buyerReference', 'buyer_reference_missing'),
    doubt(
      isListed && isGerman && buyer.type === 'public' && !buyer.eAddress,
      at('eAddress'),
      'e_address_missing'
    ),
  ]
}

/** An invoice older than this is hardly written today. */
const OLDEST_DAYS = 5 * 366

function ofDay({ invoice: { dateOn } }: Written, today: Day) {
  return [
    doubt(dateOn > today, 'date', 'date_to_come'),
    doubt(dateOn < addDays(today, -OLDEST_DAYS), 'date', 'date_long_past'),
  ]
}

function ofContent({ invoice, lines, seller, buyer }: Written) {
  const items = lines.filter(({ kind }) => kind === 'item')
  const { category } = suggestTax({ seller, buyer })
  const isTaxed = items.some(({ tax_category }) => tax_category === 'S')
  const isForeign = items.some(({ tax_category }) => ['AE', 'K', 'G'].includes(tax_category))
  return [
    doubt(
      items.length > 0 && invoice.total === 0n && invoice.stage !== 'final',
      'lines',
      'total_zero'
    ),
    doubt(
      !invoice.serviceOn && invoice.stage !== 'downPayment',
      'serviceDate',
      'service_date_assumed'
    ),
    doubt(buyer.country !== '' && (category === 'S' ? isForeign : isTaxed), 'lines', 'tax_unusual'),
    doubt(
      invoice.currency !== seller.currency && isTaxed && !invoice.exchangeRate,
      'exchangeRate',
      'exchange_rate_missing'
    ),
  ]
}
