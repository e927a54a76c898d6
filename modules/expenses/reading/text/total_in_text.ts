import { type Minor, minor } from '#core/money/minor'
import { magnitude } from '#core/money/rounding'
import type { TextLine } from './text_line.js'
import { type VatGroup, vatOf } from './vat_in_text.js'
import { NO_TOTAL, TOTALS, VAT, WITH_VAT } from './words.js'

/** Amounts that are tried as the total. */
const MOST_TRIED = 60

export interface Total {
  gross: Minor
  /** Empty when the receipt does not say how the VAT makes it up. */
  vat: VatGroup[]
}

/**
 * The amount that was paid. Of the amounts that are called a total, the one that the VAT adds up to comes first; without such a
 * word it is an amount that the VAT explains or that is printed twice, such as beside the card.
 */
export function totalIn(lines: readonly TextLine[]): Total | undefined {
  const called = TOTALS.flatMap((word) => calledTotals(lines, word))
  const others = lines.flatMap(({ amounts }) => amounts).filter((amount) => amount > 0n)
  const candidates = [...called, ...largestFirst(others)]
  for (const gross of [...new Set(candidates)].slice(0, MOST_TRIED)) {
    const vat = vatOf(lines, gross)
    if (vat) return { gross, vat }
  }
  const twice = others.filter((amount, index) => others.indexOf(amount) !== index)
  const gross = called[0] ?? largestFirst(twice)[0]
  return gross === undefined ? undefined : { gross, vat: [] }
}

/** The last one first: a sum follows what it sums up. */
function calledTotals(lines: readonly TextLine[], word: RegExp): Minor[] {
  return lines
    .flatMap((line, index) => {
      if (!word.test(line.words) || !isTotal(line)) return []
      const next = lines[index + 1]
      const amounts =
        line.amounts.length === 0 && next && !/\p{L}{4}/u.test(next.text)
          ? next.amounts
          : line.amounts
      return amounts.length === 0 ? [] : [largest(amounts)]
    })
    .reverse()
}

const isTotal = ({ words }: TextLine) =>
  WITH_VAT.test(words) || !(NO_TOTAL.test(words) || VAT.test(words))

const largest = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((most, amount) => (magnitude(amount) > magnitude(most) ? amount : most), minor(0n))

const largestFirst = (amounts: readonly Minor[]) =>
  [...amounts].sort((one, other) => (one > other ? -1 : 1))
