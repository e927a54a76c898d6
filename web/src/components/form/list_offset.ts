const LINE = 18

/**
 * How far a list or a calendar is from its field, in pixels: it opens below the error text of the field, which it would
 * cover otherwise.
 * @param error of the field; a long one takes two lines
 */
export function listOffset(error: unknown) {
  if (!error) return 8
  return 12 + (String(error).length > 40 ? 2 : 1) * LINE
}
