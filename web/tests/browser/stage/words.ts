import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export const LANGUAGES = ['en', 'de', 'sq'] as const
export type Language = (typeof LANGUAGES)[number]

/** Of the folders that are not named like their texts. */
const NAMESPACES: Record<string, string> = { components: 'common' }

const SOURCES = new URL('../../../src/', import.meta.url)

/** A text of the web app as users see it: `words('de')('auth:login.title')`. @throws for an unknown key */
export function words(language: Language) {
  const texts = textsIn(language)
  return (key: string, values: Record<string, string | number> = {}) => {
    const form = 'count' in values ? `_${values.count === 1 ? 'one' : 'other'}` : ''
    const text = texts.get(key + form) ?? texts.get(key)
    if (text === undefined) throw new Error(`The web app has no text ${key} in ${language}.`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''))
  }
}

/** Whether the web app has this text, perhaps in forms for one and for several. */
export const isText = (key: string) => ['', '_one'].some((form) => textsIn('en').has(key + form))

/** Namespaces that the web app has texts in. */
export const namespaces = () => new Set([...textsIn('en').keys()].map((key) => key.split(':')[0]))

const known = new Map<Language, Map<string, string>>()

function textsIn(language: Language) {
  const texts = known.get(language) ?? new Map<string, string>()
  if (!known.has(language)) {
    for (const file of globSync(`**/translations/${language}.json`, { cwd: SOURCES })) {
      const folder = basename(dirname(dirname(file)))
      const namespace = NAMESPACES[folder] ?? folder
      collect(JSON.parse(readFileSync(new URL(file, SOURCES), 'utf8')), `${namespace}:`, texts)
    }
    known.set(language, texts)
  }
  return texts
}

function collect(node: Record<string, unknown>, prefix: string, into: Map<string, string>) {
  for (const [name, inner] of Object.entries(node)) {
    if (typeof inner === 'string') into.set(prefix + name, inner)
    else collect(inner as Record<string, unknown>, `${prefix}${name}.`, into)
  }
}
