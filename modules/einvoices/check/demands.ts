import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Fault } from './fault.js'

export interface Demand {
  rule: string
  term: string
  field: string
  value: (invoice: EInvoice) => string | undefined
  /** Where the demand only holds for some documents. */
  when?: (invoice: EInvoice) => boolean
  severity?: Fault['severity']
}

/** What every e-invoice must say. */
export const EN_16931: Demand[] = [
  { rule: 'BR-02', term: 'BT-1', field: 'number', value: ({ number }) => number },
  { rule: 'BR-03', term: 'BT-2', field: 'date', value: ({ issuedOn }) => issuedOn },
  {
    rule: 'BR-06',
    term: 'BT-27',
    field: 'company.companyName',
    value: ({ seller }) => seller.name,
  },
  {
    rule: 'BR-09',
    term: 'BT-40',
    field: 'company.country',
    value: ({ seller }) => seller.address.country,
  },
  { rule: 'BR-07', term: 'BT-44', field: 'client.name', value: ({ buyer }) => buyer.name },
  {
    rule: 'BR-11',
    term: 'BT-55',
    field: 'client.country',
    value: ({ buyer }) => buyer.address.country,
  },
  {
    rule: 'BR-CO-26',
    term: 'BT-31',
    field: 'company.vatId',
    value: ({ seller: { ids, registration, vatId } }) =>
      vatId || registration?.value || ids.find(({ value }) => value)?.value,
  },
  {
    rule: 'BR-CO-25',
    term: 'BT-9',
    field: 'dueDate',
    value: ({ dueOn, paymentTerms }) => dueOn || paymentTerms,
    when: ({ totals }) => totals.due > 0n,
    severity: 'warning',
  },
  {
    rule: 'BR-57',
    term: 'BT-80',
    field: 'client.shippingAddress.country',
    value: ({ delivery }) => delivery?.address?.country,
    when: ({ delivery }) => delivery?.address !== undefined,
  },
  {
    rule: 'BR-17',
    term: 'BT-59',
    field: 'payee.name',
    value: ({ payee }) => payee?.name,
    when: ({ payee }) => payee !== undefined,
  },
  {
    rule: 'BR-56',
    term: 'BT-63',
    field: 'taxRepresentative.vatId',
    value: ({ taxRepresentative }) => taxRepresentative?.vatId,
    when: ({ taxRepresentative }) => taxRepresentative !== undefined,
  },
]

/** In Factur-X the delivery must not be empty, though the schema wants its element. */
export const FACTUR_X: Demand[] = [
  {
    rule: 'PEPPOL-EN16931-R008',
    term: 'BT-72',
    field: 'serviceDate',
    value: ({ delivery, references: { despatchAdvice, receivingAdvice } }) =>
      delivery?.on || delivery?.address?.country || despatchAdvice || receivingAdvice,
    severity: 'warning',
  },
]

/** What XRechnung asks for beyond that. */
export const XRECHNUNG: Demand[] = [
  {
    rule: 'BR-DE-15',
    term: 'BT-10',
    field: 'buyerReference',
    value: ({ references }) => references.buyer,
  },
  {
    rule: 'BR-DE-3',
    term: 'BT-37',
    field: 'company.city',
    value: ({ seller }) => seller.address.city,
  },
  {
    rule: 'BR-DE-4',
    term: 'BT-38',
    field: 'company.postalCode',
    value: ({ seller }) => seller.address.postalCode,
  },
  {
    rule: 'BR-DE-5',
    term: 'BT-41',
    field: 'company.contactName',
    value: ({ seller }) => seller.contact?.name,
  },
  {
    rule: 'BR-DE-6',
    term: 'BT-42',
    field: 'company.contactPhone',
    value: ({ seller }) => seller.contact?.phone,
  },
  {
    rule: 'BR-DE-7',
    term: 'BT-43',
    field: 'company.contactEmail',
    value: ({ seller }) => seller.contact?.email,
  },
  {
    rule: 'PEPPOL-EN16931-R020',
    term: 'BT-34',
    field: 'company.eAddress',
    value: ({ seller }) => seller.electronicAddress?.value,
  },
  {
    rule: 'BR-DE-8',
    term: 'BT-52',
    field: 'client.city',
    value: ({ buyer }) => buyer.address.city,
  },
  {
    rule: 'BR-DE-9',
    term: 'BT-53',
    field: 'client.postalCode',
    value: ({ buyer }) => buyer.address.postalCode,
  },
  {
    rule: 'PEPPOL-EN16931-R010',
    term: 'BT-49',
    field: 'client.eAddress',
    value: ({ buyer }) => buyer.electronicAddress?.value,
  },
  {
    rule: 'BR-DE-10',
    term: 'BT-77',
    field: 'client.shippingAddress.city',
    value: ({ delivery }) => delivery?.address?.city,
    when: ({ delivery }) => delivery?.address !== undefined,
  },
  {
    rule: 'BR-DE-11',
    term: 'BT-78',
    field: 'client.shippingAddress.postalCode',
    value: ({ delivery }) => delivery?.address?.postalCode,
    when: ({ delivery }) => delivery?.address !== undefined,
  },
  {
    rule: 'BR-DE-1',
    term: 'BT-81',
    field: 'payment.means',
    value: ({ payment }) => payment?.means,
  },
  {
    rule: 'BR-DE-16',
    term: 'BT-32',
    field: 'company.taxNumber',
    value: ({ seller, taxRepresentative }) =>
      seller.vatId || seller.taxNumber || taxRepresentative?.vatId,
    when: ({ vat }) => vat.some(({ category }) => category !== 'O'),
  },
  {
    rule: 'BR-DE-26',
    term: 'BT-25',
    field: 'preceding',
    value: ({ preceding }) => preceding[0]?.number,
    when: ({ type }) => type === '384',
    severity: 'warning',
  },
  {
    rule: 'BR-DE-TMP-32',
    term: 'BT-72',
    field: 'serviceDate',
    value: ({ delivery, period, lines }) =>
      delivery?.on ||
      period?.from ||
      period?.to ||
      (lines.every((line) => line.period?.from || line.period?.to) ? 'each' : undefined),
    severity: 'warning',
  },
]
