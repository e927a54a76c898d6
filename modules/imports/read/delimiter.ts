import { decoded, type Encoding } from './encoding.js'

/** Possible separators, by names that are safe in an address. */
export const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type Delimiter = keyof typeof DELIMITERS

const NAMES = Object.keys(DELIMITERS) as Delimiter[]
const NAME_OF = new Map<string, Delimiter>(NAMES.map((name) => [DELIMITERS[name], name]))

const SAMPLE = 64 * 1024
const LINES = 20

/** The separator of cells: the character that occurs most often in each of the first lines, outside of quotes. */
export async function detectDelimiter(path: string, encoding: Encoding): Promise<Delimiter> {
  let text = ''
  for await (const piece of decoded(path, encoding, SAMPLE)) text += piece
  const counts = countsByLine(text)
  const best = NAMES.map((delimiter) => ({
    delimiter,
    least: Math.min(...counts.map((line) => line[delimiter])),
    all: counts.reduce((sum, line) => sum + line[delimiter], 0),
  })).sort((a, b) => b.least - a.least || b.all - a.all)
  return best[0].all > 0 ? best[0].delimiter : 'comma'
}

function countsByLine(text: string) {
  const none = () => Object.fromEntries(NAMES.map((one) => [one, 0])) as Counts
  const lines: Counts[] = []
  let line = none()
  let isQuoted = false
  let isEmpty = true
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) {
      if (!isEmpty) lines.push(line)
      if (lines.length === LINES) break
      line = none()
      isEmpty = true
    } else if (!isQuoted) {
      const delimiter = NAME_OF.get(sign)
      if (delimiter) line[delimiter] += 1
    }
    if (sign.trim() !== '') isEmpty = false
  }
  return lines.length > 0 ? lines : [line]
}

type Counts = Record<Delimiter, number>
