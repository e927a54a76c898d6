import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { TargetField } from '#modules/imports/fields/field'

/** The values of a row by the names of their fields, nested as the API has them; empty cells are not there. */
export type RowValues = Record<string, unknown>

/** Why a value cannot be taken, told in the language of whoever asked. */
export interface Fault {
  field: string
  message: string
}

export type Checked<Record> = { record: Record; faults?: undefined } | { faults: Fault[] }

/** What a record looked like before a row changed it, and after: the changed fields only. */
export interface RecordChange {
  before: RowValues
  after: RowValues
}

/** The field that a fault of the key is about, and its sentences in `imports:faults`. */
export interface KeyFaults {
  field: string
  taken: string
  twice: string
}

/** What of a kind of records the import has to know. */
export interface ImportKind<New = unknown, Change = unknown> {
  /** Those that are offered. */
  fields: readonly TargetField[]
  /** Its records are not changed any more; a row whose record is there is passed over. */
  isFinal?: boolean
  /** All by their names, those that are not offered included. */
  known: ReadonlyMap<string, TargetField>

  /** Puts together what several columns hold: first and last name, price with tax. */
  prepare(values: RowValues): RowValues

  /**
   * What must not come twice in a file, such as the number; undefined when there is nothing.
   * @param prepared what `prepareCheck` gave
   */
  keyOf(values: RowValues, prepared: unknown): string | undefined
  /** How that is told, when it is no number. */
  keyFaults?: KeyFaults

  /** The id of the record that each row is about, undefined for those that are new. */
  findExisting(company: CompanyScope, rows: RowValues[]): Promise<(string | undefined)[]>

  /** By the rules of the API. */
  checkNew(values: RowValues, context: CheckContext): Promise<Checked<New>>
  checkChange(values: RowValues, context: CheckContext): Promise<Checked<Change>>

  /** Reads what the checks of some rows need, once for all of them. */
  prepareCheck?(company: CompanyScope, rows: RowValues[]): Promise<unknown>

  /** Which keys of some new records are in use by now. Only inside inTx. */
  takenKeys(company: CompanyScope, keys: string[]): Promise<Set<string>>
  /** Only inside inTx. @returns the ids in the same order */
  create(company: CompanyScope, records: New[]): Promise<string[]>
  /** Only inside inTx. @returns undefined when it is gone */
  update(company: CompanyScope, id: string, change: Change): Promise<RecordChange | undefined>

  /** Only inside inTx. @throws 404, 409 when something depends on it or it was changed since */
  remove(company: CompanyScope, id: string): Promise<void>
  /** Makes it what it was, unless somebody has changed it since. Only inside inTx. @returns whether it did */
  restore(company: CompanyScope, id: string, change: RecordChange): Promise<boolean>
}

export interface CheckContext {
  company: CompanyScope
  language: Language
  /** What `prepareCheck` gave. */
  prepared?: unknown
}
