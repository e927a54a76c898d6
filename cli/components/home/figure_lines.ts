import type { Figure } from './home_data.js'
import { type Line, piece, widthOf } from './line.js'
import type { Draw } from './model.js'

interface Space {
  width: number
  /** Values end at the right edge; else they begin in one column. */
  isRight?: boolean
}

/** Labels with their values behind them; a value that does not fit goes to the next line, and is never cut. */
export function figureLines(figures: Figure[], draw: Draw, { width, isRight }: Space): Line[] {
  const column = Math.max(0, ...figures.map(({ label }) => widthOf([piece(label)]))) + GAP
  const between = ` ${draw.look.show('·')} `
  return figures.flatMap(({ label, values, tone }) => {
    const start = isRight ? widthOf([piece(label)]) + GAP : column
    const rows = rowsOf(values, width - start, between)
    const isBeside = rows.every((text) => widthOf([piece(text)]) <= width - start)
    const lines = rows.map((text, index): Line => {
      const taken = isBeside && index === 0 ? label : ''
      const free = width - widthOf([piece(taken), piece(text)])
      const indent = isRight ? free : (isBeside ? column : GAP) - widthOf([piece(taken)])
      return [piece(taken, 'dim'), piece(' '.repeat(Math.max(0, indent))), piece(text, tone)]
    })
    return isBeside ? lines : [[piece(label, 'dim')], ...lines]
  })
}

const GAP = 2

/** Values joined as far as they fit beside each other. */
function rowsOf(values: string[], room: number, between: string) {
  const rows: string[] = []
  for (const value of values) {
    const last = rows.at(-1)
    const joined = last === undefined ? value : last + between + value
    if (last === undefined || widthOf([piece(joined)]) > room) rows.push(value)
    else rows[rows.length - 1] = joined
  }
  return rows
}
