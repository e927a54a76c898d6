import { figureLines } from './figure_lines.js'
import { footLines } from './foot_lines.js'
import { headLines } from './head_lines.js'
import { helpLines } from './help_lines.js'
import { beside, fitted, type Line } from './line.js'
import { tableLines } from './list_lines.js'
import type { Draw, HomeModel } from './model.js'
import { weekColumn, weekNow, weekStrip } from './week_lines.js'
import { workLines } from './work_lines.js'

export interface Size {
  columns: number
  rows: number
}

/** From this width on the week has a column of its own. */
const TWO_COLUMNS = 76
const NARROWEST_SIDE = 28
const WIDEST_SIDE = 48
const GAP = 3
/** The foot and the empty line above it. */
const FOOT_LINES = 3
/** The list keeps its head and three rows, whatever leaves for it. */
const SHORTEST_LIST = 4

/** A frame of the home screen: as many lines as the terminal has, less the last one, none wider than it. */
export function homeFrame(model: HomeModel, draw: Draw, { columns, rows }: Size): Line[] {
  const height = Math.max(1, rows - 1 - FOOT_LINES)
  const body = bodyOf(model, draw, { columns, rows: height }).slice(0, height)
  const padding = Array.from({ length: height - body.length }, (): Line => [])
  return [...body, ...padding, [], ...footLines(model, draw, columns)].map((line) =>
    fitted(line, columns, draw.more)
  )
}

function bodyOf(model: HomeModel, draw: Draw, { columns, rows }: Size): Line[] {
  if (model.mode === 'help') return helpLines(model, draw)
  const head = headLines(model, draw, columns)
  const size = { columns, rows: rows - head.length - 1 }
  const compose = columns >= TWO_COLUMNS ? twoColumns : oneColumn
  return [...head, [], ...compose(model, draw, size)]
}

function twoColumns(model: HomeModel, draw: Draw, { columns, rows }: Size): Line[] {
  const share = Math.round(columns * 0.35)
  const side = Math.min(WIDEST_SIDE, Math.max(NARROWEST_SIDE, share))
  const leftWidth = columns - side - GAP
  const list = workLines(model, draw, { width: leftWidth, height: rows })
  return beside(list, sideLines(model, draw, { columns: side, rows }), {
    leftWidth,
    gap: GAP,
    more: draw.more,
  })
}

function sideLines(model: HomeModel, draw: Draw, { columns, rows }: Size): Line[] {
  const { figures = [], overdue } = model.data
  const week = weekNow(model)
  const lines = parted([
    week ? weekColumn(week, draw, columns) : [],
    figureLines(figures, draw, { width: columns, isRight: true }),
  ])
  const room = rows - lines.length - 1
  const table =
    overdue && model.data.kind === 'time'
      ? tableLines(draw.t('home.overdue_list'), overdue, { width: columns, height: room })
      : []
  const side = parted([lines, table])
  // Figures are worth more than the air between them.
  return side.length > rows ? side.filter((line) => line.length) : side
}

/** The week and the figures above the list, as far as they leave room for it. */
function oneColumn(model: HomeModel, draw: Draw, { columns, rows }: Size): Line[] {
  const week = weekNow(model)
  const blocks = [
    week ? weekStrip(week, draw, columns) : [],
    figureLines(model.data.figures ?? [], draw, { width: columns }),
  ]
  let above = blocks.flat()
  if (above.length + 1 + SHORTEST_LIST > rows) above = blocks[1] ?? []
  if (above.length + 1 + SHORTEST_LIST > rows) above = []
  const height = rows - above.length - (above.length ? 1 : 0)
  return parted([above, workLines(model, draw, { width: columns, height })])
}

/** Blocks with an empty line between them. */
const parted = (blocks: Line[][]) =>
  blocks.filter((block) => block.length).flatMap((block, index) => (index ? [[], ...block] : block))
