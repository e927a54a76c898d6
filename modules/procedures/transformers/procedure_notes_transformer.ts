import type { ProcedureNotes } from '#modules/procedures/models/procedure_notes'

/** The notes as their owner edits them. */
export const transformNotes = ({
  responsibilities,
  paper,
  operation,
  version,
}: ProcedureNotes) => ({
  responsibilities,
  paper,
  operation,
  version,
})
