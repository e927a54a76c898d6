import { type Broken, inAddress, inContact, inContactTo, without } from './breaking.js'

/** Seller, buyer, payment, and attachments. */
export const BROKEN_PARTIES: Broken[] = [
  { rule: 'BR-02', field: 'number', breaking: (invoice) => ({ ...invoice, number: ' ' }) },
  { rule: 'BR-06', field: 'company.companyName', breaking: without('seller', 'name') },
  { rule: 'BR-07', field: 'client.name', breaking: without('buyer', 'name') },
  { rule: 'BR-09', field: 'company.country', breaking: inAddress('seller', 'country') },
  { rule: 'BR-11', field: 'client.country', breaking: inAddress('buyer', 'country') },
  { rule: 'BR-DE-3', field: 'company.city', breaking: inAddress('seller', 'city') },
  { rule: 'BR-DE-4', field: 'company.postalCode', breaking: inAddress('seller', 'postalCode') },
  { rule: 'BR-DE-5', field: 'company.contactName', breaking: inContact('name') },
  { rule: 'BR-DE-6', field: 'company.contactPhone', breaking: inContact('phone') },
  { rule: 'BR-DE-7', field: 'company.contactEmail', breaking: inContact('email') },
  { rule: 'BR-DE-8', field: 'client.city', breaking: inAddress('buyer', 'city') },
  { rule: 'BR-DE-9', field: 'client.postalCode', breaking: inAddress('buyer', 'postalCode') },
  {
    rule: 'BR-DE-15',
    field: 'buyerReference',
    breaking: (invoice) => ({ ...invoice, references: {} }),
  },
  {
    rule: 'BR-DE-1',
    field: 'payment.means',
    breaking: (invoice) => ({ ...invoice, payment: undefined }),
  },
  {
    rule: 'BR-DE-16',
    field: 'company.taxNumber',
    breaking: without('seller', 'vatId', 'taxNumber'),
  },
  { rule: 'BR-S-02', field: 'company.vatId', breaking: without('seller', 'vatId', 'taxNumber') },
  {
    rule: 'BR-CO-26',
    field: 'company.vatId',
    breaking: without('seller', 'vatId', 'registration'),
  },
  {
    rule: 'PEPPOL-EN16931-R010',
    field: 'client.eAddress',
    breaking: without('buyer', 'electronicAddress'),
  },
  {
    rule: 'PEPPOL-EN16931-R020',
    field: 'company.eAddress',
    breaking: without('seller', 'electronicAddress'),
  },
  {
    rule: 'BR-CO-25',
    field: 'dueDate',
    breaking: (invoice) => ({ ...invoice, dueOn: undefined, paymentTerms: '', skonto: [] }),
    isOwn: true,
  },
  {
    rule: 'BR-61',
    field: 'company.iban',
    breaking: (invoice) => ({ ...invoice, payment: { means: '58', accounts: [] } }),
  },
  {
    rule: 'BR-DE-23-a',
    field: 'payment.means',
    breaking: (invoice) => ({ ...invoice, payment: { means: '58', accounts: [] } }),
  },
  {
    rule: 'BR-DE-19',
    field: 'company.iban',
    breaking: (invoice) => ({
      ...invoice,
      payment: { means: '58', accounts: [{ iban: 'DE75512108001245126198' }] },
    }),
    isOwn: true,
  },
  {
    rule: 'BR-DE-30',
    field: 'company.creditorId',
    of: 'direct-debit',
    breaking: (invoice) => ({
      ...invoice,
      payment: {
        means: '59',
        accounts: [],
        directDebit: { mandate: 'M', iban: 'DE89370400440532013000' },
      },
    }),
  },
  {
    rule: 'BR-CO-09',
    field: 'client.vatId',
    breaking: (invoice) => ({ ...invoice, buyer: { ...invoice.buyer, vatId: '987654321' } }),
  },
  {
    rule: 'BR-CL-01',
    field: 'type',
    breaking: (invoice) => ({ ...invoice, type: '999' }),
  },
  {
    rule: 'BR-DE-17',
    field: 'type',
    breaking: (invoice) => ({ ...invoice, type: '386' }),
  },
  {
    rule: 'BR-DE-26',
    field: 'preceding',
    of: 'cancellation',
    breaking: (invoice) => ({ ...invoice, preceding: [] }),
  },
  { rule: 'BR-DE-27', field: 'company.contactPhone', breaking: inContactTo('phone', '12') },
  { rule: 'BR-DE-28', field: 'company.contactEmail', breaking: inContactTo('email', 'nobody') },
  {
    rule: 'BR-DE-22',
    field: 'attachments.1',
    of: 'everything',
    breaking: (invoice) => ({
      ...invoice,
      attachments: [invoice.attachments[0], { ...invoice.attachments[0], id: 'Zweiter' }],
    }),
  },
]
