import { TEXTS_FOLDER } from '../texts_folder.js'

const { readFileSync } = process.getBuiltinModule('node:fs')
const { join } = process.getBuiltinModule('node:path')

const LANGUAGES = ['en', 'de', 'sq'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text of the client: `t('timer.started', { task })`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

interface Texts {
  [key: string]: string | Texts
}

const isLanguage = (value: string | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The signed-in user's language, else that of the locale, else English. */
export function languageOf(profile: { language?: string } | undefined, env: NodeJS.ProcessEnv) {
  if (isLanguage(profile?.language)) return profile.language
  const locale = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase()
  return isLanguage(locale) ? locale : 'en'
}

/**
 * The texts of one language, read when the first is needed. `{{name}}` takes a value; with a `count`, a key that has
 * forms (`key_one`, `key_other`) takes the one that the language's plural rules name. An unknown key is its own text.
 */
export function textsIn(language: Language): Translate {
  let texts: Texts | undefined
  let plurals: Intl.PluralRules | undefined
  const find = (key: string) => {
    texts ??= JSON.parse(readFileSync(join(TEXTS_FOLDER, `${language}.json`), 'utf8')) as Texts
    let found: string | Texts | undefined = texts
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
    return typeof found === 'string' ? found : undefined
  }
  const findForm = (key: string, count: string | number | undefined) => {
    if (typeof count !== 'number' || find(`${key}_other`) === undefined) return undefined
    plurals ??= new Intl.PluralRules(language)
    return find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`)
  }
  return (key, values = {}) => {
    const text = findForm(key, values.count) ?? find(key) ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
