import type { Day } from '#core/clock'
import { element } from '#core/xml/element'
import { countryToXml, vatIdToXml } from '#modules/einvoices/codes/countries'
import type { Adjustment, Period, VatRate } from '#modules/einvoices/model/line'
import type { Address, Contact, Identifier } from '#modules/einvoices/model/party'
import { amountWriter, paddedText } from '#modules/einvoices/xml/values'

/** A day in the form 102 of UNTDID 2379: 20261120. */
export const day = (
  name: string,
  value: Day | undefined,
  string: 'udt:DateTimeString' | 'udt:DateString' | 'qdt:DateTimeString' = 'udt:DateTimeString'
) => element(name, element(string, value?.replaceAll('-', ''), { format: '102' }))

export const period = ({ from, to }: Period = {}) =>
  element('ram:BillingSpecifiedPeriod', [
    day('ram:StartDateTime', from),
    day('ram:EndDateTime', to),
  ])

/** An identifier of a list is a GlobalID, one of the partner's own an ID. */
export const partyIds = (ids: readonly Identifier[]) => [
  ...ids.map(({ value, scheme }) => (scheme ? undefined : element('ram:ID', value))),
  ...ids.map(({ value, scheme }) =>
    scheme ? element('ram:GlobalID', value, { schemeID: scheme }) : undefined
  ),
]

export const organization = (registration?: Identifier, tradingName?: string) =>
  element('ram:SpecifiedLegalOrganization', [
    element('ram:ID', registration?.value, { schemeID: registration?.scheme }),
    element('ram:TradingBusinessName', tradingName),
  ])

export const contact = ({ name, phone, email }: Contact = {}) =>
  element('ram:DefinedTradeContact', [
    element('ram:PersonName', name),
    element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', phone)),
    element('ram:EmailURIUniversalCommunication', element('ram:URIID', email)),
  ])

export const postalAddress = (address: Address) =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', address.postalCode),
    element('ram:LineOne', address.street),
    element('ram:LineTwo', address.street2),
    element('ram:LineThree', address.street3),
    element('ram:CityName', address.city),
    element('ram:CountryID', countryToXml(address.country)),
    element('ram:CountrySubDivisionName', address.region),
  ])

export const electronicAddress = (address?: Identifier) =>
  element(
    'ram:URIUniversalCommunication',
    element('ram:URIID', address?.value, { schemeID: address?.scheme })
  )

/** VA is a VAT id, FC a tax number. */
export const taxRegistration = (scheme: 'VA' | 'FC', value: string | undefined) =>
  element(
    'ram:SpecifiedTaxRegistration',
    element('ram:ID', scheme === 'VA' ? vatIdToXml(value) : value, { schemeID: scheme })
  )

/** O is outside of VAT and has no rate. */
export const ratePercent = ({ category, rate }: VatRate) =>
  category === 'O' ? undefined : element('ram:RateApplicablePercent', paddedText(rate))

/** @param vat of an adjustment of the document; one of a line has that of its line */
export const adjustment = (
  { amount, base, percent, reason, reasonCode }: Adjustment,
  { isCharge, currency, vat }: { isCharge: boolean; currency: string; vat?: VatRate }
) => {
  const money = amountWriter(currency)
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', element('udt:Indicator', String(isCharge))),
    element('ram:CalculationPercent', percent === undefined ? undefined : paddedText(percent)),
    element('ram:BasisAmount', money(base)),
    element('ram:ActualAmount', money(amount)),
    element('ram:ReasonCode', reasonCode),
    element('ram:Reason', reason),
    vat &&
      element('ram:CategoryTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', vat.category),
        ratePercent(vat),
      ]),
  ])
}
