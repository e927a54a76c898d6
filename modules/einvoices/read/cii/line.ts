import { originFromXml } from '#modules/einvoices/codes/countries'
import type { EInvoiceLine } from '#modules/einvoices/model/line'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { classifications, identifier, LINE_PERIOD } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { adjustment, isCharge, period, vatRate } from './parts.js'

const AGREEMENT = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement'
const DELIVERY = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery'
const SETTLEMENT = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement'
const SUMMATION =
  'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation'

/** Lines that are no part of the totals; DETAIL and lines without a code are. */
const ROLES: Record<string, EInvoiceLine['role']> = { GROUP: 'group', INFORMATION: 'information' }

export function readLine(line: XmlNode, values: FileValues): EInvoiceLine {
  const document = line.at('AssociatedDocumentLineDocument')
  const agreement = line.at(AGREEMENT)
  const settlement = line.at(SETTLEMENT)
  const quantity = line.at(DELIVERY, 'BilledQuantity')
  const net = agreement.at('NetPriceProductTradePrice')
  const adjustments = settlement.all('SpecifiedTradeAllowanceCharge')
  const withKind = (wanted: boolean) =>
    adjustments.filter((node) => isCharge(node) === wanted).map((node) => adjustment(node, values))
  return {
    ...readProduct(line.at('SpecifiedTradeProduct')),
    id: document.text('LineID') ?? '',
    note: document.text('IncludedNote', 'Content'),
    role: ROLES[document.text('LineStatusReasonCode') ?? ''],
    objectId: readObject(settlement.at('AdditionalReferencedDocument')),
    quantity: values.decimal(quantity, 'BT-129'),
    unit: quantity.attribute('unitCode') ?? '',
    net: values.minor(settlement.at(SUMMATION, 'LineTotalAmount'), 'BT-131'),
    orderLine: agreement.text('BuyerOrderReferencedDocument', 'LineID'),
    accounting: settlement.text('ReceivableSpecifiedTradeAccountingAccount', 'ID'),
    period: period(settlement.at('BillingSpecifiedPeriod'), LINE_PERIOD, values),
    allowances: withKind(false),
    charges: withKind(true),
    ...values.price(
      net.at('ChargeAmount'),
      agreement.at('GrossPriceProductTradePrice', 'ChargeAmount'),
      net.at('BasisQuantity')
    ),
    vat: vatRate(settlement.at('ApplicableTradeTax'), values),
  }
}

const readProduct = (product: XmlNode) => ({
  name: product.text('Name') ?? '',
  description: product.text('Description'),
  sellerItem: product.text('SellerAssignedID'),
  buyerItem: product.text('BuyerAssignedID'),
  standardItem: identifier(product.at('GlobalID')),
  classifications: classifications(
    product.all('DesignatedProductClassification').map((node) => node.at('ClassCode'))
  ),
  origin: originFromXml(product.text('OriginTradeCountry', 'ID')),
  attributes: product.all('ApplicableProductCharacteristic').map((node) => ({
    name: node.text('Description') ?? '',
    value: node.text('Value') ?? '',
  })),
})

function readObject(document: XmlNode): EInvoiceLine['objectId'] {
  const value = document.text('IssuerAssignedID')
  const scheme = document.text('ReferenceTypeCode')
  return value ? { value, ...(scheme && { scheme }) } : undefined
}
