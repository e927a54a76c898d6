import { parseDecimal } from '#core/money/decimal'
import { minor, NOTHING } from '#core/money/minor'
import type { DocumentPdfModel, ReminderPdfModel } from '#modules/documents/public'
import { documentTotals, type LineInput } from '#modules/documents/public'
import { type DocumentTemplate, PAPER_EDITION } from '#modules/settings/public'
import { type SampleLanguage, TEXTS } from './texts.js'

export interface Look {
  language: SampleLanguage
  template: DocumentTemplate
}

/** Quantity, unit price, percent off and VAT of the four items. */
const ITEMS = [
  ['12.5', '95', '0', '19'],
  ['2', '1480', '5', '19'],
  ['16', '72.5', '0', '19'],
  ['3', '35.04', '0', '7'],
] as const

const figures = ([quantity, price, discount, taxRate]: readonly string[], sign: 1 | -1) => ({
  kind: 'item' as const,
  quantity: parseDecimal(`${sign < 0 ? '-' : ''}${quantity}`),
  unitPrice: parseDecimal(price ?? '0'),
  discount: parseDecimal(discount ?? '0'),
  discountAmount: null,
  taxRate: parseDecimal(taxRate ?? '0'),
  taxCategory: 'S' as const,
  unit: '',
  itemId: null,
  serviceDate: null,
  serviceUntil: null,
  isOptional: false,
  alternativeOf: null,
})

const words = (kind: 'heading' | 'text' | 'subtotal', description = '') => ({
  ...figures(['0', '0', '0', '0'], 1),
  kind,
  description,
  taxCategory: 'Z' as const,
})

/** @param repeats how many times the four items stand there @param sign −1 takes everything back */
export function linesOf(
  { language }: Look,
  {
    repeats = 1,
    sign = 1,
    hasOption = false,
  }: { repeats?: number; sign?: 1 | -1; hasOption?: boolean }
) {
  const text = TEXTS[language]
  const items = Array.from({ length: repeats * ITEMS.length }, (_, index) => {
    const at = index % ITEMS.length
    return {
      ...figures(ITEMS[at] ?? [], sign),
      unit: text.units[at] ?? '',
      description: text.items[at] ?? '',
    }
  })
  const option = {
    ...figures(['1', '640', '0', '19'], 1),
    unit: text.units[1] ?? '',
    description: text.option,
    isOptional: true,
  }
  const lines = [
    words('text', text.text),
    words('heading', text.heading),
    ...items.slice(0, 2),
    words('subtotal'),
    ...items.slice(2),
    ...(hasOption ? [option] : []),
  ]
  const totals = documentTotals(lines as LineInput[], 'EUR')
  return {
    lines: lines.map((line, index) => ({
      ...line,
      amount: totals.lines[index]?.amount ?? NOTHING,
    })),
    totals,
  }
}

export function letterOf({ language, template }: Look, number: string) {
  const { seller, buyer } = TEXTS[language]
  return {
    companyId: 'sample',
    language,
    template,
    currency: 'EUR',
    number,
    issuedOn: '2026-11-20',
    seller: {
      ...seller,
      paperEdition: PAPER_EDITION,
      street: 'Lindenstraße 12',
      postalCode: '10969',
      city: 'Berlin',
      email: 'buchhaltung@moeller-soehne.example',
      phone: '+49 30 1234567',
      website: 'moeller-soehne.example',
      taxNumber: '29/123/45678',
      registerEntry: 'AG Charlottenburg HRB 123456',
      bankName: 'Berliner Sparkasse',
      iban: 'DE75512108001245126199',
      bic: 'SOGEDEFF',
    },
    buyer: { ...buyer, contact: '', customerNumber: 'K-1007', vatId: '' },
    footer: '',
    accent: '#0F766E',
    createdAt: 1_795_000_000_000,
  }
}

/** How the letters of the samples begin and end. */
export const greetingOf = ({ language }: Look) => ({
  salutation: TEXTS[language].salutation,
  farewell: TEXTS[language].farewell,
})

type DocumentKind = 'invoice' | 'estimate' | 'cancellation'
const NUMBERS = { invoice: 'RE-2026-0042', estimate: 'AN-2026-0017', cancellation: 'ST-2026-0003' }

/** An invoice, an estimate or the cancellation of the invoice. */
export function sampleOf(kind: DocumentKind, look: Look, repeats = 1): DocumentPdfModel {
  const text = TEXTS[look.language]
  const sign = kind === 'cancellation' ? -1 : 1
  const { lines, totals } = linesOf(look, { repeats, sign, hasOption: kind === 'estimate' })
  return {
    ...letterOf(look, NUMBERS[kind]),
    greeting: greetingOf(look),
    kind,
    priceMode: 'net',
    servedOn: '2026-10-01',
    servedUntil: '2026-10-31',
    ...(kind === 'invoice' && { dueOn: '2026-12-04' }),
    ...(kind === 'estimate' && { validUntil: '2026-12-20' }),
    ...(kind === 'cancellation' && {
      cancels: { number: NUMBERS.invoice, issuedOn: '2026-11-12' },
    }),
    references: { buyerReference: '', orderNumber: 'B-7731', projectReference: '' },
    lines,
    taxes: totals.taxes,
    taxNotes: [],
    amountSum: totals.amountSum,
    discountTotal: totals.amountDiscount,
    discountPercent: null,
    discountReason: '',
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    paid: NOTHING,
    open: totals.total,
    intro: kind === 'estimate' ? text.offer : text.intro,
    notes: '',
    closing: kind === 'cancellation' ? '' : text.closing,
    terms: { invoice: text.terms, estimate: text.validity, cancellation: '' }[kind],
  }
}

export function sampleReminder(look: Look): ReminderPdfModel {
  const text = TEXTS[look.language]
  const [open, interest, fee] = [minor(535_500n), minor(6_931n), minor(500n)]
  return {
    ...letterOf(look, 'MA-2026-0005'),
    title: text.reminder,
    isDraft: false,
    payUntil: '2026-11-30',
    invoices: [
      {
        number: 'RE-2026-0031',
        issuedOn: '2026-09-14',
        dueOn: '2026-09-28',
        total: open,
        open,
        interest: { periods: [{ days: 46, percent: '10.27' }], amount: interest },
        start: { ground: 'reminder', from: '2026-10-06' },
      },
    ],
    open,
    interest,
    flatSum: NOTHING,
    fee,
    total: minor(open + interest + fee),
    intro: `${text.salutation}\n\n${text.reminderIntro}`,
    closing: `${text.closing}\n\n${text.farewell.join('\n')}`,
  }
}
