import type { Translate } from '../../lib/texts.js'
import { fitted, type Line, piece, tailOf, widthOf } from './line.js'
import { chosenRow, type Draw, type HomeModel } from './model.js'

/** A key with a word for it; the higher `leaves`, the earlier it leaves a narrow line. */
export interface KeyHint {
  key: string
  label: string
  leaves: number
}

/** The keys of the list, in the order in which they are shown. */
export function keysOf({ data: { kind, running } }: Pick<HomeModel, 'data'>, t: Translate) {
  const hint = (key: string, name: string, leaves: number): KeyHint => ({
    key,
    label: t(`home.keys.${name}`),
    leaves,
  })
  const own: Record<typeof kind, KeyHint[]> = {
    time: [
      hint('Enter', running ? 'switch' : 'start', 1),
      ...(running
        ? [hint('p', running.pausedAt === null ? 'pause' : 'resume', 1), hint('s', 'stop', 1)]
        : []),
      hint('u', 'undo', 4),
      hint('n', 'create', 5),
    ],
    desk: [hint('a', 'approve', 1), hint('x', 'reject', 1)],
    books: [],
  }
  return [
    ...own[kind],
    hint('/', 'search', 2),
    hint('r', 'refresh', 6),
    hint('?', 'help', 0),
    hint('q', 'quit', 0),
  ]
}

/** The last two lines: a question or the latest news, and the keys that matter now. */
export function footLines(model: HomeModel, draw: Draw, width: number): Line[] {
  const { t, more } = draw
  return [
    fitted(upperLine(model, draw, width), width, more),
    fitted(lowerLine(model, t, width), width, more),
  ]
}

function upperLine(model: HomeModel, draw: Draw, width: number): Line {
  const { data, mode, text, isBusy, news } = model
  const { t, look, more } = draw
  if (isBusy) return [piece(t('home.reading'), 'dim')]
  const company = chosenRow(model)?.name ?? ''
  const labels = {
    search: t('home.search'),
    create: t('home.create'),
    reject: t('admin.reason_for', { company }),
  }
  if (mode === 'approve') return [piece(t('home.ask_approve', { company }), 'strong')]
  if (mode === 'search' || mode === 'create' || mode === 'reject') {
    const label = fitted(
      [piece(labels[mode])],
      Math.min(widthOf([piece(labels[mode])]), width - 20),
      more
    )
    const room = width - widthOf(label) - 3
    return [
      ...label,
      piece(' '),
      piece(tailOf(look.show(text), room, more), 'accent'),
      piece('_', 'accent'),
    ]
  }
  if (news) return [piece(news.text, news.isBad ? 'red' : 'green')]
  return data.problem ? [piece(data.problem, 'red')] : []
}

function lowerLine(model: HomeModel, t: Translate, width: number): Line {
  const { mode } = model
  if (mode !== 'list' && mode !== 'help') return [piece(t(`home.hints.${mode}`), 'dim')]
  if (mode === 'help') return [piece(t('home.hints.help'), 'dim')]
  return joined(keptOf(keysOf(model, t), width))
}

/** The keys that fit, without those that matter least. */
function keptOf(keys: KeyHint[], width: number): KeyHint[] {
  if (widthOf(joined(keys)) <= width) return keys
  const least = Math.max(...keys.map(({ leaves }) => leaves))
  return least
    ? keptOf(
        keys.filter(({ leaves }) => leaves !== least),
        width
      )
    : keys
}

const joined = (keys: KeyHint[]): Line =>
  keys.flatMap(({ key, label }, index) => [
    piece(index ? '  ' : ''),
    piece(key, 'strong'),
    piece(` ${label}`, 'dim'),
  ])
