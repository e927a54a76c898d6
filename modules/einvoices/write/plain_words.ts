const WORD_JOINER = '\u2060'

/**
 * Words of a user whose lines begin with `#`, as XRechnung begins what machines read (BR-DE-18, notes of UBL):
 * an invisible word joiner keeps them words.
 */
export const plainWords = (text: string) => text.replace(/^(\s*)#/gm, `$1${WORD_JOINER}#`)
