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
  /** Whether the client has agreed to the due date; if left out, its terms decide. */
  isDueAgreed: vine.boolean().optional(),
  /** The middle supply of a triangular transaction (§ 25b UStG); false if left out. */
  isTriangular: vine.boolean().optional(),
  /** Date of the exchange rate; the invoice's own date without one. */
  exchangeDate: day().optional().nullable(),
  /** By which it is collected; null when the client transfers the money. The client's usual one if left out. */
  mandateId: vine.string().maxLength(36).nullable().optional(),
  stage: vine.enum(INVOICE_STAGES).optional(),
  /** Deductions of a final invoice; ignored for every other stage. */
  downPayments: vine.array(vine.string().maxLength(36)).maxLength(MOST_DOWN_PAYMENTS).optional(),
}

/** The content of an invoice without its days: for invoices created at other times. */
export const invoiceContent = () => vine.object({ ...contentFields, lines: lines() })

export const invoiceValidator = vine.create({ ...head, lines: lines().optional() })

export const invoiceUpdateValidator = vine.create({
  ...head,
  lines: lines().optional(),
  version: versionField(),
})

export const draftVersionValidator = vine.create({ version: versionField() })

/** Accepts any form; only the fields behind figures, terms and notes are read. */
export const invoicePreviewValidator = vine.create({ ...head, lines: lines() })

export type InvoiceInput = Infer<typeof invoiceValidator>
export type InvoicePreviewInput = Infer<typeof invoicePreviewValidator>
