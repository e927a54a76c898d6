import { clean, toAscii } from './clean.js'

const { styleText } = process.getBuiltinModule('node:util')

export type Tone =
  | 'plain'
  | 'dim'
  | 'strong'
  | 'accent'
  | 'blue'
  | 'amber'
  | 'green'
  | 'red'
  | 'gone'

const STYLES = {
  plain: [],
  dim: ['dim'],
  strong: ['bold'],
  accent: ['cyan'],
  blue: ['blue'],
  amber: ['yellow'],
  green: ['green'],
  red: ['red'],
  gone: ['dim', 'strikethrough'],
} as const satisfies Record<Tone, readonly string[]>

const UNICODE_GLYPHS = {
  running: '●',
  paused: '‖',
  idle: '○',
  done: '✓',
  failed: '✗',
  partly: '◐',
  chosen: '›',
  more: '…',
  bar: '█',
  rest: '░',
}
const ASCII_GLYPHS = {
  running: '*',
  paused: '=',
  idle: 'o',
  done: '+',
  failed: 'x',
  partly: '~',
  chosen: '>',
  more: '...',
  bar: '#',
  rest: '.',
}
export type Glyph = keyof typeof UNICODE_GLYPHS

/** The abilities of one output. Outside a terminal, or on a dumb one: plain text of any width, without styles. */
export interface Terminal {
  /** Glyphs, columns that fit, and views that redraw are wanted. */
  isTty: boolean
  /** Columns to fill; Infinity in a pipe, so that nothing is cut for scripts. */
  width: number
  hasColor: boolean
  glyph: (name: Glyph) => string
  /** Makes text from outside safe and showable; every printed text goes through it once. */
  show: (text: string) => string
  paint: (tone: Tone, text: string) => string
}

interface Output {
  isTTY?: boolean
  columns?: number
}

/** Lines of a table that are longer than this are hard to follow. */
export const WIDEST = 200

/** Reads the abilities of an output from the environment (NO_COLOR, TERM, the locale). */
export function terminalOf(output: Output, env: NodeJS.ProcessEnv): Terminal {
  const isTty = Boolean(output.isTTY) && env.TERM !== 'dumb'
  const hasColor = isTty && !env.NO_COLOR
  const hasUnicode = !output.isTTY || speaksUnicode(env)
  const glyphs = hasUnicode ? UNICODE_GLYPHS : ASCII_GLYPHS
  return {
    isTty,
    width: isTty ? Math.min(output.columns || 80, WIDEST) : Number.POSITIVE_INFINITY,
    hasColor,
    glyph: (name) => glyphs[name],
    show: (text) => (hasUnicode ? clean(text) : toAscii(clean(text))),
    paint: (tone, text) =>
      hasColor && tone !== 'plain'
        ? styleText([...STYLES[tone]], text, { validateStream: false })
        : text,
  }
}

/** A locale that names another character set means it; no locale at all says nothing. */
function speaksUnicode(env: NodeJS.ProcessEnv) {
  if (env.TERM === 'linux' || env.TERM === 'dumb') return false
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG
  return !locale || /utf-?8/i.test(locale)
}
