import { originFromXml } from '#modules/einvoices/codes/countries'
import type { EInvoiceLine } from '#modules/einvoices/model/line'
import type { Amounts } from '#modules/einvoices/read/amounts'
import { classifications, identifier } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { adjustment, isCharge, period, vatRate } from './parts.js'

export function readLine(line: XmlNode, amounts: Amounts): EInvoiceLine {
  const quantity = line.at('InvoicedQuantity|CreditedQuantity')
  const price = line.at('Price')
  const withKind = (wanted: boolean) =>
    line
      .all('AllowanceCharge')
      .filter((node) => isCharge(node) === wanted)
      .map((node) => adjustment(node, amounts))
  return {
    ...readItem(line.at('Item'), amounts),
    id: line.text('ID') ?? '',
    note: line.text('Note'),
    objectId: identifier(line.at('DocumentReference', 'ID')),
    quantity: amounts.decimal(quantity, 'BT-129'),
    unit: quantity.attribute('unitCode') ?? '',
    net: amounts.minor(line.at('LineExtensionAmount'), 'BT-131'),
    orderLine: line.text('OrderLineReference', 'LineID'),
    accounting: line.text('AccountingCost'),
    period: period(line.at('InvoicePeriod')),
    allowances: withKind(false),
    charges: withKind(true),
    ...amounts.price(
      price.at('PriceAmount'),
      price.at('AllowanceCharge', 'BaseAmount'),
      price.at('BaseQuantity')
    ),
  }
}

const readItem = (item: XmlNode, amounts: Amounts) => ({
  name: item.text('Name') ?? '',
  description: item.text('Description'),
  sellerItem: item.text('SellersItemIdentification', 'ID'),
  buyerItem: item.text('BuyersItemIdentification', 'ID'),
  standardItem: identifier(item.at('StandardItemIdentification', 'ID')),
  classifications: classifications(
    item.all('CommodityClassification').map((node) => node.at('ItemClassificationCode'))
  ),
  origin: originFromXml(item.text('OriginCountry', 'IdentificationCode')),
  vat: vatRate(item.at('ClassifiedTaxCategory'), amounts),
  attributes: item.all('AdditionalItemProperty').map((node) => ({
    name: node.text('Name') ?? '',
    value: node.text('Value') ?? '',
  })),
})
