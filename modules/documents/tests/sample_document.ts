import type { Language } from '#core/i18n/languages'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import type { DocumentPdfModel } from '#modules/documents/pdf/kinds/pdf_model'
import { documentTotals } from '#modules/documents/totals/totals'
import { PAPER_EDITION } from '#modules/settings/public'

const TEXTS = [
  'Konzeption und Gestaltung\nDrei Entwürfe, zwei Korrekturläufe',
  'Programmierung der Schnittstelle',
  'Wartung und Pflege im Oktober\nAbgerechnet nach Aufwand laut Stundenzettel',
  'Fahrtkosten',
]

interface Options extends Partial<DocumentPdfModel> {
  language?: Language
  count?: number
}

/** A believable invoice of a German workshop, for tests. */
export function sampleDocument({ count = 4, ...changes }: Options = {}): DocumentPdfModel {
  const inputs = Array.from({ length: count }, (_, index) => ({
    quantity: parseDecimal(index % 3 === 0 ? '7.5' : String(index + 1)),
    unitPrice: parseDecimal(index % 4 === 3 ? '0.375' : `${85 + index}.5`),
    discount: parseDecimal(index % 5 === 2 ? '10' : '0'),
    taxRate: parseDecimal(index % 4 === 3 ? '7' : '19'),
    taxCategory: 'S' as const,
  }))
  const { lines: nets, ...totals } = documentTotals(inputs, 'EUR')
  return {
    companyId: 'moeller',
    kind: 'invoice',
    language: 'de',
    currency: 'EUR',
    number: 'RE-2026-0042',
    issuedOn: '2026-11-20',
    servedOn: '2026-10-01',
    servedUntil: '2026-10-31',
    dueOn: '2026-12-04',
    seller: {
      paperEdition: PAPER_EDITION,
      name: 'Möller & Söhne Werkstätten GmbH',
      street: 'Lindenstraße 12',
      postalCode: '10969',
      city: 'Berlin',
      country: 'DE',
      email: 'buchhaltung@moeller-soehne.example',
      phone: '+49 30 1234567',
      website: 'moeller-soehne.example',
      vatId: 'DE136695976',
      taxNumber: '29/123/45678',
      registerEntry: 'AG Charlottenburg HRB 123456',
      bankName: 'Berliner Sparkasse',
      iban: 'DE75512108001245126199',
      bic: 'SOGEDEFF',
    },
    buyer: {
      name: 'Kaufhaus Grünewald AG',
      contact: 'Frau Dr. Jana Weiß',
      street: 'Am Markt 3',
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
      customerNumber: 'K-1007',
      vatId: '',
    },
    lines: inputs.map((line, index) => ({
      ...line,
      kind: 'item' as const,
      discountAmount: null,
      serviceDate: null,
      serviceUntil: null,
      isOptional: false,
      alternativeOf: null,
      description: TEXTS[index % TEXTS.length],
      unit: index % 3 === 0 ? 'Std.' : 'Stk.',
      amount: nets[index].amount,
    })),
    ...totals,
    priceMode: 'net',
    taxNotes: [],
    discountTotal: totals.amountDiscount,
    discountPercent: null,
    discountReason: '',
    references: { buyerReference: '', orderNumber: '', projectReference: '' },
    paid: minor(0n),
    open: totals.total,
    intro: 'Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen:',
    notes: '',
    closing: '',
    terms: 'Bitte überweisen Sie den Betrag bis zum 04.12.2026 unter Angabe der Rechnungsnummer.',
    footer: '',
    accent: '#0F766E',
    createdAt: 1_795_000_000_000,
    ...changes,
  }
}
