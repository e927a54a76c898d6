import type { Language } from '#core/i18n/languages'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import { plainUnit, unitCode } from './unit_code.js'
import { formsOf, UNITS } from './units.js'

/**
 * The unit of a line beside its quantity, in the language of the document: `1 Tag`, `2 Tage`, `2 days`. A word of that
 * language keeps its own forms, a word of another language becomes ours; a word that is not known stays as it is.
 */
export function printedUnit(unit: string, quantity: Decimal, language: Language): string {
  const code = unit.trim() === '' ? undefined : unitCode(unit)
  const words = code === undefined ? undefined : UNITS[code]?.[language]
  if (!words) return unit
  const own = words.find((word) => Object.values(formsOf(word)).some((form) => isSame(form, unit)))
  const { one, many } = formsOf(own ?? words[0] ?? unit)
  const form = quantity === DECIMAL_ONE || quantity === -DECIMAL_ONE ? one : many
  return isSame(form, unit) ? unit : form
}

const isSame = (one: string, other: string) => plainUnit(one) === plainUnit(other)
