import type { ApiClient } from '@japa/api-client'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

export const LEITWEG_ID = '04011000-1234512345-06'

/** The official rules that each form has to pass. */
export const RULES = {
  xrechnung: ['EN16931-UBL-validation', 'XRechnung-UBL-validation'],
  'xrechnung-cii': ['EN16931-CII-validation', 'XRechnung-CII-validation'],
  'factur-x': ['EN16931-CII-validation', 'FACTUR-X_EN16931'],
}

/** All particulars of the seller that an e-invoice uses. */
const SELLER = {
  street: 'Lindenstraße 12',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456788',
  taxNumber: '29/123/45678',
  registerEntry: 'HRB 12345',
  email: 'rechnung@moeller.example',
  phone: '+49 30 901820',
  iban: 'DE75512108001245126199',
  legalNote: 'Geschäftsführerin: Arta Krasniqi',
}

const HAMBURG = {
  name: 'Bäckerei Sonnenschein KG',
  email: 'eingang@sonnenschein.example',
  street: 'Große Bleichen 22',
  postalCode: '20354',
  city: 'Hamburg',
  country: 'DE',
  language: 'de',
}
const VIENNA = {
  ...HAMBURG,
  name: 'Holz Österreich GmbH',
  vatId: 'ATU12345675',
  street: 'Ring 1',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
}
const PRISHTINA = {
  ...HAMBURG,
  name: 'Dritë Shpk',
  language: 'sq',
  street: 'Rruga B',
  postalCode: '10000',
  city: 'Prishtinë',
  country: 'XK',
}

/** Lines of a kind that shows no VAT. */
const untaxed = (taxCategory: string) => [
  { ...LINE, description: 'Tisch\nEiche, geölt', quantity: '2.5', taxRate: 0, taxCategory },
  { ...LINE, unitPrice: '19.99', taxRate: 0, taxCategory },
]

const MIXED = {
  discountPercent: 3,
  skonto: [
    { days: 7, percent: 3 },
    { days: 14, percent: 1.5 },
  ],
  orderNumber: 'B-77',
  projectReference: 'Hafen',
  notes: 'Aufbewahrung: zwei Jahre.',
  date: '2026-11-02',
  serviceDate: '2026-10-01',
  serviceUntil: '2026-10-31',
  lines: [
    { kind: 'text', description: 'Wie am Telefon besprochen:' },
    { kind: 'heading', description: 'Werkstatt' },
    { ...LINE, quantity: '8', unit: 'Std.', unitPrice: '95', serviceDate: '2026-10-05' },
    { ...LINE, quantity: '12.5', unit: 'm', unitPrice: '48.97', discount: 2.5 },
    { kind: 'text', description: 'Zuschnitt ist enthalten.' },
    { kind: 'subtotal', description: '' },
    { ...LINE, description: 'Fachbuch', quantity: '3', unitPrice: '35.04', taxRate: 7 },
    { ...LINE, description: 'Rücknahme', unitPrice: '-12.345' },
    { ...LINE, description: 'Leim', unit: 'Gebinde', unitPrice: '59.5', discountAmount: '9.5' },
    { ...LINE, description: 'PV-Modul', unitPrice: '111.11', taxRate: 0, taxCategory: 'Z' },
  ],
}

/** States the VAT in euros too (BT-6, BT-111). */
export const IN_FRANCS = { currency: 'CHF', exchangeRate: '1.0678' }

/** One document of each kind that can be written; the recipient is Hamburg unless it names another. */
export const DOCUMENTS: Record<string, object> = {
  'mixed rates, discounts, Skonto and a period': MIXED,
  'the same with gross prices': { ...MIXED, priceMode: 'gross' },
  'a discount as an amount': { discountAmount: '33.33', lines: MIXED.lines },
  'gross prices and a discount as an amount': {
    discountAmount: '33.33',
    priceMode: 'gross',
    lines: MIXED.lines,
  },
  'reverse charge': { customClient: VIENNA, lines: untaxed('AE') },
  'an intra-community supply': { customClient: VIENNA, lines: untaxed('K') },
  'an export': { customClient: PRISHTINA, lines: untaxed('G') },
  'a service outside of VAT': { customClient: PRISHTINA, lines: untaxed('O') },
  'an exemption in own words': { lines: untaxed('E'), exemptionReason: '§ 4 Nr. 21 UStG' },
  'another currency': { currency: 'CHF' },
  'another currency, with a rate of exchange': {
    ...MIXED,
    ...IN_FRANCS,
  },
  'reverse charge in another currency, with a rate of exchange': {
    ...IN_FRANCS,
    customClient: VIENNA,
    lines: untaxed('AE'),
  },
  'a service outside of VAT in another currency, with a rate of exchange': {
    ...IN_FRANCS,
    customClient: PRISHTINA,
    lines: untaxed('O'),
  },
  'nothing to pay': { lines: [{ ...LINE, discount: 100 }] },
  'two pages of lines': {
    lines: Array.from({ length: 60 }, (_, index) => ({
      ...LINE,
      description: `Position ${index + 1}\nmit einem Satz dazu`,
      unit: 'Stk.',
      quantity: '1.333',
      unitPrice: `${index}.99`,
      taxRate: index % 2 ? 7 : 19,
    })),
  },
}

/** A company that has set all that an e-invoice needs. */
export async function makeEInvoiceDesk(client: ApiClient, companyInfo: object = {}) {
  const desk = await makeDesk(client, { language: 'de' })
  const settings = await desk.post('/api/settings', { companyInfo: { ...SELLER, ...companyInfo } })
  settings.assertStatus(200)
  const common = { customClient: HAMBURG, buyerReference: LEITWEG_ID }
  const issue = (body: object = {}) => desk.issued({ ...common, ...body })
  const draft = (body: object = {}) => desk.draft({ ...common, ...body })
  const read = async (path: string) => (await desk.get(`/api/invoices/${path}`)).body()
  const xml = async (id: string, format: string) => {
    const answer = await desk.get(`/api/invoices/${id}/xml?format=${format}`)
    answer.assertStatus(200)
    return answer.text()
  }
  return { ...desk, issue, draft, read, xml }
}

type EInvoiceDesk = Awaited<ReturnType<typeof makeEInvoiceDesk>>

/** An issued delivery note over 100.00 to Hamburg. */
export async function issuedNote(
  desk: EInvoiceDesk,
  currency = 'EUR'
): Promise<{ _id: string; number: string }> {
  const lines = [{ description: 'Tisch', quantity: 1, unitPrice: 100, taxRate: 19 }]
  const body = { customClient: HAMBURG, currency, lines }
  const made = await desk.post('/api/delivery-notes', body)
  made.assertStatus(201)
  const issued = await desk.post(`/api/delivery-notes/${made.body()._id}/issue`)
  issued.assertStatus(200)
  return issued.body()
}

/** An issued order confirmation over 100.00 to Hamburg, which has ordered by the number B-77. */
export async function issuedOrder(desk: EInvoiceDesk): Promise<{ _id: string; number: string }> {
  const lines = [{ description: 'Tisch', quantity: 1, unitPrice: 100, taxRate: 19 }]
  const references = { orderNumber: 'B-77', buyerReference: LEITWEG_ID }
  const made = await desk.post('/api/orders', { customClient: HAMBURG, lines, ...references })
  made.assertStatus(201)
  const issued = await desk.post(`/api/orders/${made.body()._id}/issue`)
  issued.assertStatus(200)
  return issued.body()
}

/** The draft of an invoice that bills delivery notes. */
export async function invoiceOfNotes(
  desk: EInvoiceDesk,
  notes: { _id: string }[],
  changes: object = {}
): Promise<{ invoiceId: string }> {
  const noteIds = notes.map(({ _id }) => _id)
  const made = await desk.post('/api/delivery-notes/invoice', { noteIds })
  made.assertStatus(201)
  const { invoiceId } = made.body()
  const changed = await desk.put(`/api/invoices/${invoiceId}`, {
    buyerReference: LEITWEG_ID,
    ...changes,
  })
  changed.assertStatus(200)
  return { invoiceId }
}
