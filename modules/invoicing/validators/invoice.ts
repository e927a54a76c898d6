import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day } from '#core/validation/day'
import { contentDays, contentFields, lines, versionField } from '#modules/documents/public'

const head = { ...contentFields, ...contentDays, dueDate: day().optional().nullable() }

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
