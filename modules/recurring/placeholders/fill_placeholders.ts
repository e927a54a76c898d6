const NAMES = ['month', 'monthYear', 'quarter', 'quarterYear', 'year', 'period'] as const
export type PlaceholderName = (typeof NAMES)[number]

/** What stands for a placeholder; the offset counts months, quarters, years or dates, as its name says. */
export type Words = (name: PlaceholderName, offset: number) => string

const PLACEHOLDER = new RegExp(
  `\\{\\{\\s*(${NAMES.join('|')})\\s*(?:([+-])\\s*(\\d{1,2})\\s*)?\\}\\}`,
  'g'
)

/** Puts words for `{{month}}`, `{{month-1}}`, `{{period}}` …; whatever else stands in braces stays as it is written. */
export const fillPlaceholders = (text: string, words: Words): string =>
  text.replace(PLACEHOLDER, (_whole, name: PlaceholderName, sign?: string, digits = '0') =>
    words(name, Number(`${sign ?? ''}${digits}`))
  )

export const hasPlaceholders = (text: string): boolean => text.search(PLACEHOLDER) >= 0
