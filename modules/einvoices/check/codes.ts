import { exponentOf, isCurrency } from '#core/money/currency'
import {
  ATTACHMENT_TYPES,
  CREDIT_NOTE_TYPES,
  EMAIL_SCHEME,
  XRECHNUNG_TYPES,
} from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Profile } from '#modules/einvoices/write/profiles'
import { hasUnitCodeForm, isCountry, isVatIdOfCountry } from './code_lists.js'
import { type Fault, lineField } from './fault.js'
import { hasGermanRules } from './peppol.js'

/** Kinds in EN 16931 beyond those of XRechnung; only the common ones. */
const OTHER_TYPES = ['386', '393', '394', '395', '82', '80', '84', '383', '385', '390', '751']

/** Values that must be from a list or have a form. */
export function checkCodes(invoice: EInvoice, profile: Profile): Fault[] {
  return [
    ...typeFaults(invoice, profile),
    ...currencyFaults(invoice),
    ...countryFaults(invoice),
    ...vatIdFaults(invoice),
    ...invoice.lines.flatMap((line, index): Fault[] =>
      line.unit === '' || hasUnitCodeForm(line.unit)
        ? []
        : [
            {
              rule: 'BR-CL-23',
              term: 'BT-130',
              field: lineField(line, index, 'unit'),
              text: 'unknown_code',
            },
          ]
    ),
    ...attachmentFaults(invoice, hasGermanRules(invoice, profile)),
    ...(hasGermanRules(invoice, profile) ? contactFaults(invoice) : []),
  ]
}

function typeFaults({ type }: EInvoice, profile: Profile): Fault[] {
  const place = { term: 'BT-3', field: 'type', text: 'unknown_type', values: { type } }
  if ([...XRECHNUNG_TYPES, ...CREDIT_NOTE_TYPES, ...OTHER_TYPES].includes(type)) {
    return profile === 'xrechnung' && !XRECHNUNG_TYPES.includes(type)
      ? [{ ...place, rule: 'BR-DE-17', severity: 'warning' }]
      : []
  }
  return [{ ...place, rule: 'BR-CL-01' }]
}

function currencyFaults({ currency, vatAccounting }: EInvoice): Fault[] {
  const place = { term: 'BT-5', field: 'currency', values: { currency } }
  if (!isCurrency(currency)) return [{ ...place, rule: 'BR-CL-04', text: 'unknown_code' }]
  return [
    ...(exponentOf(currency) > 2
      ? [{ ...place, rule: 'BR-DEC-09', text: 'currency_too_fine' }]
      : []),
    ...(vatAccounting?.currency === currency
      ? [{ ...place, rule: 'PEPPOL-EN16931-R005', term: 'BT-6', text: 'same_currency' }]
      : []),
  ]
}

const countryFaults = ({ seller, buyer, delivery, taxRepresentative }: EInvoice): Fault[] =>
  [
    { term: 'BT-40', field: 'company.country', code: seller.address.country },
    { term: 'BT-55', field: 'client.country', code: buyer.address.country },
    { term: 'BT-80', field: 'client.shippingAddress.country', code: delivery?.address?.country },
    { term: 'BT-69', field: 'taxRepresentative.country', code: taxRepresentative?.address.country },
  ]
    .filter(({ code }) => code && !isCountry(code))
    .map(({ term, field }) => ({ rule: 'BR-CL-14', term, field, text: 'unknown_code' }))

const vatIdFaults = ({ seller, buyer, taxRepresentative }: EInvoice): Fault[] =>
  [
    { term: 'BT-31', field: 'company.vatId', id: seller.vatId },
    { term: 'BT-48', field: 'client.vatId', id: buyer.vatId },
    { term: 'BT-63', field: 'taxRepresentative.vatId', id: taxRepresentative?.vatId },
  ]
    .filter(({ id }) => id && !isVatIdOfCountry(id))
    .map(({ term, field }) => ({ rule: 'BR-CO-09', term, field, text: 'vat_id_form' }))

function attachmentFaults({ attachments }: EInvoice, hasUniqueNames: boolean): Fault[] {
  const names = attachments.map(({ file }) => file?.name)
  return attachments.flatMap(({ id, url, file }, index): Fault[] => {
    const field = `attachments.${index}`
    const isRepeated = file && names.indexOf(file.name) !== index
    return [
      ...(id.trim() ? [] : [{ rule: 'BR-52', term: 'BT-122', field, text: 'missing' }]),
      ...(file && !ATTACHMENT_TYPES.includes(file.mimeType)
        ? [{ rule: 'BR-CL-24', term: 'BT-125', field, text: 'attachment_kind' }]
        : []),
      ...(isRepeated && hasUniqueNames
        ? [{ rule: 'BR-DE-22', term: 'BT-125', field, text: 'same_file_name' }]
        : []),
      ...(url && !URL.canParse(url)
        ? [
            {
              rule: 'BR-TMP-2',
              term: 'BT-124',
              field,
              severity: 'warning',
              text: 'not_a_url',
            } as const,
          ]
        : []),
    ]
  })
}

/** BR-DE-27, BR-DE-28 and the form of e-mail addresses */
function contactFaults({ seller, buyer }: EInvoice): Fault[] {
  const { phone, email } = seller.contact ?? {}
  const addresses = [
    { rule: 'BR-DE-28', term: 'BT-43', field: 'company.contactEmail', address: email },
    { rule: 'BT-34', term: 'BT-34', field: 'company.eAddress', address: mailOf(seller) },
    { rule: 'BT-49', term: 'BT-49', field: 'client.eAddress', address: mailOf(buyer) },
  ]
  return [
    ...(phone && phone.replace(/\D/g, '').length < 3
      ? [
          {
            rule: 'BR-DE-27',
            term: 'BT-42',
            field: 'company.contactPhone',
            severity: 'warning',
            text: 'phone_too_short',
          } as const,
        ]
      : []),
    ...addresses
      .filter(({ address }) => address && !MAIL.test(address))
      .map(({ rule, term, field }) => ({
        rule,
        term,
        field,
        severity: 'warning' as const,
        text: 'not_a_mail_address',
      })),
  ]
}

const MAIL = /^[^@\s.]([^@\s]*[^@\s.])?@[^@\s.]([^@\s]*[^@\s.])$/

const mailOf = ({ electronicAddress }: EInvoice['seller'] | EInvoice['buyer']) =>
  electronicAddress?.scheme === EMAIL_SCHEME ? electronicAddress.value : undefined
