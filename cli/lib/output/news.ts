import type { Context } from '../context.js'
import type { Glyph, Tone } from './terminal.js'

interface News {
  glyph: Glyph
  tone: Tone
  text: string
}

/** One line of news; the glyph only where it decorates a terminal. */
export function news({ terminal, print }: Context, { glyph, tone, text }: News) {
  print(terminal.isTty ? `${terminal.paint(tone, terminal.glyph(glyph))} ${text}` : text)
}

/** A line for something that has been done. */
export const done = (context: Context, text: string) =>
  news(context, { glyph: 'done', tone: 'green', text })
