import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ProcedureNotes } from '#modules/procedures/models/procedure_notes'
import { transformNotes } from '#modules/procedures/transformers/procedure_notes_transformer'
import type { ProcedureNotesInput } from '#modules/procedures/validators/procedure_notes'

/**
 * Changes the notes; omitted texts keep their content. Only inside inTx.
 * @throws 409 `version_conflict`
 */
export async function saveNotes(company: CompanyReference, input: ProcedureNotesInput) {
  const notes = await ProcedureNotes.orEmpty(company)
  const { version, ...texts } = input
  if (version !== undefined && version !== notes.version) {
    throw conflict('version_conflict', { extra: { current: transformNotes(notes) } })
  }
  notes.merge(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)))
  if (!notes.$isDirty) return notes
  notes.merge({ version: notes.version + 1, updatedAt: now() })
  await saveOnce(notes)
  await audit({
    companyId: company.id,
    action: 'procedure.notes_changed',
    subject: { type: 'procedure', id: notes.id },
  })
  return notes
}

/** Of two that save the first notes at once, the later one starts again and finds them. */
async function saveOnce(notes: ProcedureNotes) {
  try {
    await notes.save()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
