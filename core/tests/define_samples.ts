import type { Desk } from './desk.js'
import type { MadeRecords } from './made_records.js'

/**
 * A module's input for the tests that are generated for all modules, in `modules/<name>/tests/samples.ts`. Everything
 * is written through the module's own routes, by the owner of a company.
 */
export interface Samples {
  /** By `METHOD /path`: a body that would be accepted, so that a refusal is one of reach and not of form. */
  bodies?: Record<string, unknown>

  /** Names of what its bodies take; hostile values go into each of them. */
  fields?: string

  /** Names of what its lists take from the address, besides those that all lists take. */
  parameters?: string

  /**
   * Creates a record in each of the module's tables, with `mark` in every free text. Runs after the modules it depends
   * on, whose records are in `made`.
   */
  fill?(desk: Desk, made: MadeRecords, mark: string, companyId: string): Promise<unknown>

  /** Writes all texts into every field that takes free text, also as names of records where there is a list. */
  writeHostile?(desk: Desk, made: MadeRecords, texts: string[]): Promise<unknown>

  /** Its text columns, as `table.column`, that take no free text: the server makes them or they are one of a list. */
  withoutFreeText?: RegExp[]
}

/** Names the type of a module's samples. */
export const defineSamples = (samples: Samples) => samples
