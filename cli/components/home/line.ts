import stringWidth from 'string-width'
import type { Tone } from '../../lib/output/terminal.js'
import { cutTo } from '../../lib/output/text_width.js'

/** A part of a line in one tone. */
export interface Piece {
  text: string
  tone: Tone
}

/** One line of a screen; none of its texts has a line break. */
export type Line = Piece[]

export const piece = (text: string, tone: Tone = 'plain'): Piece => ({ text, tone })

/** Columns that a line takes. */
export const widthOf = (line: Line) => line.reduce((sum, { text }) => sum + stringWidth(text), 0)

/** A line that is exactly as wide: filled up with spaces, or cut with a mark. */
export function fitted(line: Line, width: number, more: string): Line {
  const free = width - widthOf(line)
  if (free === 0) return line
  if (free > 0) return [...line, piece(' '.repeat(free))]
  const kept: Line = []
  let room = width
  for (const { text, tone } of line) {
    const cut = cutTo(text, room, more, stringWidth)
    kept.push({ text: cut, tone })
    room -= stringWidth(cut)
    if (cut !== text) break
  }
  return fitted(kept, width, more)
}

/** Two texts at the two ends of a line; the left one is cut where both do not fit. */
export function ends(left: Line, right: Line, { width, more }: { width: number; more: string }) {
  const taken = widthOf(right)
  if (!taken || taken + MOST_GAP > width) return fitted(left, width, more)
  return [...fitted(left, width - taken - MOST_GAP, more), piece(' '.repeat(MOST_GAP)), ...right]
}

const MOST_GAP = 2

/** Blocks of lines side by side; the shorter one is filled up with empty lines. */
export function beside(
  left: Line[],
  right: Line[],
  { leftWidth, gap, more }: { leftWidth: number; gap: number; more: string }
): Line[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    ...fitted(left[index] ?? [], leftWidth, more),
    piece(' '.repeat(gap)),
    ...(right[index] ?? []),
  ])
}

/** The end of a text that is typed, so that its last letters are always seen. */
export function tailOf(text: string, width: number, more: string) {
  const letters = [...text]
  while (letters.length && stringWidth(letters.join('')) > width - more.length) letters.shift()
  return letters.length === [...text].length || stringWidth(text) <= width
    ? text
    : more + letters.join('')
}
