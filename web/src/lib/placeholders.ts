/** A placeholder of a text: its name in stored texts, and its name in the words of the reader. */
export interface Variable {
  name: string
  label: string
}

const IN_BRACES = /\{\{(.*?)\}\}/g
const STEPS = /\s*([+-])\s*(\d{1,2})\s*$/

/** A stored text for its reader: `{{number}}` becomes `{{Rechnungsnummer}}`, `{{month-1}}` becomes `{{Monat-1}}`. */
export const shownPlaceholders = (text: string, variables: readonly Variable[]): string =>
  replaced(text, new Map(variables.map(({ name, label }) => [plain(name), label])))

/** A text of the reader as it is stored. Names are understood too; anything else stays as typed. */
export const namedPlaceholders = (text: string, variables: readonly Variable[]): string =>
  replaced(
    text,
    new Map([
      ...variables.map(({ name, label }) => [plain(label), name] as const),
      ...variables.map(({ name }) => [plain(name), name] as const),
    ])
  )

function replaced(text: string, words: ReadonlyMap<string, string>) {
  return text.replace(IN_BRACES, (whole: string, inside: string) => {
    const direct = words.get(plain(inside))
    if (direct !== undefined) return `{{${direct}}}`
    const [steps = '', sign = '', count = ''] = STEPS.exec(inside) ?? []
    const word = words.get(plain(inside.slice(0, inside.length - steps.length)))
    return word !== undefined && steps ? `{{${word}${sign}${count}}}` : whole
  })
}

const plain = (word: string) => word.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
