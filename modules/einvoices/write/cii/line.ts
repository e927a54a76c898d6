import { decimal, decimalText } from '#core/money/decimal'
import { element } from '#core/xml/element'
import { countryToXml } from '#modules/einvoices/codes/countries'
import type { EInvoiceLine } from '#modules/einvoices/model/line'
import { amountWriter, paddedText } from '#modules/einvoices/xml/values'
import { adjustment, period, ratePercent } from './parts.js'

/** UNTDID 1001: the object that a line is about, such as a meter. */
const OBJECT = '130'

export const line = (one: EInvoiceLine, currency: string) =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [
      element('ram:LineID', one.id),
      element('ram:IncludedNote', element('ram:Content', one.note)),
    ]),
    product(one),
    price(one),
    element(
      'ram:SpecifiedLineTradeDelivery',
      element('ram:BilledQuantity', decimalText(one.quantity), { unitCode: one.unit })
    ),
    settlement(one, currency),
  ])

const product = (one: EInvoiceLine) =>
  element('ram:SpecifiedTradeProduct', [
    element('ram:GlobalID', one.standardItem?.value, { schemeID: one.standardItem?.scheme }),
    element('ram:SellerAssignedID', one.sellerItem),
    element('ram:BuyerAssignedID', one.buyerItem),
    element('ram:Name', one.name),
    element('ram:Description', one.description),
    ...one.attributes.map(({ name, value }) =>
      element('ram:ApplicableProductCharacteristic', [
        element('ram:Description', name),
        element('ram:Value', value),
      ])
    ),
    ...one.classifications.map(({ value, scheme, version }) =>
      element(
        'ram:DesignatedProductClassification',
        element('ram:ClassCode', value, { listID: scheme, listVersionID: version })
      )
    ),
    element('ram:OriginTradeCountry', element('ram:ID', one.origin && countryToXml(one.origin))),
  ])

function price({ price: net, grossPrice, priceQuantity, unit, orderLine }: EInvoiceLine) {
  const basis =
    priceQuantity === undefined
      ? undefined
      : element('ram:BasisQuantity', decimalText(priceQuantity), { unitCode: unit })
  return element('ram:SpecifiedLineTradeAgreement', [
    element('ram:BuyerOrderReferencedDocument', element('ram:LineID', orderLine)),
    grossPrice === undefined
      ? undefined
      : element('ram:GrossPriceProductTradePrice', [
          element('ram:ChargeAmount', paddedText(grossPrice)),
          basis,
          grossPrice === net
            ? undefined
            : element('ram:AppliedTradeAllowanceCharge', [
                element('ram:ChargeIndicator', element('udt:Indicator', 'false')),
                element('ram:ActualAmount', paddedText(decimal(grossPrice - net))),
              ]),
        ]),
    element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', paddedText(net)), basis]),
  ])
}

const settlement = (one: EInvoiceLine, currency: string) =>
  element('ram:SpecifiedLineTradeSettlement', [
    element('ram:ApplicableTradeTax', [
      element('ram:TypeCode', 'VAT'),
      element('ram:CategoryCode', one.vat.category),
      ratePercent(one.vat),
    ]),
    period(one.period),
    ...one.allowances.map((each) => adjustment(each, { isCharge: false, currency })),
    ...one.charges.map((each) => adjustment(each, { isCharge: true, currency })),
    element(
      'ram:SpecifiedTradeSettlementLineMonetarySummation',
      element('ram:LineTotalAmount', amountWriter(currency)(one.net))
    ),
    one.objectId?.value
      ? element('ram:AdditionalReferencedDocument', [
          element('ram:IssuerAssignedID', one.objectId.value),
          element('ram:TypeCode', OBJECT),
          element('ram:ReferenceTypeCode', one.objectId.scheme),
        ])
      : undefined,
    element('ram:ReceivableSpecifiedTradeAccountingAccount', element('ram:ID', one.accounting)),
  ])
