import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { TargetField } from '#modules/imports/fields/field'

/** The values of a row by the names of their fields, nested as the API has them; empty cells are not there. */
export type RowValues = Record<string, unknown>

/** Why a value is refused, in the language of the user. */
export interface Fault {
  field: string
  message: string
}

export type Checked<Record> = { record: Record; faults?: undefined } | { faults: Fault[] }

/** A record before and after a row changed it: the changed fields only. */
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

/** Everything the import needs to know about a kind of records. */
export interface ImportKind<New = unknown, Change = unknown> {
  /** The offered fields. */
  fields: readonly TargetField[]
  /** Its records are never changed; a row whose record exists is skipped. */
  isFinal?: boolean
  /** All by their names, those that are not offered included. */
  known: ReadonlyMap<string, TargetField>

  /** Combines several columns: first and last name, price with tax. */
  prepare(values: RowValues): RowValues

  /**
   * The unique key of a row within a file, such as the number; undefined without one.
   * @param prepared result of `prepareCheck`
   */
  keyOf(values: RowValues, prepared: unknown): string | undefined
  /** Wording of a duplicate, when the key is not a number. */
  keyFaults?: KeyFaults

  /** The id of the record that each row is about, undefined for those that are new. */
  findExisting(company: CompanyScope, rows: RowValues[]): Promise<(string | undefined)[]>

  /** By the rules of the API. */
  checkNew(values: RowValues, context: CheckContext): Promise<Checked<New>>
  checkChange(values: RowValues, context: CheckContext): Promise<Checked<Change>>

  /** Loads the data for the checks of some rows, only once for all of them. */
  prepareCheck?(company: CompanyScope, rows: RowValues[]): Promise<unknown>

  /** The keys of some new records that are in use by now. Only inside inTx. */
  takenKeys(company: CompanyScope, keys: string[]): Promise<Set<string>>
  /** Only inside inTx. @returns the ids in the same order */
  create(company: CompanyScope, records: New[]): Promise<string[]>
  /** Only inside inTx. @returns undefined when it is gone */
  update(company: CompanyScope, id: string, change: Change): Promise<RecordChange | undefined>

  /** Only inside inTx. @throws 404, 409 when something depends on it or it was changed since */
  remove(company: CompanyScope, id: string): Promise<void>
  /** Restores it, unless it was changed since. Only inside inTx. @returns whether it was restored */
  restore(company: CompanyScope, id: string, change: RecordChange): Promise<boolean>
}

export interface CheckContext {
  company: CompanyScope
  language: Language
  /** Result of `prepareCheck`. */
  prepared?: unknown
}
