import { parseDuration } from '#api/parse_duration'

const SIGNED = /^- ?(.+)$/
const AGO = /^(?:(.+) ago|vor (.+)|para (.+))$/
const BARE_NUMBER = /^\d+$/

/**
 * How long ago a text says: `-15m`, `15 min ago`, `vor 2 Std.`, `para 15 min`.
 * @param text folded
 * @returns seconds; `bare` for a number without a unit, which may be minutes or hours; undefined for anything else
 */
export function readOffset(text: string): number | 'bare' | undefined {
  const signed = SIGNED.exec(text)
  const ago = AGO.exec(text)
  const amount = signed?.[1] ?? ago?.slice(1).find(Boolean)
  if (amount === undefined) return undefined
  if (BARE_NUMBER.test(amount)) return 'bare'
  return parseDuration(amount)
}
