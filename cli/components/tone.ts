import type { Tone } from '../lib/output/terminal.js'

const PROPS = {
  plain: {},
  dim: { dimColor: true },
  strong: { bold: true },
  accent: { color: 'cyan' },
  blue: { color: 'blue' },
  amber: { color: 'yellow' },
  green: { color: 'green' },
  red: { color: 'red' },
  gone: { dimColor: true, strikethrough: true },
} as const

/** The text properties of a tone; none at all where colour is not wanted. */
export const toneProps = (tone: Tone, { hasColor }: { hasColor: boolean }) =>
  hasColor ? PROPS[tone] : {}
