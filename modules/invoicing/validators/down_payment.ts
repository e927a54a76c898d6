import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CURRENCIES } from '#core/money/currency'
import { line as text } from '#core/validation/text'

export const deductibleValidator = vine.create({
  clientId: text(36).optional(),
  /** Name of a recipient without a client record. */
  name: text(200).optional(),
  currency: vine.enum(CURRENCIES),
  /** The draft that is being written: its own deductions are offered too. */
  invoiceId: text(36).optional(),
})

export type DeductibleInput = Infer<typeof deductibleValidator>
