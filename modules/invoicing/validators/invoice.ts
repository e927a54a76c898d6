import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { CURRENCIES } from '#core/money/currency'
import { decimalInput } from '#core/money/decimal_rule'
import { countryCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { paragraph, line as text } from '#core/validation/text'
import { lines } from '#modules/documents/public'
import { PRICE_MODES, skontoSteps } from '#modules/settings/public'

/** What the figures follow from beside the lines. */
const pricing = {
  priceMode: vine.enum(PRICE_MODES).optional().nullable(),
  discountPercent: decimalInput({ min: 0, max: 100 }).optional().nullable(),
  discountAmount: decimalInput({ min: 0, max: 1e9 }).optional().nullable(),
}

/** Everything but the days of a head as it comes from the form. */
const content = {
  clientId: text(36).optional().nullable(),
  customClient: vine
    .object({
      name: text(200),
      email: vine.string().trim().email().maxLength(254).optional().nullable(),
      vatId: text(20).optional().nullable(),
      street: text(200).optional().nullable(),
      postalCode: text(20).optional().nullable(),
      city: text(120).optional().nullable(),
      country: countryCode().optional().nullable(),
      language: vine.enum(LANGUAGES).optional().nullable(),
    })
    .optional()
    .nullable(),
  currency: vine.enum(CURRENCIES).optional().nullable(),
  notes: paragraph(4000).optional().nullable(),
  intro: paragraph(4000).optional().nullable(),
  closing: paragraph(4000).optional().nullable(),
  skonto: skontoSteps().optional().nullable(),
  buyerReference: text(100).optional().nullable(),
  orderNumber: text(100).optional().nullable(),
  projectReference: text(100).optional().nullable(),
  exemptionReason: text(500).optional().nullable(),
  discountReason: text(200).optional().nullable(),
  /** Units of the company's currency for one of the document's. */
  exchangeRate: decimalInput({ min: 0.000001, max: 1e9 }).optional().nullable(),
  ...pricing,
}

/** A head as it comes from the form: what is missing keeps its value, or gets its default in a new invoice. */
const head = {
  ...content,
  date: day().optional().nullable(),
  dueDate: day().optional().nullable(),
  serviceDate: day().optional().nullable(),
  serviceUntil: day().optional().nullable(),
}

/** What an invoice says, without its days: for what makes invoices at other times. */
export const invoiceContent = () => vine.object({ ...content, lines: lines() })

export const invoiceValidator = vine.create({ ...head, lines: lines().optional() })

/** The version that the change was made on; a stale one is refused. */
const version = vine.number().withoutDecimals().positive().optional()

export const invoiceUpdateValidator = vine.create({
  ...head,
  lines: lines().optional(),
  version: version.clone(),
})

export const draftVersionValidator = vine.create({ version: version.clone() })

/** Whatever the form holds; only what figures, terms and notes follow from is read. */
export const invoicePreviewValidator = vine.create({ ...head, lines: lines() })

export type InvoiceInput = Infer<typeof invoiceValidator>
export type InvoicePreviewInput = Infer<typeof invoicePreviewValidator>
