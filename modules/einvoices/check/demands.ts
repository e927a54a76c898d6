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

/** Mandatory terms of every e-invoice. */
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
