import { LANGUAGES } from '#core/i18n/languages'
import { plainWord } from '#modules/imports/values/words'
import type { TargetField } from './field.js'
import { labelOf } from './label.js'

interface Fields {
  known: ReadonlyMap<string, TargetField>
}

/** The words that name a field as a heading, in all our languages and in other programs. */
const wordsOf = (field: TargetField) => [
  field.name,
  ...LANGUAGES.map((language) => labelOf(field, language)),
  ...field.headings,
]

const wordsOfKinds = new WeakMap<Fields, Map<string, string[]>>()

/** Field names by their words; if a word matches several, the first free one gets the column. */
function namesByWord(kind: Fields) {
  const found = wordsOfKinds.get(kind)
  if (found) return found
  const names = new Map<string, string[]>()
  for (const field of kind.known.values()) {
    for (const word of new Set(wordsOf(field).map(plainWord))) {
      names.set(word, [...(names.get(word) ?? []), field.name])
    }
  }
  wordsOfKinds.set(kind, names)
  return names
}

/** The probable field of each column, by its heading; null without a match. No field twice. */
export function proposeMapping(kind: Fields, headings: string[]): (string | null)[] {
  const names = namesByWord(kind)
  const used = new Set<string>()
  return headings.map((heading) => {
    const name = names.get(plainWord(heading))?.find((one) => !used.has(one))
    if (!name) return null
    used.add(name)
    return name
  })
}
