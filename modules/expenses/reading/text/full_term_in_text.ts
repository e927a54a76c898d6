import { addDays, type Day } from '#core/clock'
import { IN_FULL, TERM_IN_DAYS } from './skonto_words.js'
import type { TextLine } from './text_line.js'

/** Words of a line about paying; `5 Tage netto` alone may be five days of work. */
const PAYMENT = /zahl|\bpay|\bterms\b|pag(?:uh|es)|skonto|discount|zbritje|ohne (?:jeden )?abzug/

/**
 * The last day to pay in full, as `30 Tage netto` and `innerhalb von 30 Tagen ohne Abzug` name it. Null without a day
 * of the receipt, without a term and with two different ones: nothing is guessed.
 * @param from the day of the receipt, from which days count
 */
export function dayOfFullTerm(lines: readonly TextLine[], from: Day | null): Day | null {
  if (from === null) return null
  const counts = lines
    .filter(({ words }) => PAYMENT.test(words))
    .flatMap(({ words }) => [...words.matchAll(IN_FULL)])
    .flatMap(([term]) => [...term.matchAll(TERM_IN_DAYS)])
    .map(({ groups = {} }) => Number(groups.count))
  const [count, ...others] = new Set(counts)
  return count === undefined || others.length > 0 ? null : addDays(from, count)
}
