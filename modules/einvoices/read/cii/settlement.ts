import { isCurrency } from '#core/money/currency'
import { type Minor, minor } from '#core/money/minor'
import type { EInvoice, Payment, Totals } from '#modules/einvoices/model/einvoice'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { DOCUMENT_PERIOD, identifier } from '#modules/einvoices/read/parts'
import { readPaymentTerms } from '#modules/einvoices/read/payment_terms'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { adjustment, isCharge, period, vatRate } from './parts.js'

const SUMMATION =
  'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation'

/** How it is paid, taxed and summed up. */
export function readSettlement(settlement: XmlNode, values: FileValues) {
  const terms = settlement.all('SpecifiedTradePaymentTerms')
  const summation = settlement.at(SUMMATION)
  const adjustments = settlement
    .all('SpecifiedTradeAllowanceCharge')
    .map((node) => ({
      isCharge: isCharge(node),
      ...adjustment(node, values),
      vat: vatRate(node.at('CategoryTradeTax'), values),
    }))
    .concat(
      settlement.all('SpecifiedLogisticsServiceCharge').map((node) => logistics(node, values))
    )
  const withKind = (wanted: boolean) =>
    adjustments.filter((one) => one.isCharge === wanted).map(({ isCharge: _, ...one }) => one)
  const taxes = settlement.all('ApplicableTradeTax')
  return {
    accounting: settlement.text('ReceivableSpecifiedTradeAccountingAccount', 'ID'),
    vatAccounting: readVatAccounting(settlement, summation, values),
    taxPointOn: taxes.map((tax) => values.day(tax.at('TaxPointDate'), 'BT-7')).find(Boolean),
    dueOn: terms.map((term) => values.day(term.at('DueDateDateTime'), 'BT-9')).find(Boolean),
    ...readPaymentTerms(
      terms.map((term) => term.at('Description').wholeText).join('\n'),
      values.currency
    ),
    preceding: settlement.all('InvoiceReferencedDocument').map((document) => ({
      number: document.text('IssuerAssignedID|ID') ?? '',
      issuedOn: values.day(document.at('FormattedIssueDateTime'), 'BT-26'),
    })),
    payee: readPayee(settlement.at('PayeeTradeParty')),
    period: period(settlement.at('BillingSpecifiedPeriod'), DOCUMENT_PERIOD, values),
    payment: readPayment(settlement, terms),
    allowances: withKind(false),
    charges: withKind(true),
    totals: readTotals(summation, values),
    vat: taxes.map((tax) => ({
      ...vatRate(tax, values),
      base: values.minor(tax.at('BasisAmount'), 'BT-116'),
      tax: values.minor(tax.at('CalculatedAmount'), 'BT-117'),
      reason: tax.text('ExemptionReason'),
      reasonCode: tax.text('ExemptionReasonCode'),
    })),
  } satisfies Partial<EInvoice> & { accounting?: string }
}

/** Freight of ZUGFeRD, a charge by another name. */
const logistics = (node: XmlNode, values: FileValues) => ({
  isCharge: true,
  amount: values.minor(node.at('AppliedAmount'), 'BT-108'),
  base: undefined,
  percent: undefined,
  reason: node.text('Description'),
  reasonCode: undefined,
  vat: vatRate(node.at('AppliedTradeTax'), values),
})

function readTotals(summation: XmlNode, values: FileValues): Totals {
  const optional = (name: string, term: string) => values.minor(summation.at(name), term)
  const gross = values.demanded(summation.at('GrandTotalAmount'), 'BT-112', 'BR-14')
  const prepaid = optional('TotalPrepaidAmount', 'BT-113')
  const rounding = optional('RoundingAmount', 'BT-114')
  const due = values.optionalMinor(summation.at('DuePayableAmount'), 'BT-115')
  return {
    lines: optional('LineTotalAmount', 'BT-106'),
    allowances: optional('AllowanceTotalAmount', 'BT-107'),
    charges: optional('ChargeTotalAmount', 'BT-108'),
    net: values.demanded(summation.at('TaxBasisTotalAmount'), 'BT-109', 'BR-13'),
    tax: taxOf(summation, values.currency, values) ?? minor(0n),
    gross,
    prepaid,
    rounding,
    // ZUGFeRD 1 may leave it out.
    due: due ?? minor(gross - prepaid + rounding),
  }
}

/** There are two when the tax office counts in another currency; one without a currency is the invoice's. */
function taxOf(summation: XmlNode, currency: string, values: FileValues): Minor | undefined {
  const sums = summation.all('TaxTotalAmount')
  const node =
    sums.find((sum) => sum.attribute('currencyID') === currency) ??
    sums.find((sum) => !sum.attribute('currencyID') && currency === values.currency)
  return node && values.optionalMinor(node, 'BT-110', currency)
}

function readVatAccounting(settlement: XmlNode, summation: XmlNode, values: FileValues) {
  const currency = settlement.text('TaxCurrencyCode')
  if (!currency || currency === values.currency || !isCurrency(currency)) return undefined
  const tax = taxOf(summation, currency, values)
  return tax === undefined ? undefined : { currency, tax }
}

const readPayee = (party: XmlNode): EInvoice['payee'] =>
  party.isThere
    ? {
        name: party.text('Name') ?? '',
        id: identifier(party.at('ID')) ?? identifier(party.at('GlobalID')),
        registration: identifier(party.at('SpecifiedLegalOrganization', 'ID')),
      }
    : undefined

function readPayment(settlement: XmlNode, terms: XmlNode[]): Payment | undefined {
  const ways = settlement.all('SpecifiedTradeSettlementPaymentMeans')
  const [first] = ways
  const mandate = terms.map((term) => term.text('DirectDebitMandateID')).find(Boolean)
  const debited = ways
    .map((way) => way.text('PayerPartyDebtorFinancialAccount', 'IBANID'))
    .find(Boolean)
  const card = ways
    .map((way) => way.at('ApplicableTradeSettlementFinancialCard'))
    .find((node) => node.isThere)
  const remittance = settlement.text('PaymentReference')
  if (!first && !remittance) return undefined
  return {
    means: first?.text('TypeCode') ?? '',
    meansText: first?.text('Information'),
    remittance,
    accounts: ways
      .map((way) => ({
        iban: way.text('PayeePartyCreditorFinancialAccount', 'IBANID|ProprietaryID') ?? '',
        holder: way.text('PayeePartyCreditorFinancialAccount', 'AccountName'),
        bic: way.text('PayeeSpecifiedCreditorFinancialInstitution', 'BICID'),
      }))
      .filter(({ iban }) => iban !== ''),
    card: card && { number: card.text('ID') ?? '', holder: card.text('CardholderName') },
    directDebit:
      mandate || debited
        ? {
            mandate: mandate ?? '',
            creditorId: settlement.text('CreditorReferenceID'),
            iban: debited,
          }
        : undefined,
  }
}
