import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day } from '#core/validation/day'
import { contentDays, contentFields, lines, versionField } from '#modules/documents/public'
import { INVOICE_STAGES } from '#modules/invoicing/kinds'

/** Most down payments of one final invoice. */
const MOST_DOWN_PAYMENTS = 100

const head = {
  ...contentFields,
  ...contentDays,
  dueDate: day().optional().nullable(),
  /** Whether the client has agreed to the due date; left out: as its terms say. */
  isDueAgreed: vine.boolean().optional(),
  /** The day that the rate of exchange is of; the invoice's own without one. */
  exchangeDate: day().optional().nullable(),
  stage: vine.enum(INVOICE_STAGES).optional(),
  /** What a final invoice takes off; of no other stage it is read. */
  downPayments: vine.array(vine.string().maxLength(36)).maxLength(MOST_DOWN_PAYMENTS).optional(),
}

/** What an invoice says, without its days: for what makes invoices at other times. */
export const invoiceContent = () => vine.object({ ...contentFields, lines: lines() })

export const invoiceValidator = vine.create({ ...head, lines: lines().optional() })

export const invoiceUpdateValidator = vine.create({
  ...head,
  lines: lines().optional(),
  version: versionField(),
})

export const draftVersionValidator = vine.create({ version: versionField() })

/** Whatever the form holds; only what figures, terms and notes follow from is read. */
export const invoicePreviewValidator = vine.create({ ...head, lines: lines() })

export type InvoiceInput = Infer<typeof invoiceValidator>
export type InvoicePreviewInput = Infer<typeof invoicePreviewValidator>
