import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { documentTotals, type LineInput, type TaxCategory } from '#modules/documents/public'
import { DOCUMENT_TYPES } from '#modules/einvoices/model/codes'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { figuresOf, type LineWords } from '#modules/einvoices/model/figures'
import { unitCode } from '#modules/settings/public'
import { buyer, seller, transfer } from './parties.js'

export interface TestLine extends Partial<LineWords> {
  name: string
  quantity: string
  price: string
  rate?: string
  category?: TaxCategory
  /** Percent. */
  discount?: string
  kind?: LineInput['kind']
  isOptional?: boolean
}

interface Figures {
  lines: TestLine[]
  discount?: { percent: string } | { amount: bigint }
  prepaid?: bigint
  rounding?: bigint
  currency?: string
  priceMode?: 'net' | 'gross'
}

/** Reasons in the documents of a German company where no VAT is shown. */
export const REASONS: Partial<Record<TaxCategory, string>> = {
  AE: 'Steuerschuldnerschaft des Leistungsempfängers',
  K: 'Steuerfreie innergemeinschaftliche Lieferung',
  G: 'Steuerfreie Ausfuhrlieferung',
  E: 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG',
  O: 'Nicht steuerbare Leistung',
}

/** A complete e-invoice whose figures come from the totals of the product, as in real use. */
export function makeEInvoice(figures: Figures, changes: Partial<EInvoice> = {}): EInvoice {
  const {
    lines,
    discount,
    prepaid = 0n,
    rounding = 0n,
    currency = 'EUR',
    priceMode = 'net',
  } = figures
  const inputs = lines.map(lineOf)
  const percent = discount && 'percent' in discount ? parseDecimal(discount.percent) : undefined
  const amount = discount && 'amount' in discount ? minor(discount.amount) : minor(0n)
  const totals = documentTotals(
    inputs,
    currency,
    percent === undefined ? { amount } : { percent },
    priceMode
  )
  const number = changes.number ?? 'RE-2026-0042'
  return {
    number,
    issuedOn: '2026-11-20',
    type: DOCUMENT_TYPES.invoice,
    currency,
    dueOn: '2026-12-04',
    references: { buyer: '04011000-12345-03' },
    skonto: [],
    notes: [],
    preceding: [],
    seller,
    buyer,
    delivery: { on: '2026-11-15' },
    payment: transfer(number),
    attachments: [],
    ...figuresOf({
      lines: inputs,
      totals,
      currency,
      priceMode,
      discountReason: 'Rabatt',
      discountPercent: percent,
      exemptionReasons: REASONS,
      prepaid: minor(prepaid),
      rounding: minor(rounding),
    }),
    ...changes,
  }
}

function lineOf(line: TestLine, index: number): LineInput & LineWords {
  const { quantity, price, discount = '0', category = 'S', ...words } = line
  const { rate = category === 'S' ? '19' : '0', ...texts } = words
  return {
    id: String(index + 1),
    classifications: [],
    attributes: [],
    ...texts,
    unit: unitCode(texts.unit ?? '') ?? texts.unit ?? '',
    quantity: parseDecimal(quantity),
    unitPrice: parseDecimal(price),
    discount: parseDecimal(discount),
    taxRate: parseDecimal(rate),
    taxCategory: category,
  }
}
