import { clock } from '../../lib/output/format.js'
import { ends, fitted, type Line, piece } from './line.js'
import type { Draw, HomeModel } from './model.js'

const TONES = { running: 'accent', paused: 'amber' } as const

/** The lines on top: the clock with its task, or how many companies wait; at the right what is unusual. */
export function headLines(model: HomeModel, draw: Draw, width: number): Line[] {
  const { data, company } = model
  const { t, look, more } = draw
  const title = data.title ?? t('home.reading')
  const [first = [], ...others] =
    data.kind === 'time' ? timerLines(model, draw) : [[piece(title, 'strong')]]
  const waits = data.waiting ? t('home.waiting', { count: data.waiting }) : ''
  const away = data.isAway ? `${look.glyph('failed')} ${t('home.away')}` : ''
  const unusual = [away, waits].filter(Boolean).join(' · ')
  const right = unusual ? [piece(unusual, 'amber')] : [piece(company, 'dim')]
  return [ends(first, right, { width, more }), ...others.map((line) => fitted(line, width, more))]
}

function timerLines({ data: { running, list }, elapsed }: HomeModel, { t, look }: Draw): Line[] {
  if (!running) {
    const hasNone = list?.rows.length === 0
    return [
      [piece(`${look.glyph('idle')} ${t('timer.idle')}`, 'dim')],
      hasNone ? [] : [piece(`  ${t('home.choose')}`, 'dim')],
    ]
  }
  const state = running.pausedAt === null ? 'running' : 'paused'
  const time = clock(elapsed)
  const mark = `${look.glyph(state)} `
  const paused = state === 'paused' ? [piece(`${t('timer.paused')}  `, 'amber')] : []
  const project = running.project ? look.show(running.project) : t('tasks.no_project')
  return [
    [
      piece(mark, TONES[state]),
      piece(`${time}  `, 'strong'),
      ...paused,
      piece(look.show(running.title), 'strong'),
    ],
    [piece(`${' '.repeat(mark.length + time.length + 2)}${project}`, 'dim')],
  ]
}
