import type { Demand } from './demands.js'

/** Electronic addresses of both sides, which XRechnung and Peppol require. */
const ADDRESSES: Demand[] = [
  {
    rule: 'PEPPOL-EN16931-R020',
    term: 'BT-34',
    field: 'company.eAddress',
    value: ({ seller }) => seller.electronicAddress?.value,
  },
  {
    rule: 'PEPPOL-EN16931-R010',
    term: 'BT-49',
    field: 'client.eAddress',
    value: ({ buyer }) => buyer.electronicAddress?.value,
  },
]

/** Additional requirements of XRechnung, and of Peppol between German companies. */
export const GERMAN: Demand[] = [
  ...ADDRESSES,
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
]

/** Requirements of XRechnung alone. */
export const XRECHNUNG: Demand[] = [
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

/** Requirements of Peppol where the German rules do not apply. */
export const PEPPOL: Demand[] = [
  ...ADDRESSES,
  {
    rule: 'PEPPOL-EN16931-R003',
    term: 'BT-10',
    field: 'buyerReference',
    value: ({ references }) => references.buyer || references.order,
  },
]
