import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#core/i18n/languages'
import { TEXT_FOLDERS } from '#core/module/text_folders'

const ROOT = new URL('../../', import.meta.url)
export const NAMESPACES = [...TEXT_FOLDERS.keys()]
export const folderOf = (namespace: string) => TEXT_FOLDERS.get(namespace)!

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

/** The server's source below a folder, tests left out, in one text. */
export function sourceOf(folder: string) {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((path) => !path.includes('/tests/'))
    .map(read)
    .join('\n')
}

/** `errors.not_found` → sentence, for one namespace and language. */
export function textsOf(namespace: string, language: Language) {
  const [file] = globSync(`${folderOf(namespace)}/translations/${language}.json`, { cwd: ROOT })
  return new Map(file ? leaves(JSON.parse(read(file)), []) : [])
}

function leaves(node: unknown, path: string[]): [key: string, text: string][] {
  if (typeof node === 'string') return [[path.join('.'), node]]
  return Object.entries(node as object).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

/** All texts, as `namespace:key` → sentence per language. */
export function allTexts() {
  return NAMESPACES.map((namespace) => ({
    namespace,
    byLanguage: Object.fromEntries(
      LANGUAGES.map((language) => [language, textsOf(namespace, language)])
    ) as Record<Language, Map<string, string>>,
  }))
}
