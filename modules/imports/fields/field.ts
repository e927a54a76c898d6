import type { Cell } from '#modules/imports/read/cell'
import type { DayOrder } from '#modules/imports/values/days'
import type { DecimalSign } from '#modules/imports/values/numbers'

/** What a person says about the values of a file. */
export interface ReadingRules {
  decimals: DecimalSign
  days: DayOrder
}

/** Makes of a cell what the validators of the API take. What cannot be read is handed on, for them to refuse it. */
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
  /** Other words that files have as its heading, in any language. */
  headings: readonly string[]
  /** Its name in the texts `imports:columns`. */
  label: string
  /** Which of several equal ones it is, from 1. */
  place?: number
}
