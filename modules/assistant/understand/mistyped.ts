import type { Day } from '#core/clock'
import { type Reading, readText } from './read_text.js'
import { withoutSlips } from './slips.js'

/**
 * The reading of a text with typing mistakes, when all ways to read them mean the same; null when none means anything or
 * two differ.
 * @param text folded
 * @param slipped the mistyped words, from `slippedWords`, without those that are names
 * @param meaningOf the meaning of a reading, or null
 */
export function readMistyped(
  text: string,
  slipped: readonly string[],
  today: Day,
  meaningOf: (reading: Reading) => object | null
): Reading | null {
  const meanings = new Map<string, Reading>()
  for (const meant of withoutSlips(text, slipped)) {
    const reading = readText(meant, today)
    const meaning = reading && meaningOf(reading)
    if (reading && meaning) meanings.set(JSON.stringify(meaning), reading)
  }
  const [reading, ...others] = meanings.values()
  return reading && others.length === 0 ? reading : null
}
