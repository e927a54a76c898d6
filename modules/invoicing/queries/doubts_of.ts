import { addDays, type Day } from '#core/clock'
import { type DocumentFault, suggestTax } from '#modules/documents/public'
import { buyerField, type Written } from '#modules/invoicing/law/written'

/**
 * Doubts about an invoice that may be issued: addresses and tax numbers where no law that we know demands them, how it
 * is to be paid, what e-invoices to authorities need (BR-DE-15), VAT other than usual, and a mistyped year.
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

/** Of a company in Germany, what is missing either keeps the invoice from being issued or is not needed. */
function ofSeller({ seller }: Written) {
  const isFree = seller.country !== 'DE'
  return [
    doubt(isFree && !seller.vatId && !seller.taxNumber, 'companyInfo.vatId', 'no_tax_number'),
    doubt(isFree && (!seller.street || !seller.city), 'companyInfo.street', 'own_address_missing'),
    doubt(!seller.iban, 'companyInfo.iban', 'iban_missing'),
  ]
}

function ofBuyer({ seller, buyer, invoice }: Written) {
  if (!invoice.clientName) return []
  const isListed = invoice.clientId !== null
  const at = (field: string) => buyerField(invoice, field)
  const isFree = seller.country !== 'DE'
  const isGerman = buyer.country === 'DE'
  const wantsReference = buyer.type === 'public' && isGerman && !invoice.buyerReference
  return [
    doubt(isFree && (!buyer.street || !buyer.city), at('street'), 'client_address_missing'),
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
