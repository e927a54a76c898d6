import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { versionField } from '#modules/documents/public'

const LONGEST_NOTE = 5000

const note = () => vine.string().trim().maxLength(LONGEST_NOTE).optional()

/** Omitted texts keep their content. */
export const procedureNotesValidator = vine.create({
  responsibilities: note(),
  paper: note(),
  operation: note(),
  version: versionField(),
})

export type ProcedureNotesInput = Infer<typeof procedureNotesValidator>
