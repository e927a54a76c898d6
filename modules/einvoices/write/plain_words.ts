import { legalText } from '#core/xml/element'

/** Invisible; keeps a user's words from being read as machine-written ones. */
const WORD_JOINER = '\u2060'

/** Payment terms: no line may begin with `#` as those of Skonto do (BR-DE-18). */
export const plainTerms = (text: string) =>
  legalText(text).replace(/^(\s*)#/gm, `$1${WORD_JOINER}#`)

/** A note of UBL: three characters between its first two `#` would be a code (BR-CL-08). */
export const plainNote = (text: string) =>
  legalText(text).replace(/^([^#]*#)([^#]{3}#)/u, `$1${WORD_JOINER}$2`)
