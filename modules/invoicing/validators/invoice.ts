import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { CURRENCIES } from '#core/money/currency'
import { decimalInput } from '#core/money/decimal_rule'
import { countryCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { paragraph, line as text } from '#core/validation/text'

/** Most lines of one invoice. */
const MOST_LINES = 500

/** Totals that a client sends are not even read: the server computes them. */
const line = vine.object({
  description: paragraph(2000),
  quantity: decimalInput({ min: -1e9, max: 1e9 }),
  unit: text(20).optional().nullable(),
  unitPrice: decimalInput({ min: -1e9, max: 1e9 }),
  discount: decimalInput({ min: 0, max: 100 }).optional().nullable(),
  taxRate: decimalInput({ min: 0, max: 100 }),
  itemId: text(36).optional().nullable(),
})

const lines = vine.array(line).maxLength(MOST_LINES)

/** A head as it comes from the form: what is missing keeps its value, or gets its default in a new invoice. */
const head = {
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
  date: day().optional().nullable(),
  dueDate: day().optional().nullable(),
  serviceDate: day().optional().nullable(),
  currency: vine.enum(CURRENCIES).optional().nullable(),
  notes: paragraph(4000).optional().nullable(),
}

export const invoiceValidator = vine.create({ ...head, lines: lines.clone().optional() })

/** The version that the change was made on; a stale one is refused. */
const version = vine.number().withoutDecimals().positive().optional()

export const invoiceUpdateValidator = vine.create({
  ...head,
  lines: lines.clone().optional(),
  version: version.clone(),
})

export const draftVersionValidator = vine.create({ version: version.clone() })

export const invoicePreviewValidator = vine.create({
  currency: vine.enum(CURRENCIES).optional().nullable(),
  lines: lines.clone(),
})

export type InvoiceInput = Infer<typeof invoiceValidator>
export type LineInput = NonNullable<InvoiceInput['lines']>[number]
