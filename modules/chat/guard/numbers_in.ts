import { PERCENT } from './facts.js'

/** One word of a sentence that has a digit in it. */
export interface FigureWord {
  /** Where it begins and ends in the sentence. */
  start: number
  end: number
  /** Without the signs around it. */
  text: string
  /** ISO 4217, or `PERCENT`, when such a sign or word is beside it. */
  currency: string | null
}

const CURRENCIES: Record<string, string> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eurosh: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  chf: 'CHF',
  franken: 'CHF',
  '%': PERCENT,
  prozent: PERCENT,
  percent: PERCENT,
  përqind: PERCENT,
  lek: 'ALL',
  lekë: 'ALL',
  all: 'ALL',
}

const SIGNS_BEFORE = /^[^\p{L}\p{N}+−–-]+/u
const SIGNS_AFTER = /[^\p{L}\p{N}]+$/u
/** Groups of thousands that are parted by blanks are one number. */
const GROUPED = /\d{1,3}(?: \d{3})+(?!\d)/g

/** The words of a sentence with a digit, in their order, with the currency beside each. */
export function figureWords(sentence: string): FigureWord[] {
  const joined = sentence.replace(GROUPED, (group) => group.replaceAll(' ', '\u00a0'))
  return [...joined.matchAll(/(?:[^\s]|\u00a0)*\p{N}(?:[^\s]|\u00a0)*/gu)].map((match) =>
    wordAt(joined, match.index, match[0])
  )
}

function wordAt(sentence: string, index: number, raw: string): FigureWord {
  const before = SIGNS_BEFORE.exec(raw)?.[0] ?? ''
  const after = SIGNS_AFTER.exec(raw)?.[0] ?? ''
  const start = index + before.length
  const end = index + raw.length - after.length
  const previous = /(\S+)\s$/.exec(sentence.slice(0, index))?.[1] ?? ''
  const next = /^\s*(\S+)/.exec(sentence.slice(index + raw.length))?.[1] ?? ''
  const signs = [before, after, ...(after === '' ? [next] : []), previous]
  return {
    start,
    end,
    text: sentence.slice(start, end),
    currency: signs.map(currencyIn).find((found) => found !== null) ?? null,
  }
}

function currencyIn(signs: string): string | null {
  const word = signs.toLowerCase().replace(/[().,;:!?"“”„]/g, '')
  return CURRENCIES[word] ?? null
}

/** The values that digits can mean: `1.200` is one thousand two hundred in German, and one and a fifth in English. */
export function valuesOf(text: string): number[] {
  const plain = text.replace(/^[+−–-]/, '')
  if (!/^\d[\d.,'’\u00a0]*$/.test(plain)) return []
  const readings = [
    plain.replace(/[.'’\u00a0]/g, '').replace(',', '.'),
    plain.replace(/[,'’\u00a0]/g, ''),
  ]
  return readings.map(Number).filter((value) => Number.isFinite(value))
}
