import { foldText } from '#core/database/search'

/** Legal forms and other words that do not distinguish names. */
const FORMS = new Set(
  `gmbh mbh ag kg kgaa ohg gbr ug haftungsbeschrankt eg ev ek se co und and dhe inh herr frau dr
   shpk sha llc ltd inc nt bi dpz`.split(/\s+/)
)

/** The distinctive words of a name. */
export const nameWords = (name: string): ReadonlySet<string> =>
  new Set(
    foldText(name)
      .replace(/\b(?:\p{L}{1,2}\.){2,}/gu, (dotted) => dotted.replaceAll('.', ''))
      // Banks write Bäckerei as BAECKEREI and as BACKEREI.
      .replace(/([aou])e/g, '$1')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !FORMS.has(word))
  )

/** Below it a name is an abbreviation that many could have. */
const FEWEST_LETTERS = 4

/**
 * Whether two names belong to the same person or firm: all words of the shorter one occur in the other, in any order.
 */
export function isSameName(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
  let letters = 0
  for (const word of fewer) {
    if (!more.has(word)) return false
    letters += word.length
  }
  return letters >= FEWEST_LETTERS
}
