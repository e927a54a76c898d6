import { use } from 'react'
import { beforeLanguage, currentLanguage } from '@/lib/language/language'
import type { Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'

type Texts = typeof import('./translations/en.json')
type Key = { [G in keyof Texts & string]: `${G}.${keyof Texts[G] & string}` }[keyof Texts & string]

export const translations = {
  en: () => import('./translations/en.json'),
  de: () => import('./translations/de.json'),
  sq: () => import('./translations/sq.json'),
}

const texts = new Map<Language, Map<string, string>>()
const loading = new Map<Language, Promise<Map<string, string>>>()

/** The texts of the pages before the sign-in, without the translation library: that comes with the shell. */
export function useTexts() {
  const { language } = useLanguage()
  const known = texts.get(language) ?? use(textsIn(language))
  return { t: (key: Key) => known.get(key) ?? key }
}

/** Makes a page load together with its texts; a switch of the language then waits for those it needs. */
export function withTexts<T>(load: () => Promise<T>) {
  return async () => {
    beforeLanguage(textsIn)
    const [page] = await Promise.all([load(), textsIn(currentLanguage())])
    return page
  }
}

function textsIn(language: Language) {
  const known = loading.get(language) ?? load(language)
  loading.set(language, known)
  // A failed file is requested again.
  known.catch(() => loading.delete(language))
  return known
}

async function load(language: Language) {
  const { default: groups } = await translations[language]()
  const flat = Object.entries(groups).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, text]) => [`${group}.${name}`, text] as const)
  )
  const known = new Map(flat)
  texts.set(language, known)
  return known
}
