import type { Language } from '#core/i18n/languages'
import type { Pattern } from './pattern.js'
import { PATTERNS_DE } from './patterns_de.js'
import { PATTERNS_EN } from './patterns_en.js'
import { PATTERNS_SQ } from './patterns_sq.js'

/** The proposals to begin with that come with Kontor. */
export const BUILT_IN: Record<Language, Pattern[]> = {
  en: PATTERNS_EN,
  de: PATTERNS_DE,
  sq: PATTERNS_SQ,
}

const PREFIX = 'built-in-'

/** How one is named where the company's own templates have an id. */
export const idOfBuiltIn = ({ language, id }: Pattern) => `${PREFIX}${language}-${id}`

export const findBuiltIn = (id: string): Pattern | undefined =>
  id.startsWith(PREFIX)
    ? Object.values(BUILT_IN)
        .flat()
        .find((one) => idOfBuiltIn(one) === id)
    : undefined
