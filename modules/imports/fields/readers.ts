import { cellText } from '#modules/imports/read/cell'
import { readCountry } from '#modules/imports/values/countries'
import { readDay } from '#modules/imports/values/days'
import { readNumber } from '#modules/imports/values/numbers'
import { readFlag, wordReader } from '#modules/imports/values/words'
import { PRICE_MODES } from '#modules/settings/public'
import type { CellReader } from './field.js'

export const asText: CellReader = cellText
export const asNumber: CellReader = (cell, { decimals }) => readNumber(cell, decimals)
/** Days of a term, also when the file has words: `30 Tage netto`. */
export const asTerm: CellReader = (cell, { decimals }) => {
  const days = /^(\d{1,3}) *(tage?|days?|dit[ëe]|d|t\.?)( (netto|net|neto|ohne abzug))?$/i.exec(
    cellText(cell).trim()
  )
  return days?.[1] ?? readNumber(cell, decimals)
}
export const asDay: CellReader = (cell, { days }) => readDay(cell, days)
export const asFlag: CellReader = (cell) => readFlag(cellText(cell))
export const asCountry: CellReader = (cell) => readCountry(cellText(cell))
export const asCode: CellReader = (cell) => cellText(cell).toUpperCase()

/** Net or gross by its name, or whether a price is gross: yes or no. */
export function asPriceMode() {
  const { words, read } = asWord('price_mode', PRICE_MODES)
  const readMode: CellReader = (cell, rules) => {
    const isGross = readFlag(cellText(cell))
    if (typeof isGross === 'boolean') return isGross ? 'gross' : 'net'
    return read(cell, rules)
  }
  return { words, read: readMode }
}

/** One of some values by its name in any of our languages, and the list of these names. */
export function asWord(list: string, values: readonly string[]) {
  let read: ((text: string) => string) | undefined
  return {
    words: list,
    read: ((cell) => {
      read ??= wordReader(list, values)
      return read(cellText(cell))
    }) satisfies CellReader as CellReader,
  }
}
