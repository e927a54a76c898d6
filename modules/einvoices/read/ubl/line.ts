import { originFromXml } from '#modules/einvoices/codes/countries'
import type { EInvoiceLine } from '#modules/einvoices/model/line'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { classifications, identifier, LINE_PERIOD } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { adjustment, isCharge, period, vatRate } from './parts.js'

export function readLine(line: XmlNode, values: FileValues): EInvoiceLine {
  const quantity = line.at('InvoicedQuantity|CreditedQuantity')
  const price = line.at('Price')
  const withKind = (wanted: boolean) =>
    line
      .all('AllowanceCharge')
      .filter((node) => isCharge(node) === wanted)
      .map((node) => adjustment(node, values))
  return {
    ...readItem(line.at('Item'), values),
    id: line.text('ID') ?? '',
    note: line.text('Note'),
    objectId: identifier(line.at('DocumentReference', 'ID')),
    quantity: values.decimal(quantity, 'BT-129'),
    unit: quantity.attribute('unitCode') ?? '',
    net: values.minor(line.at('LineExtensionAmount'), 'BT-131'),
    orderLine: line.text('OrderLineReference', 'LineID'),
    accounting: line.text('AccountingCost'),
    period: period(line.at('InvoicePeriod'), LINE_PERIOD, values),
    allowances: withKind(false),
    charges: withKind(true),
    ...values.price(
      price.at('PriceAmount'),
      price.at('AllowanceCharge', 'BaseAmount'),
      price.at('BaseQuantity')
    ),
  }
}

const readItem = (item: XmlNode, values: FileValues) => ({
  name: item.text('Name') ?? '',
  description: item.text('Description'),
  sellerItem: item.text('SellersItemIdentification', 'ID'),
  buyerItem: item.text('BuyersItemIdentification', 'ID'),
  standardItem: identifier(item.at('StandardItemIdentification', 'ID')),
  classifications: classifications(
    item.all('CommodityClassification').map((node) => node.at('ItemClassificationCode'))
  ),
  origin: originFromXml(item.text('OriginCountry', 'IdentificationCode')),
  vat: vatRate(item.at('ClassifiedTaxCategory'), values),
  attributes: item.all('AdditionalItemProperty').map((node) => ({
    name: node.text('Name') ?? '',
    value: node.text('Value') ?? '',
  })),
})
