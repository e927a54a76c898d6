import { kindsWith } from '#core/records/record_kinds'

export interface NumberRangeDesign {
  /** Text with the placeholders `{YYYY}`, `{YY}`, `{MM}` and one run such as `{####}`. */
  pattern: string
  /** Whether the count starts at 1 again each year. */
  resetsYearly: boolean
}

/** The numbers of one kind of record, with the design until the company decides otherwise. */
export interface NumberRange extends NumberRangeDesign {
  /** Its name in the settings, and in the tables of ranges and counters. */
  kind: string
  /** Its place in the settings, the lowest first. */
  order: number
  /** Whether § 14 (4) no. 4 UStG is about its numbers: skipped ones have to be explained. */
  isFiscal?: boolean
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** The ranges that its records get their numbers from. */
    numbers?: readonly NumberRange[]
  }
}

/** All ranges, in the order of the settings. */
export const numberRanges = (): NumberRange[] =>
  kindsWith('numbers')
    .flatMap(({ numbers }) => numbers)
    .sort((one, other) => one.order - other.order)

/** @throws for a kind that no module defines */
export function numberRangeOf(kind: string): NumberRange {
  const range = numberRanges().find((one) => one.kind === kind)
  if (!range) throw new Error(`No record gets numbers of the kind ${kind}.`)
  return range
}
