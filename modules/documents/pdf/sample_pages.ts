import { addDays, now, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { NOTHING } from '#core/money/minor'
import {
  companyIn,
  type DocumentTemplate,
  type PrintedKind,
  readCompanySettings,
  readLogo,
} from '#modules/settings/public'
import { sellerName } from '../content/seller_name.js'
import { documentTotals } from '../totals.js'
import type { DocumentPdfModel, LetterModel } from './kinds/pdf_model.js'
import type { ReminderPdfModel } from './kinds/reminder_model.js'
import { type Picture, renderDocumentSvg, renderReminderSvg } from './render.js'

interface SampleLook {
  kind: PrintedKind
  template: DocumentTemplate
  /** `#rrggbb`; the company's own when left out. */
  accentColor?: string | null
}

/** Quantity, unit price and the last part of the keys of its words. */
const LINES = [
  ['12', '95', 'advice'],
  ['3', '240', 'workshop'],
  ['1', '480', 'report'],
] as const

/** The page of a sample document of a company. @param language of the reader */
export async function drawSample(
  company: CompanyScope,
  look: SampleLook,
  { language, portion }: { language: Language; portion: number }
): Promise<Picture> {
  const letter = await sampleLetter(company, look, language)
  if (look.kind !== 'reminder') return renderDocumentSvg(sampleDocument(letter, look.kind), portion)
  const { lines: _, totals } = pricedLines(letter)
  const dueOn = addDays(letter.issuedOn, -21)
  const reminder: ReminderPdfModel = {
    ...letter,
    title: word(letter, 'reminder'),
    isDraft: false,
    payUntil: addDays(letter.issuedOn, 7),
    invoices: [
      {
        number: 'RE-0042',
        issuedOn: addDays(dueOn, -14),
        dueOn,
        total: totals.total,
        open: totals.total,
        interest: { periods: [], amount: NOTHING },
      },
    ],
    open: totals.total,
    interest: NOTHING,
    flatSum: NOTHING,
    fee: NOTHING,
    total: totals.total,
    intro: word(letter, 'reminder_intro'),
    closing: '',
  }
  return renderReminderSvg(reminder, portion)
}

async function sampleLetter(
  company: CompanyScope,
  { kind, template, accentColor }: SampleLook,
  language: Language
): Promise<LetterModel> {
  const seller = companyIn(language, await readCompanySettings(company))
  const issuedOn = today(company.timeZone)
  const words = { language }
  return {
    companyId: company.id,
    language,
    template,
    currency: company.currency,
    number: `${{ invoice: 'RE', estimate: 'AN', reminder: 'MA' }[kind]}-0042`,
    issuedOn,
    seller: { ...seller, name: sellerName(seller) },
    buyer: {
      name: word(words, 'client'),
      contact: '',
      street: word(words, 'street'),
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      customerNumber: 'K-1007',
      vatId: '',
    },
    footer: kind === 'estimate' ? seller.estimateFooter : seller.invoiceFooter,
    logo: await readLogo(seller),
    accent: accentColor || seller.accentColor,
    createdAt: now(),
  }
}

function sampleDocument(letter: LetterModel, kind: 'invoice' | 'estimate'): DocumentPdfModel {
  const { lines, totals } = pricedLines(letter)
  const { issuedOn } = letter
  return {
    ...letter,
    kind,
    priceMode: 'net',
    servedOn: issuedOn,
    ...(kind === 'invoice'
      ? { dueOn: addDays(issuedOn, 14) }
      : { validUntil: addDays(issuedOn, 30) }),
    references: { buyerReference: '', orderNumber: '', projectReference: '' },
    lines,
    taxes: totals.taxes,
    taxNotes: [],
    amountSum: totals.amountSum,
    discountTotal: NOTHING,
    discountPercent: null,
    discountReason: '',
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    paid: NOTHING,
    open: totals.total,
    intro: word(letter, `${kind}_intro`),
    notes: '',
    closing: '',
    terms: '',
  }
}

function pricedLines(letter: LetterModel) {
  const inputs = LINES.map(([quantity, price]) => ({
    quantity: parseDecimal(quantity),
    unitPrice: parseDecimal(price),
    discount: parseDecimal('0'),
    taxRate: parseDecimal('19'),
    taxCategory: 'S' as const,
  }))
  const totals = documentTotals(inputs, letter.currency)
  const lines = inputs.map((line, index) => ({
    ...line,
    kind: 'item' as const,
    description: word(letter, LINES[index][2]),
    unit: index === 0 ? word(letter, 'hours') : '',
    discountAmount: null,
    serviceDate: null,
    serviceUntil: null,
    isOptional: false,
    alternativeOf: null,
    amount: totals.lines[index].amount,
  }))
  return { lines, totals }
}

const word = ({ language }: Pick<LetterModel, 'language'>, key: string) =>
  translate(language, `documents:sample.${key}`)
