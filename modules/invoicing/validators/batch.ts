import vine from '@vinejs/vine'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'

/** More than a page of the list can show. */
const MOST_INVOICES = 200

const ids = () => vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_INVOICES).distinct()

export const batchValidator = vine.create({ ids: ids() })

/** When and how the open amounts were paid. */
export const paymentBatchValidator = vine.create({
  ids: ids(),
  date: day().optional().nullable(),
  method: line(20).optional().nullable(),
})

export const FILE_FORMATS = ['pdf', 'zugferd', 'xrechnung'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const fileBatchValidator = vine.create({ ids: ids(), format: vine.enum(FILE_FORMATS) })
