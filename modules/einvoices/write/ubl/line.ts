import { decimal, decimalText } from '#core/money/decimal'
import { element } from '#core/xml/element'
import { countryToXml } from '#modules/einvoices/codes/countries'
import type { EInvoiceLine } from '#modules/einvoices/model/line'
import { paddedText } from '#modules/einvoices/xml/values'
import { adjustment, amount, identifier, period, taxCategory } from './parts.js'

/** UNTDID 1001: the object that a line is about, such as a meter. */
const OBJECT = '130'

export const line = (one: EInvoiceLine, currency: string, isCredit: boolean) =>
  element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', one.id),
    element('cbc:Note', one.note),
    element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', decimalText(one.quantity), {
      unitCode: one.unit,
    }),
    amount('cbc:LineExtensionAmount', one.net, currency),
    element('cbc:AccountingCost', one.accounting),
    period(one.period),
    element('cac:OrderLineReference', element('cbc:LineID', one.orderLine)),
    one.objectId?.value
      ? element('cac:DocumentReference', [
          identifier('cbc:ID', one.objectId),
          element('cbc:DocumentTypeCode', OBJECT),
        ])
      : undefined,
    ...one.allowances.map((each) => adjustment(each, { isCharge: false, currency })),
    ...one.charges.map((each) => adjustment(each, { isCharge: true, currency })),
    item(one),
    price(one, currency),
  ])

const item = (one: EInvoiceLine) =>
  element('cac:Item', [
    element('cbc:Description', one.description),
    element('cbc:Name', one.name),
    element('cac:BuyersItemIdentification', element('cbc:ID', one.buyerItem)),
    element('cac:SellersItemIdentification', element('cbc:ID', one.sellerItem)),
    element('cac:StandardItemIdentification', identifier('cbc:ID', one.standardItem)),
    element(
      'cac:OriginCountry',
      element('cbc:IdentificationCode', one.origin && countryToXml(one.origin))
    ),
    ...one.classifications.map(({ value, scheme, version }) =>
      element(
        'cac:CommodityClassification',
        element('cbc:ItemClassificationCode', value, { listID: scheme, listVersionID: version })
      )
    ),
    taxCategory('cac:ClassifiedTaxCategory', one.vat),
    ...one.attributes.map(({ name, value }) =>
      element('cac:AdditionalItemProperty', [
        element('cbc:Name', name),
        element('cbc:Value', value),
      ])
    ),
  ])

/** Prices may have more places than the currency, so they are not amounts. */
const price = ({ price: net, grossPrice, priceQuantity, unit }: EInvoiceLine, currency: string) =>
  element('cac:Price', [
    element('cbc:PriceAmount', paddedText(net), { currencyID: currency }),
    priceQuantity === undefined
      ? undefined
      : element('cbc:BaseQuantity', decimalText(priceQuantity), { unitCode: unit }),
    grossPrice === undefined || grossPrice === net
      ? undefined
      : element('cac:AllowanceCharge', [
          element('cbc:ChargeIndicator', 'false'),
          element('cbc:Amount', paddedText(decimal(grossPrice - net)), { currencyID: currency }),
          element('cbc:BaseAmount', paddedText(grossPrice), { currencyID: currency }),
        ]),
  ])
