import { createHash } from 'node:crypto'
import { type HoursTarget, lineBodies } from './hours_target.js'
import type { BilledLine } from './work_lines.js'

/**
 * A short text that is the same as long as billing these lines gives the same invoice lines from the same entries:
 * another text, quantity, price, VAT, currency or entry changes it, and so does a corrected entry that rounds to the
 * same quantity.
 */
export function fingerprintOf(lines: readonly BilledLine[], target: HoursTarget): string {
  const { currency, priceMode } = target
  const bodies = lineBodies(lines, target).map((body, index) => [
    ...Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)),
    ...(lines[index]?.entries ?? []).map(({ id, seconds }) => [id, seconds]),
  ])
  const content = JSON.stringify([currency, priceMode, bodies], (_, value) =>
    typeof value === 'bigint' ? String(value) : value
  )
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
