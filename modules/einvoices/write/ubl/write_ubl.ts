import { element, required, serialize } from '#core/xml/element'
import { CREDIT_NOTE_TYPES } from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { asPeppol } from '#modules/einvoices/model/peppol'
import { paymentTermsText } from '#modules/einvoices/write/payment_terms'
import { plainNote } from '#modules/einvoices/write/plain_words'
import { BUSINESS_PROCESS, EDITIONS, type UblProfile } from '#modules/einvoices/write/profiles'
import { line } from './line.js'
import { buyerParty, delivery, payeeParty, representativeParty, sellerParty } from './parties.js'
import { adjustment, period } from './parts.js'
import { paymentMeans } from './payment.js'
import { additionalDocuments, billingReference, orderReference, reference } from './references.js'
import { monetaryTotal, taxTotals } from './totals.js'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'

/**
 * The invoice in UBL 2.1, as XRechnung or for Peppol: an `Invoice`, or a `CreditNote` when its kind gives money back
 * (381). Elements follow the order of the two schemas; a term missing in the model is left out, not checked: call
 * `checkEInvoice` first.
 */
export function writeUbl(given: EInvoice, profile: UblProfile = 'xrechnung'): string {
  const invoice = profile === 'peppol' ? asPeppol(given) : given
  const isCredit = CREDIT_NOTE_TYPES.includes(invoice.type)
  const root = isCredit ? 'CreditNote' : 'Invoice'
  return serialize(
    required(
      root,
      [
        ...head(invoice, isCredit, profile),
        ...references(invoice, isCredit),
        ...body(invoice, isCredit, profile),
      ],
      {
        xmlns: `${NAMESPACE}${root}-2`,
        'xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
        'xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
      }
    )
  )
}

function head(invoice: EInvoice, isCredit: boolean, profile: UblProfile) {
  const taxPoint = element('cbc:TaxPointDate', invoice.taxPointOn)
  // UBL has no element for BT-21: the code precedes its text.
  const notes = invoice.notes.map(({ code, text }) =>
    element('cbc:Note', code && text.trim() ? `#${code}#${text}` : plainNote(text))
  )
  return [
    element('cbc:CustomizationID', EDITIONS[profile].specification),
    element('cbc:ProfileID', BUSINESS_PROCESS),
    element('cbc:ID', invoice.number),
    element('cbc:IssueDate', invoice.issuedOn),
    ...(isCredit
      ? [taxPoint, element('cbc:CreditNoteTypeCode', invoice.type), ...notes]
      : [
          element('cbc:DueDate', invoice.dueOn),
          element('cbc:InvoiceTypeCode', invoice.type),
          ...notes,
          taxPoint,
        ]),
    element('cbc:DocumentCurrencyCode', invoice.currency),
    element('cbc:TaxCurrencyCode', invoice.vatAccounting?.currency),
    element('cbc:AccountingCost', invoice.references.accounting),
    element('cbc:BuyerReference', invoice.references.buyer),
    period(invoice.period),
  ]
}

function references(invoice: EInvoice, isCredit: boolean) {
  const { despatchAdvice, receivingAdvice, tender, contract, project } = invoice.references
  const additional = additionalDocuments(invoice, isCredit)
  const tenderReference = reference('cac:OriginatorDocumentReference', tender)
  const contractReference = reference('cac:ContractDocumentReference', contract)
  return [
    orderReference(invoice),
    ...invoice.preceding.map(billingReference),
    reference('cac:DespatchDocumentReference', despatchAdvice),
    reference('cac:ReceiptDocumentReference', receivingAdvice),
    ...(isCredit
      ? [contractReference, ...additional, tenderReference]
      : [
          tenderReference,
          contractReference,
          ...additional,
          reference('cac:ProjectReference', project),
        ]),
  ]
}

function body(invoice: EInvoice, isCredit: boolean, profile: UblProfile) {
  const { currency, allowances, charges, payee, taxRepresentative, payment } = invoice
  const creditorId = payment?.directDebit?.creditorId
  return [
    element('cac:AccountingSupplierParty', sellerParty(invoice.seller, creditorId)),
    element('cac:AccountingCustomerParty', buyerParty(invoice.buyer)),
    payee && payeeParty(payee),
    taxRepresentative && representativeParty(taxRepresentative),
    delivery(invoice.delivery),
    ...paymentMeans(invoice, isCredit),
    element('cac:PaymentTerms', element('cbc:Note', paymentTermsText(invoice, profile))),
    ...allowances.map((one) => adjustment(one, { isCharge: false, currency, vat: one.vat })),
    ...charges.map((one) => adjustment(one, { isCharge: true, currency, vat: one.vat })),
    ...taxTotals(invoice),
    monetaryTotal(invoice),
    ...invoice.lines.map((one) => line(one, currency, isCredit)),
  ]
}
