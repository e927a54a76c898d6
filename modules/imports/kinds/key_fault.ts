import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Fault, ImportKind, KeyFaults } from './import_kind.js'

const OF_NUMBERS: KeyFaults = { field: 'number', taken: 'number_taken', twice: 'twice_in_file' }

/** Why the key of a row cannot be taken. @param row that has it already, of the same file */
export function keyFault(
  { keyFaults = OF_NUMBERS }: ImportKind,
  language: Language,
  { why, row = 0 }: { why: 'taken' | 'twice'; row?: number }
): Fault {
  const message = translate(language, `imports:faults.${keyFaults[why]}`, { row })
  return { field: keyFaults.field, message }
}
