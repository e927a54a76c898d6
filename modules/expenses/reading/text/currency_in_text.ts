import { isCurrency } from '#core/money/currency'
import type { TextLine } from './text_line.js'

const SIGNS: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD', LEK: 'ALL', FR: 'CHF' }
const SAID = /€|£|\$|\b(?:EUR|CHF|USD|GBP|ALL|LEK|SEK|NOK|DKK|PLN|CZK|HUF)\b/g

/** The currency that a text names most often, `null` for none. */
export function currencyIn(lines: readonly TextLine[]): string | null {
  const counts = new Map<string, number>()
  for (const [said] of lines.flatMap(({ text }) => [...text.matchAll(SAID)])) {
    const code = SIGNS[said] ?? said
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && isCurrency(most[0]) ? most[0] : null
}
