import type { Cell } from '#modules/imports/read/cell'
import type { DayOrder } from '#modules/imports/values/days'
import type { DecimalSign } from '#modules/imports/values/numbers'

/** The user's choices for reading the values of a file. */
export interface ReadingRules {
  decimals: DecimalSign
  days: DayOrder
  /** IANA name of the zone of clock times, for imports of time. */
  zone?: string
  /** Projects that the user has chosen for names of projects or tags in the file, for imports of time. */
  targets?: { name: string; projectId: string }[]
}

/**
 * Converts a cell into input for the validators of the API. An unreadable cell is passed on, for them to refuse it.
 */
export type CellReader = (cell: Cell, rules: ReadingRules) => unknown

/** Something that a column can be read into. */
export interface TargetField {
  /** Its name in the API, parts of parts with points: `contacts.0.email`. */
  name: string
  read: CellReader
  isRequired?: boolean
  /** Other fields that say the same: one of them will do where this one is required. */
  orElse?: readonly string[]
  /** Is put together with other fields; no record has it. */
  isOnlyRead?: boolean
  /** Its values have names: the list of them in the texts `imports:words`. */
  words?: string
  /** How its values look, for finding out how the file writes numbers and days. */
  holds?: 'number' | 'day'
  /** Other headings that files use for it, in any language. */
  headings: readonly string[]
  /** Its name in the texts `imports:columns`. */
  label: string
  /** Position among several equal ones, from 1. */
  place?: number
}
