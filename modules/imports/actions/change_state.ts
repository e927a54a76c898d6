import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { wakeUp } from '#core/due_work/wake_up'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { kindOf } from '#modules/imports/kinds/kinds'
import { IMPORT_WORK, Import, type ImportRules } from '#modules/imports/models/import'

export interface MappingInput {
  mapping?: (string | null)[]
  rules?: Partial<ImportRules>
}

/**
 * Sets the target of each column and how values are read; earlier checks no longer count. Only inside inTx. @throws
 * 404, 409 `wrong_state`, 422 for an unknown or repeated field
 */
export async function changeMapping(company: CompanyScope, id: string, input: MappingInput) {
  const record = await Import.lockRead(company, id)
  record.assertState('mapping', 'checked')
  if (input.mapping) assertMapping(record, input.mapping)
  record.merge({
    state: 'mapping',
    planned: null,
    ...(input.mapping && { mapping: input.mapping }),
    rules: { ...record.rules, ...input.rules },
  })
  await record.save()
  return record
}

function assertMapping({ kind, headings }: Import, mapping: (string | null)[]) {
  if (mapping.length !== headings.length) throw new FieldError('mapping', 'imports.mapping_length')
  const used = new Set<string>()
  for (const [column, name] of mapping.entries()) {
    if (name === null) continue
    const field = `mapping.${column}`
    if (!kindOf(kind).known.has(name)) throw new FieldError(field, 'imports.field_unknown')
    if (used.has(name)) throw new FieldError(field, 'imports.field_twice')
    used.add(name)
  }
}

/** Has every row checked, by Kontor itself and without writing any of them. Only inside inTx. */
export async function startCheck(company: CompanyScope, id: string, language: Language) {
  const record = await Import.lockRead(company, id)
  record.assertState('mapping', 'checked')
  if (record.mapping.every((name) => name === null)) {
    throw new FieldError('mapping', 'imports.nothing_mapped')
  }
  record.merge({ state: 'checking', language, planned: null })
  await begin(record)
  return record
}

/** Starts the import of the valid rows; resumes a failed one. Only inside inTx. */
export async function startRun(company: CompanyScope, id: string, userId: string) {
  const record = await Import.lockRead(company, id)
  record.assertState('checked')
  const { create = 0, update = 0 } = record.planned ?? {}
  if (create + update === 0) throw new FieldError('file', 'imports.nothing_to_do')
  record.merge({ state: 'running', userId, done: null })
  await begin(record)
  await recordImport(record, 'import.started', { ...record.planned })
  return record
}

/**
 * Stops the work: a check is discarded, a run keeps the rows it has imported. Only inside inTx.
 * @throws 404, 409 `wrong_state`
 */
export async function stopImport(company: CompanyScope, id: string) {
  const record = await Import.lockRead(company, id)
  record.assertState('checking', 'running')
  if (record.state === 'checking') record.merge({ state: 'mapping', planned: null, workedUntil: 0 })
  else {
    record.merge({ state: 'stopped', finishedAt: now(), workedUntil: 0 })
    await recordImport(record, 'import.stopped', { ...record.done })
  }
  await record.save()
  return record
}

/** Starts to undo an import, as far as nothing depends on its records. Only inside inTx. */
export async function startUndo(company: CompanyScope, id: string, userId: string) {
  const record = await Import.lockRead(company, id)
  record.assertState('done', 'stopped', 'failed')
  record.merge({ state: 'undoing', userId })
  await begin(record)
  await recordImport(record, 'import.undone', { ...record.done })
  return record
}

async function begin(record: Import) {
  record.merge({ nextBlock: 0, worker: null, workedUntil: 0, finishedAt: null })
  await record.save()
  wakeUp(IMPORT_WORK)
}

const recordImport = ({ companyId, id, kind, fileName }: Import, action: string, counts: object) =>
  audit({
    companyId,
    action,
    subject: { type: 'import', id },
    details: { kind, file: fileName, ...counts },
  })
