import { XMLParser } from 'fast-xml-parser'

/** A reference of this kind may repeat since D19B, which Factur-X uses. XRechnung is bound to D16B. */
const REPEATS_LATER = 'InvoiceReferencedDocument'

const PARTY =
  'ID* GlobalID* Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress ' +
  'URIUniversalCommunication SpecifiedTaxRegistration*'
const REFERENCE =
  'IssuerAssignedID! URIID LineID TypeCode Name AttachmentBinaryObject ReferenceTypeCode FormattedIssueDateTime'
const PRICE = 'ChargeAmount! BasisQuantity AppliedTradeAllowanceCharge'
const DATE_TIME = 'DateTimeString!'

/**
 * The elements of UN/CEFACT CII D16B that Kontor writes, each with its children in the order of the schema: `!` must
 * occur, `*` may repeat, all others occur at most once. Where CEN/TS 16931-3-3 allows fewer than the schema, as with
 * the texts of a note, its number counts. An element without an entry holds text only.
 */
const CHILDREN: Record<string, string> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext! ExchangedDocument! SupplyChainTradeTransaction!',
  ExchangedDocumentContext:
    'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter!',
  BusinessProcessSpecifiedDocumentContextParameter: 'ID!',
  GuidelineSpecifiedDocumentContextParameter: 'ID!',
  ExchangedDocument: 'ID! TypeCode! IssueDateTime! IncludedNote*',
  IncludedNote: 'Content! SubjectCode',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem* ApplicableHeaderTradeAgreement! ApplicableHeaderTradeDelivery! ApplicableHeaderTradeSettlement!',

  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument! SpecifiedTradeProduct! SpecifiedLineTradeAgreement! SpecifiedLineTradeDelivery! SpecifiedLineTradeSettlement!',
  AssociatedDocumentLineDocument: 'LineID! IncludedNote',
  SpecifiedTradeProduct:
    'GlobalID SellerAssignedID BuyerAssignedID Name! Description ApplicableProductCharacteristic* DesignatedProductClassification* OriginTradeCountry',
  ApplicableProductCharacteristic: 'Description! Value!',
  DesignatedProductClassification: 'ClassCode!',
  OriginTradeCountry: 'ID!',
  SpecifiedLineTradeAgreement:
    'BuyerOrderReferencedDocument GrossPriceProductTradePrice NetPriceProductTradePrice!',
  GrossPriceProductTradePrice: PRICE,
  NetPriceProductTradePrice: PRICE,
  AppliedTradeAllowanceCharge: 'ChargeIndicator! ActualAmount!',
  SpecifiedLineTradeDelivery: 'BilledQuantity!',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax! BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge* SpecifiedTradeSettlementLineMonetarySummation! AdditionalReferencedDocument ReceivableSpecifiedTradeAccountingAccount',
  SpecifiedTradeSettlementLineMonetarySummation: 'LineTotalAmount!',

  ApplicableHeaderTradeAgreement:
    'BuyerReference SellerTradeParty! BuyerTradeParty! SellerTaxRepresentativeTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument ContractReferencedDocument AdditionalReferencedDocument* SpecifiedProcuringProject',
  SellerTradeParty: PARTY,
  BuyerTradeParty: PARTY,
  SellerTaxRepresentativeTradeParty: PARTY,
  PayeeTradeParty: PARTY,
  ShipToTradeParty: PARTY,
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  DefinedTradeContact: 'PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication',
  TelephoneUniversalCommunication: 'CompleteNumber!',
  EmailURIUniversalCommunication: 'URIID!',
  PostalTradeAddress:
    'PostcodeCode LineOne LineTwo LineThree CityName CountryID! CountrySubDivisionName',
  URIUniversalCommunication: 'URIID!',
  SpecifiedTaxRegistration: 'ID!',
  SellerOrderReferencedDocument: REFERENCE,
  BuyerOrderReferencedDocument: REFERENCE.replace('ID!', 'ID'),
  ContractReferencedDocument: REFERENCE,
  AdditionalReferencedDocument: REFERENCE,
  SpecifiedProcuringProject: 'ID! Name!',

  ApplicableHeaderTradeDelivery:
    'ShipToTradeParty ActualDeliverySupplyChainEvent DespatchAdviceReferencedDocument ReceivingAdviceReferencedDocument',
  ActualDeliverySupplyChainEvent: 'OccurrenceDateTime!',
  DespatchAdviceReferencedDocument: REFERENCE,
  ReceivingAdviceReferencedDocument: REFERENCE,

  ApplicableHeaderTradeSettlement:
    'CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode! PayeeTradeParty SpecifiedTradeSettlementPaymentMeans* ApplicableTradeTax* BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge* SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation! InvoiceReferencedDocument ReceivableSpecifiedTradeAccountingAccount',
  SpecifiedTradeSettlementPaymentMeans:
    'TypeCode! Information ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution',
  ApplicableTradeSettlementFinancialCard: 'ID! CardholderName',
  PayerPartyDebtorFinancialAccount: 'IBANID!',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName',
  PayeeSpecifiedCreditorFinancialInstitution: 'BICID!',
  ApplicableTradeTax:
    'CalculatedAmount TypeCode! ExemptionReason BasisAmount CategoryCode! ExemptionReasonCode TaxPointDate RateApplicablePercent',
  CategoryTradeTax: 'TypeCode! CategoryCode! RateApplicablePercent',
  BillingSpecifiedPeriod: 'StartDateTime EndDateTime',
  SpecifiedTradeAllowanceCharge:
    'ChargeIndicator! CalculationPercent BasisAmount ActualAmount! ReasonCode Reason CategoryTradeTax',
  ChargeIndicator: 'Indicator!',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime DirectDebitMandateID',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount! ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount! TaxTotalAmount* RoundingAmount GrandTotalAmount! TotalPrepaidAmount DuePayableAmount!',
  InvoiceReferencedDocument: REFERENCE,
  ReceivableSpecifiedTradeAccountingAccount: 'ID!',

  IssueDateTime: DATE_TIME,
  OccurrenceDateTime: DATE_TIME,
  StartDateTime: DATE_TIME,
  EndDateTime: DATE_TIME,
  DueDateDateTime: DATE_TIME,
  FormattedIssueDateTime: DATE_TIME,
  TaxPointDate: 'DateString!',
}

type Node = Record<string, Node[] | string>

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false,
})

/**
 * Violations of the order and the numbers of CII in an XML; empty if there are none. Replaces the schema of D16B,
 * which no package of the registry contains.
 * @param version `D16B` of XRechnung, or the later one of Factur-X
 */
export function occurrenceFaults(xml: string, version: 'D16B' | 'later' = 'D16B'): string[] {
  return parser.parse(xml).flatMap((root: Node) => faultsIn(root, version))
}

function faultsIn(node: Node, version: 'D16B' | 'later'): string[] {
  const [name] = Object.keys(node).filter((key) => key !== ':@')
  const content = node[name] as Node[]
  const children = content.filter((child) => !Object.hasOwn(child, '#text'))
  const names = children.flatMap((child) => Object.keys(child).filter((key) => key !== ':@'))
  const text = content.map((child) => child['#text'] ?? '').join('')
  const allowed = CHILDREN[name]?.split(' ')
  if (!allowed) {
    if (names.length > 0) return [`${name} holds ${names.join(', ')} and has no entry`]
    return text.trim() === '' ? [`${name} is empty`] : []
  }
  return [
    ...(text.trim() === '' ? [] : [`${name} holds text`]),
    ...(names.length === 0 ? [`${name} is empty`] : []),
    ...wrongNumbers(name, names, allowed, version),
    ...children.flatMap((child) => faultsIn(child, version)),
  ]
}

function wrongNumbers(
  parent: string,
  names: string[],
  allowed: string[],
  version: 'D16B' | 'later'
): string[] {
  const order = allowed.map((entry) => entry.replace(/[!*]/, ''))
  const unknown = names.filter((name) => !order.includes(name))
  const sorted = names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const numbers = allowed.flatMap((entry, index) => {
    const count = names.filter((name) => name === order[index]).length
    const repeats = entry.endsWith('*') || (version === 'later' && order[index] === REPEATS_LATER)
    if (entry.endsWith('!') && count === 0) return [`${parent} lacks ${order[index]}`]
    return count > 1 && !repeats ? [`${parent} holds ${count} times ${order[index]}`] : []
  })
  return [
    ...unknown.map((name) => `${parent} holds ${name}`),
    ...(sorted.join() === names.join() ? [] : [`${parent} is out of order: ${names.join(', ')}`]),
    ...numbers,
  ]
}
