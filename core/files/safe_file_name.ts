/** Longest name that is kept, in characters. */
const LONGEST_NAME = 120
/** A dot and the longest ending. */
const ROOM_FOR_ENDING = 6

/**
 * A name that every file system takes: no folders, no control characters, and an ending of the file's type.
 * @param given by the sender
 * @param endings of the type, the usual one first
 * @param fallback the name without its ending, when nothing usable was given
 */
export function safeFileName(
  given: string,
  endings: readonly [string, ...string[]],
  fallback: string
) {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[^\p{L}\p{N}._ ()+-]+/gu, '-').replace(/^[. -]+|[. ]+$/g, '')
  const dot = clean.lastIndexOf('.')
  const ending = clean.slice(dot + 1).toLowerCase()
  const isRight = dot > 0 && endings.includes(ending)
  const stem = (isRight ? clean.slice(0, dot) : clean) || fallback
  return `${stem.slice(0, LONGEST_NAME - ROOM_FOR_ENDING)}.${isRight ? ending : endings[0]}`
}
