import { globSync, readFileSync } from 'node:fs'

/** One thing with its words; lower case, as in the second table of `docs/glossary.md`. */
interface Term {
  english: RegExp[]
  words: Record<Translation, RegExp[]>
  forbidden: Record<Translation, RegExp[]>
}

export type Translation = 'de' | 'sq'

/** One text in its three languages. */
export interface Text {
  /** `invoicing:list.title`: the folder of the translations, and the key. */
  name: string
  en: string
  de: string
  sq: string
}

/** Every text of the product. */
export function allProductTexts(): Text[] {
  return globSync('{core,modules,cli,web/src}/**/translations/en.json').flatMap((file) => {
    const folder = file.split('/').at(-3)!
    const inLanguage = (language: string) => leavesOf(file.replace('en.json', `${language}.json`))
    const [de, sq] = [new Map(inLanguage('de')), new Map(inLanguage('sq'))]
    return inLanguage('en').map(([key, en]) => ({
      name: `${folder}:${key}`,
      en,
      de: de.get(key) ?? '',
      sq: sq.get(key) ?? '',
    }))
  })
}

/** The table "In three languages" of the glossary, the longest English terms first. */
export function readGlossary(): Term[] {
  const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## In three languages')
  const rows = section.split('\n').filter((line) => /^\| (?!English)/.test(line))
  return rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, en = '', de = '', sq = '', notDe = '', notSq = '']) => ({
      length: Math.max(...formsIn(en).map((form) => form.length)),
      english: formsIn(en).map(englishPattern),
      words: { de: formsIn(de).map(germanPattern), sq: formsIn(sq).map(albanianPattern) },
      forbidden: { de: formsIn(notDe).map(germanPattern), sq: formsIn(notSq).map(albanianPattern) },
    }))
    .sort((a, b) => b.length - a.length)
}

/**
 * The terms that a text uses. A longer term hides the shorter ones inside it: "delivery note" is no "note".
 * @param english the English text
 */
export function termsIn(english: string, glossary: Term[]) {
  let rest = english.replace(/\{+\w+\}+/g, '#')
  return glossary.filter((term) => {
    const before = rest
    for (const pattern of term.english) rest = rest.replace(pattern, ' ')
    return rest !== before
  })
}

const formsIn = (cell: string) => cell.split(' / ').filter(Boolean)
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function englishPattern(term: string) {
  const words = literally(term).replace(/[ -]/g, '[ -]').replace(/y$/, '(?:y|ies|ied)')
  return new RegExp(`(?<![a-z-])${words}(?:s|es|d|ed|ing)?(?![a-z-])`, 'gi')
}

/** Compounds and endings: Rechnungsnummer, Rechnungen. */
function germanPattern(form: string) {
  const stems = form.split(' ').map((word) => literally(word.replace(/(?<=.{3})(en|e)$/, '')))
  return new RegExp(stems.join('\\w* '), 'i')
}

/** Endings, and the small words between: nota e kreditit, notën tonë të kreditit. */
function albanianPattern(form: string) {
  const stems = form.split(' ').map((word) => literally(word.replace(/(?<=..)[ëeaiouj]+$/, '')))
  const isShort = stems.join('').length < 5
  return new RegExp(
    `${isShort ? '(?<!\\p{L})' : ''}${stems.join('\\p{L}*(?: \\p{L}{1,6}){0,2} ')}`,
    'iu'
  )
}

function leavesOf(file: string): [key: string, text: string][] {
  const leaves = (node: object, path: string): [string, string][] =>
    Object.entries(node).flatMap(([name, inner]) =>
      typeof inner === 'string'
        ? [[path + name, withoutTags(inner)]]
        : leaves(inner, `${path}${name}.`)
    )
  return leaves(JSON.parse(readFileSync(file, 'utf8')), '')
}

/** Tags around a part of a text, such as `<open>`, are names in the code. */
const withoutTags = (text: string) => text.replace(/<\/?\w+>/g, '')
