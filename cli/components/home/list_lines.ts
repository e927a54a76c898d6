import { COLUMN_GAP, type LaidOut } from '../../lib/output/table.js'
import { windowAround } from '../window_around.js'
import type { HomeList } from './home_data.js'
import { fitted, type Line, piece } from './line.js'
import type { Draw, HomeModel } from './model.js'

/** The head and as many rows as fit around the cursor; the running task has its glyph. */
export function listLines(
  model: HomeModel,
  draw: Draw,
  { width, height }: { width: number; height: number }
): Line[] {
  const { data, matches, row } = model
  const { t, look, more } = draw
  if (!data.list) return [[piece(t(data.isAway ? 'home.unknown' : 'home.reading'), 'dim')]]
  if (!matches.length) return [fitted([piece(emptyText(model, draw), 'dim')], width, more)]
  const marks = { cursor: look.glyph('chosen'), running: look.glyph('running') }
  const indent = marks.cursor.length + marks.running.length + 2
  const table = data.list.layOut(width - indent)
  const { from, to } = windowAround({ row, count: matches.length, height: height - 1 })
  const rows = matches.slice(from, to).map((index, place): Line => {
    const isChosen = from + place === row
    const isRunning =
      data.list?.rows[index]?.id === data.running?.taskId && data.running !== undefined
    const glyph = look.glyph(data.running?.pausedAt ? 'paused' : 'running')
    return [
      piece(isChosen ? `${marks.cursor} ` : ' '.repeat(marks.cursor.length + 1), 'accent'),
      piece(isRunning ? `${glyph} ` : ' '.repeat(marks.running.length + 1), 'accent'),
      ...cellsOf(table, index, isChosen || isRunning),
    ]
  })
  return [[piece(' '.repeat(indent) + table.head.join(COLUMN_GAP), 'dim')], ...rows]
}

function cellsOf(table: LaidOut, index: number, isStrong: boolean): Line {
  return (table.rows[index] ?? []).map(({ text, tone }, column) =>
    piece(column ? COLUMN_GAP + text : text, isStrong && tone === 'plain' ? 'strong' : tone)
  )
}

function emptyText({ data, mode }: HomeModel, { t }: Draw) {
  if (mode === 'search' && data.list?.rows.length) return t('home.no_match')
  if (data.kind === 'time') return [t('tasks.none'), t('home.create_hint')].join(' ')
  return t(data.kind === 'desk' ? 'admin.none_waiting' : 'home.none_overdue')
}

/** A table without a cursor, with its title. */
export function tableLines(
  title: string,
  { rows, layOut }: HomeList,
  { width, height }: { width: number; height: number }
): Line[] {
  const shown = Math.min(rows.length, height - 2)
  if (shown < 1) return []
  const table = layOut(width)
  return [
    [piece(title, 'dim')],
    ...Array.from({ length: shown }, (_, index) => cellsOf(table, index, false)),
  ]
}
