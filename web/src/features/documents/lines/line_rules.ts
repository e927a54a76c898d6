import type { TFunction } from 'i18next'
import { isExactNumber } from '@/lib/exact_amounts'
import { isBlank } from './line_values'
import type { LinesValues } from './lines_form'

/** Rules for the numbers of lines in a saved draft. @param t of the namespace `document` */
export function lineRules(t: TFunction<'documents'>) {
  const ofLine =
    (isGood: (value: string) => boolean, message: string) =>
    (value: string, values: LinesValues, path: string) => {
      const line = values.lines[indexIn(path)]
      return line?.kind !== 'item' || isBlank(line) || isGood(value) ? null : message
    }
  const number = t('form.number_missing')
  const percent = t('form.percent_wrong')
  const large = t('form.number_large')
  /** A number that the server takes. */
  const limited = (value: string, values: LinesValues, path: string) =>
    ofLine(isExactNumber, number)(value, values, path) ??
    ofLine(isWithinLimit, large)(value, values, path)
  return {
    quantity: limited,
    unitPrice: limited,
    discount: ofLine(isPercent, percent),
    discountAmount: ofLine(isOptional, number),
    taxRate: ofLine(isPercent, percent),
  }
}

/** The largest quantity and price that the server takes. */
const LARGEST = 1e9

const isWithinLimit = (text: string) => Math.abs(Number(text)) <= LARGEST

/** The position of a field in its list. */
export const indexIn = (path: string) => Number(path.split('.')[1])

export const isPercent = (text: string) =>
  text === '' || (isExactNumber(text) && Number(text) >= 0 && Number(text) <= 100)

export const isOptional = (text: string) => text === '' || isExactNumber(text)
