import { parseDuration } from '#api/parse_duration'
import { Failure } from '../failures/failure.js'

/** Whether a text is a duration such as `2h` or `1:30`; a bare `0` is none. */
export const isDuration = (text: string) => Boolean(parseDuration(text))

/** Whole seconds. @throws `duration_unclear` */
export function readDuration(text: string): number {
  const seconds = parseDuration(text)
  if (seconds === undefined) throw new Failure('duration_unclear', { values: { wanted: text } })
  return seconds
}
