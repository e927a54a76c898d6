import type { Minor } from '#core/money/minor'
import { type Element, element } from '#core/xml/element'
import { countryToXml, vatIdToXml } from '#modules/einvoices/codes/countries'
import type { Adjustment, Period, VatRate } from '#modules/einvoices/model/line'
import type { Address, Contact, Identifier } from '#modules/einvoices/model/party'
import { amountWriter, paddedText } from '#modules/einvoices/xml/values'

/** An amount with its currency. */
export const amount = (name: string, value: Minor | undefined, currency: string) =>
  element(name, amountWriter(currency)(value), { currencyID: currency })

/** The same, but left out for zero: for elements that only occur with a value. */
export const filledAmount = (name: string, value: Minor, currency: string) =>
  value === 0n ? undefined : amount(name, value, currency)

export const identifier = (name: string, id: Identifier | undefined) =>
  element(name, id?.value, { schemeID: id?.scheme })

export const period = ({ from, to }: Period = {}) =>
  element('cac:InvoicePeriod', [element('cbc:StartDate', from), element('cbc:EndDate', to)])

export const postalAddress = (name: string, address: Address) =>
  element(name, [
    element('cbc:StreetName', address.street),
    element('cbc:AdditionalStreetName', address.street2),
    element('cbc:CityName', address.city),
    element('cbc:PostalZone', address.postalCode),
    element('cbc:CountrySubentity', address.region),
    element('cac:AddressLine', element('cbc:Line', address.street3)),
    element('cac:Country', element('cbc:IdentificationCode', countryToXml(address.country))),
  ])

export const contact = ({ name, phone, email }: Contact = {}) =>
  element('cac:Contact', [
    element('cbc:Name', name),
    element('cbc:Telephone', phone),
    element('cbc:ElectronicMail', email),
  ])

const taxScheme = (id: string) => element('cac:TaxScheme', element('cbc:ID', id))

/** VAT for a VAT id; any other word for a tax number, FC by custom. */
export const partyTaxScheme = (scheme: 'VAT' | 'FC', id: string | undefined) =>
  id?.trim()
    ? element('cac:PartyTaxScheme', [
        element('cbc:CompanyID', scheme === 'VAT' ? vatIdToXml(id) : id),
        taxScheme(scheme),
      ])
    : undefined

/**
 *
 * @param details elements between the rate and the scheme
 */
export const taxCategory = (
  name: string,
  { category, rate }: VatRate,
  { hasRate = category !== 'O', details = [] }: TaxCategoryOptions = {}
) =>
  element(name, [
    element('cbc:ID', category),
    hasRate ? element('cbc:Percent', paddedText(rate)) : undefined,
    ...details,
    taxScheme('VAT'),
  ])

interface TaxCategoryOptions {
  /** By default all have one except O, which is outside of VAT. */
  hasRate?: boolean
  details?: (Element | undefined)[]
}

/** @param vat of an adjustment of the document; one of a line has that of its line */
export const adjustment = (
  one: Adjustment,
  { isCharge, currency, vat }: { isCharge: boolean; currency: string; vat?: VatRate }
) =>
  element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', String(isCharge)),
    element('cbc:AllowanceChargeReasonCode', one.reasonCode),
    element('cbc:AllowanceChargeReason', one.reason),
    element(
      'cbc:MultiplierFactorNumeric',
      one.percent === undefined ? undefined : paddedText(one.percent)
    ),
    amount('cbc:Amount', one.amount, currency),
    amount('cbc:BaseAmount', one.base, currency),
    vat && taxCategory('cac:TaxCategory', vat),
  ])
