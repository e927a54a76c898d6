import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { letterText, line as text } from '#core/validation/text'
import { acknowledgedRules } from './acknowledgement.js'

/** As many as a document has lines. */
const MOST_LINES = 500

export const creditNoteValidator = vine.create({
  /** For each line some of its units, or an amount, net or gross like its price; without both it is left alone. */
  lines: vine
    .array(
      vine.object({
        lineId: text(36),
        quantity: decimalInput({ min: 0, max: 1e9 }).optional().nullable(),
        amount: decimalInput({ min: 0, max: 1e11 }).optional().nullable(),
      })
    )
    .minLength(1)
    .maxLength(MOST_LINES),
  date: day().optional().nullable(),
  /** Why, in words for the client. */
  notes: letterText(4000).optional().nullable(),
  acknowledged: acknowledgedRules(),
})

export type CreditNoteInput = Infer<typeof creditNoteValidator>
