import vine from '@vinejs/vine'
import { line } from '#core/validation/text'
import { plainUnit } from './unit_code.js'
import { formsOf, UNITS } from './units.js'

const LONGEST_UNIT = 20

const WORDS = Object.values(UNITS)
  .flatMap((byLanguage) => Object.values(byLanguage).flat())
  .flatMap((word) => Object.values(formsOf(word)))

const LISTED = new Set(WORDS)
const ABBREVIATIONS = new Map(
  WORDS.filter((word) => word.endsWith('.')).map((word) => [plainUnit(word), word])
)

/** A unit as it is kept: an abbreviation of the list in one spelling (`Std`, `std.` → `Std.`), any other word as written. */
export const keptUnit = (unit: string): string =>
  LISTED.has(unit) ? unit : (ABBREVIATIONS.get(plainUnit(unit)) ?? unit)

const inOneSpelling = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string') field.mutate(keptUnit(value), field)
  },
  { name: 'inOneSpelling' }
)

/** The unit of a line or an item. */
export const unitField = () => line(LONGEST_UNIT).use(inOneSpelling())
