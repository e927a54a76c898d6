/** A value that a text names as `{{name}}`, `{{ name }}` or, where it counts in steps, `{{name-1}}`. */
export interface Placeholder {
  name: string
  /** How many months, quarters, years or dates further; 0 without one. */
  offset: number
}

/** The value of a placeholder; undefined leaves it as written. */
export type Words = (name: string, offset: number) => string | undefined

const PLACEHOLDER = /\{\{\s*([a-z]\w*)\s*(?:([+-])\s*(\d{1,2})\s*)?\}\}/gi
const ANYTHING_IN_BRACES = /\{\{(.*?)\}\}/g

/** Fills placeholders once: braces inside a value are a user's text and stay. */
export const fillPlaceholders = (text: string, words: Words): string =>
  text.replace(
    PLACEHOLDER,
    (whole, name: string, sign = '', digits = '0') => words(name, Number(sign + digits)) ?? whole
  )

/** Everything in double braces: a placeholder, or other text as written. */
export function placeholdersIn(text: string): (Placeholder | { unreadable: string })[] {
  return [...text.matchAll(ANYTHING_IN_BRACES)].map(([whole, inside]) => {
    const [match] = whole.matchAll(PLACEHOLDER)
    if (match?.[0] !== whole) return { unreadable: inside?.trim() ?? '' }
    const [, name = '', sign = '', digits = '0'] = match
    return { name, offset: Number(sign + digits) }
  })
}
