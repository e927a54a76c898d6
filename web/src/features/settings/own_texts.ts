import { LANGUAGES, type Language } from '@/lib/language/languages'
import type { CompanySettings } from './company_settings'

export type TextName = keyof CompanySettings['texts'][Language]

/** The company's texts in the languages that are not the one of its documents, for the values of a form. */
export function textsInOthers<Name extends TextName>(
  { texts, preferences }: CompanySettings,
  names: readonly Name[]
) {
  const others = LANGUAGES.filter((language) => language !== preferences.documentLanguage)
  return Object.fromEntries(
    others.map((language) => [
      language,
      Object.fromEntries(names.map((name) => [name, texts[language][name]])),
    ])
  ) as Partial<Record<Language, Record<Name, string>>>
}

/** The texts of every language, each changed alike. */
export const eachLanguage = <Texts>(
  texts: Partial<Record<Language, Texts>>,
  change: (of: Texts) => Texts
) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const own = texts[language]
      return own ? [[language, change(own)]] : []
    })
  ) as Partial<Record<Language, Texts>>

/**
 * Where a form holds a text: that of the documents' language among the other settings, where findings and the search
 * lead to, the others under `texts`.
 */
export const textPath = (
  { language, base, part }: TextPlace,
  name: TextName
): `${string}.${TextName}` => (language === base ? `${part}.${name}` : `texts.${language}.${name}`)

interface TextPlace {
  language: Language
  /** The language of the company's documents. */
  base: Language
  part: 'companyInfo' | 'preferences'
}
