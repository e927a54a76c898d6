import { type Element, element } from '#core/xml/element'
import type { EInvoice, Payment } from '#modules/einvoices/model/einvoice'
import type { VatGroup } from '#modules/einvoices/model/line'
import type { Payee } from '#modules/einvoices/model/party'
import { paymentTermsText } from '#modules/einvoices/write/payment_terms'
import { type CiiProfile, EDITIONS } from '#modules/einvoices/write/profiles'
import { amountWriter, filledAmountWriter, paddedText } from '#modules/einvoices/xml/values'
import { adjustment, day, organization, partyIds, period, ratePercent } from './parts.js'
import { precedingReferences } from './preceding.js'

/** How it is paid, taxed and summed up. */
export const settlement = (invoice: EInvoice, profile: CiiProfile) => {
  const { currency, payment, allowances, charges } = invoice
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:CreditorReferenceID', payment?.directDebit?.creditorId),
    element('ram:PaymentReference', payment?.remittance),
    element('ram:TaxCurrencyCode', invoice.vatAccounting?.currency),
    element('ram:InvoiceCurrencyCode', currency),
    invoice.payee && payeeParty(invoice.payee),
    ...paymentMeans(payment),
    ...invoice.vat.map((group) => tradeTax(group, invoice, profile)),
    period(invoice.period),
    ...allowances.map((one) => adjustment(one, { isCharge: false, currency, vat: one.vat })),
    ...charges.map((one) => adjustment(one, { isCharge: true, currency, vat: one.vat })),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', paymentTermsText(invoice, profile)),
      day('ram:DueDateDateTime', invoice.dueOn),
      element('ram:DirectDebitMandateID', payment?.directDebit?.mandate),
    ]),
    summation(invoice),
    ...precedingReferences(invoice, profile),
    element(
      'ram:ReceivableSpecifiedTradeAccountingAccount',
      element('ram:ID', invoice.references.accounting)
    ),
  ])
}

const payeeParty = ({ id, name, registration }: Payee) =>
  element('ram:PayeeTradeParty', [
    ...partyIds(id ? [id] : []),
    element('ram:Name', name),
    organization(registration),
  ])

/** Each account is a means of its own. */
function paymentMeans(payment: Payment | undefined): (Element | undefined)[] {
  if (!payment) return []
  const { means, meansText, card, directDebit } = payment
  const accounts = payment.accounts.length > 0 ? payment.accounts : [undefined]
  return accounts.map((account) =>
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      element('ram:TypeCode', means),
      element('ram:Information', meansText),
      element('ram:ApplicableTradeSettlementFinancialCard', [
        element('ram:ID', card?.number),
        element('ram:CardholderName', card?.holder),
      ]),
      element('ram:PayerPartyDebtorFinancialAccount', element('ram:IBANID', directDebit?.iban)),
      element('ram:PayeePartyCreditorFinancialAccount', [
        element('ram:IBANID', account?.iban),
        element('ram:AccountName', account?.holder),
      ]),
      element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', account?.bic)),
    ])
  )
}

/** XRechnung wants a rate in every group, so that there O is written with 0 (BR-DE-14). */
function tradeTax(group: VatGroup, { currency, taxPointOn }: EInvoice, profile: CiiProfile) {
  const money = amountWriter(currency)
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', money(group.tax)),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', group.reason),
    element('ram:BasisAmount', money(group.base)),
    element('ram:CategoryCode', group.category),
    element('ram:ExemptionReasonCode', group.reasonCode),
    day('ram:TaxPointDate', taxPointOn, 'udt:DateString'),
    EDITIONS[profile].hasRateOutsideOfVat
      ? element('ram:RateApplicablePercent', paddedText(group.rate))
      : ratePercent(group),
  ])
}

function summation({ totals, currency, vatAccounting }: EInvoice) {
  const money = amountWriter(currency)
  const filled = filledAmountWriter(currency)
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', money(totals.lines)),
    element('ram:ChargeTotalAmount', filled(totals.charges)),
    element('ram:AllowanceTotalAmount', filled(totals.allowances)),
    element('ram:TaxBasisTotalAmount', money(totals.net)),
    element('ram:TaxTotalAmount', money(totals.tax), { currencyID: currency }),
    vatAccounting &&
      element('ram:TaxTotalAmount', amountWriter(vatAccounting.currency)(vatAccounting.tax), {
        currencyID: vatAccounting.currency,
      }),
    element('ram:RoundingAmount', filled(totals.rounding)),
    element('ram:GrandTotalAmount', money(totals.gross)),
    element('ram:TotalPrepaidAmount', filled(totals.prepaid)),
    element('ram:DuePayableAmount', money(totals.due)),
  ])
}
