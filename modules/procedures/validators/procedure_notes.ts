import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { paragraph } from '#core/validation/text'
import { versionField } from '#modules/documents/public'

const LONGEST_NOTE = 5000

const note = () => paragraph(LONGEST_NOTE).optional()

/** Omitted texts keep their content. */
export const procedureNotesValidator = vine.create({
  responsibilities: note(),
  paper: note(),
  operation: note(),
  version: versionField(),
})

export type ProcedureNotesInput = Infer<typeof procedureNotesValidator>
