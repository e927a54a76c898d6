import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { conflict, notFound } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import type { ReadingRules } from '#modules/imports/fields/field'
import type { Cell } from '#modules/imports/read/cell'
import type { TableFormat } from '#modules/imports/read/table_file'
import type { TimeSurvey } from '#modules/imports/times/survey'

/** The name of the work on imports, for waking it up. */
export const IMPORT_WORK = 'imports.work'

export const IMPORT_KINDS = ['clients', 'items', 'invoices', 'openings', 'times'] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]

/** Choices for a row whose record already exists. */
export const EXISTING = ['skip', 'update', 'create'] as const

/**
 * `reading`: the upload is running. `mapping`: waits for a person to assign the columns. `checking`, `running`,
 * `undoing`: in progress. `stopped`: imported up to that point. `failed`: a fault in Kontor itself.
 */
export type ImportState =
  | 'reading'
  | 'mapping'
  | 'checking'
  | 'checked'
  | 'running'
  | 'done'
  | 'stopped'
  | 'undoing'
  | 'undone'
  | 'failed'

/** The states in which Kontor works on an import without the user. */
export const ACTIVE_STATES = ['checking', 'running', 'undoing'] as const satisfies ImportState[]
export type ActiveState = (typeof ACTIVE_STATES)[number]

export interface ImportRules extends ReadingRules {
  existing: (typeof EXISTING)[number]
}

/** Result of the check, in rows. */
export interface Planned {
  create: number
  update: number
  skip: number
  fault: number
}

/** Result of the check, with what it found about recorded time. */
export interface Checkup extends Planned {
  times?: TimeSurvey
}

/** Numbers of processed rows; undoing counts `removed`, `restored` and `kept`. */
export interface Done {
  created: number
  updated: number
  skipped: number
  failed: number
  removed: number
  restored: number
  kept: number
}

export const NOTHING_PLANNED: Planned = { create: 0, update: 0, skip: 0, fault: 0 }
export const NOTHING_DONE: Done = {
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  removed: 0,
  restored: 0,
  kept: 0,
}

const json = <T>() => ({
  prepare: (value: T | null) => value && JSON.stringify(value),
  consume: (text: string | null): T | null => (text === null ? null : JSON.parse(text)),
})

/** A table that a user imports into the company. */
export class Import extends CompanyOwned(BaseModel) {
  static override table = 'imports'

  @column() declare kind: ImportKindName
  @column() declare state: ImportState
  /** As the sender calls it. */
  @column() declare fileName: string
  @column(json<TableFormat>()) declare format: TableFormat
  @column(json<string[]>()) declare headings: string[]
  /** The first rows, as a sample of the columns. */
  @column(json<Cell[][]>()) declare samples: Cell[][]
  /** Of kind and headings: files of the same shape get the same mapping. */
  @column() declare shapeHash: string
  /** The target of each column; null for one that is left out. */
  @column(json<(string | null)[]>()) declare mapping: (string | null)[]
  @column(json<ImportRules>()) declare rules: ImportRules
  /** Of the reasons of faults. */
  @column() declare language: Language
  @column() declare rowCount: number
  @column() declare blockCount: number
  @column() declare nextBlock: number
  @column(json<Checkup>()) declare planned: Checkup | null
  @column(json<Done>()) declare done: Done | null
  @column() declare worker: string | null
  @column() declare workedUntil: Instant
  /** The user who imports it. */
  @column() declare userId: string
  @column() declare createdAt: Instant
  @column() declare finishedAt: Instant | null

  /** @throws 404 when it is not there, not this company's or still being read */
  static async findRead(company: CompanyReference, id: string): Promise<Import> {
    const found = await Import.one(company, id)
    if (!found || found.state === 'reading') throw notFound()
    return found
  }

  /** The same, locked until the transaction ends. */
  static async lockRead(company: CompanyReference, id: string): Promise<Import> {
    const found = await Import.oneLocked(company, id)
    if (!found || found.state === 'reading') throw notFound()
    return found
  }

  /** @throws 409 `wrong_state` */
  assertState(...states: ImportState[]) {
    if (!states.includes(this.state)) {
      throw conflict('imports.wrong_state', { extra: { state: this.state } })
    }
  }
}
