import { FieldError } from '#core/errors/app_error'
import type { LineContent } from '#modules/documents/public'

/**
 * The lines of an estimate with the options that a client ticked: those count then, and a line whose
 * alternative was ticked counts no more. Positions stay.
 * @param chosen positions, the first being 1
 * @throws 422 `not_optional` for a line that is not offered as an option, `alternatives_exclude` for two
 *   alternatives of one line
 */
export function chooseLines(
  lines: readonly LineContent[],
  chosen: readonly number[]
): LineContent[] {
  const picked = new Set(chosen)
  const replaced = new Set<number>()
  for (const position of picked) {
    const line = lines[position - 1]
    if (line?.kind !== 'item' || !line.isOptional) {
      throw new FieldError('chosen', 'estimates.not_optional')
    }
    if (line.alternativeOf === null) continue
    if (replaced.has(line.alternativeOf))
      throw new FieldError('chosen', 'estimates.alternatives_exclude')
    replaced.add(line.alternativeOf)
  }
  return lines.map((line, index) => {
    const position = index + 1
    if (picked.has(position)) return { ...line, isOptional: false, alternativeOf: null }
    return replaced.has(position) ? { ...line, isOptional: true } : line
  })
}

/** @throws 422 `alternative_unknown` at a line that is an alternative of what is no counted line */
export function assertAlternatives(lines: readonly LineContent[]) {
  for (const [index, { alternativeOf }] of lines.entries()) {
    if (alternativeOf === null) continue
    const other = lines[alternativeOf - 1]
    if (other?.kind !== 'item' || other.isOptional) {
      throw new FieldError(`lines.${index}.alternativeOf`, 'estimates.alternative_unknown')
    }
  }
}
