import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { ReadingRules, TargetField } from '#modules/imports/fields/field'
import type { TimeSurvey } from '#modules/imports/times/survey'

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

  /** Rows may be the same: the nth one with a key is the record `key n`. */
  isRepeatable?: boolean

  /** Combines several columns: first and last name, price with tax, day and clock time. */
  prepare(values: RowValues, rules: ReadingRules): RowValues

  /**
   * The unique key of a row within a file, such as the number; undefined without one.
   * @param prepared result of `prepareCheck`
   */
  keyOf(values: RowValues, prepared: unknown): string | undefined
  /** Wording of a duplicate, when the key is not a number. */
  keyFaults?: KeyFaults

  /**
   * The id of the record that each row is about, undefined for those that are new.
   * @param keys of the rows
   */
  findExisting(
    company: CompanyScope,
    rows: RowValues[],
    keys: (string | undefined)[]
  ): Promise<(string | undefined)[]>

  /** By the rules of the API. */
  checkNew(values: RowValues, context: CheckContext): Promise<Checked<New>>
  checkChange(values: RowValues, context: CheckContext): Promise<Checked<Change>>

  /** Loads the data for the checks of some rows, only once for all of them. */
  prepareCheck?(company: CompanyScope, rows: RowValues[], importer: Importer): Promise<unknown>

  /** Adds what checked rows say to the survey of a file. */
  survey?(before: TimeSurvey | undefined, rows: SurveyedRow[], context: CheckContext): TimeSurvey

  /** The keys of some new records that are in use by now. Only inside inTx. */
  takenKeys(company: CompanyScope, keys: string[]): Promise<Set<string>>
  /** Only inside inTx. @returns the ids in the same order, or why a record could not be created */
  create(
    company: CompanyScope,
    records: New[],
    context: { keys: (string | undefined)[]; importer: Importer; importId: string }
  ): Promise<(string | Fault[])[]>
  /** Only inside inTx. @returns undefined when it is gone */
  update(company: CompanyScope, id: string, change: Change): Promise<RecordChange | undefined>

  /** Only inside inTx. @throws 404, 409 when something depends on it or it was changed since */
  remove(company: CompanyScope, id: string, importer: Importer): Promise<void>
  /** Restores it, unless it was changed since. Only inside inTx. @returns whether it was restored */
  restore(company: CompanyScope, id: string, change: RecordChange): Promise<boolean>
}

/** The person who imports, and whose language faults have. */
export interface Importer {
  userId: string
  language: Language
}

/** A checked row for the survey of a file. */
export interface SurveyedRow {
  values: RowValues
  isNew: boolean
  faults: Fault[]
}

export interface CheckContext {
  company: CompanyScope
  language: Language
  /** Number of the row, while a file is checked. */
  row?: number
  /** Facts that a kind remembers about earlier rows, while a file is checked; the same row may come again. */
  memory?: Map<string, unknown>
  /** Result of `prepareCheck`. */
  prepared?: unknown
}
