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

/** The texts that documents in a language have: its own, where it has none that of the documents' language. */
export const printedTexts = <Name extends TextName>(
  names: readonly Name[],
  { preferences, texts }: TypedTexts<Name>,
  { language, base }: Omit<TextPlace, 'part'>
) =>
  Object.fromEntries(
    names.map((name) => [name, (language !== base && texts[language]?.[name]) || preferences[name]])
  ) as Record<Name, string>

/** The values of a form with texts. */
interface TypedTexts<Name extends TextName> {
  preferences: Record<Name, string>
  texts: Partial<Record<Language, Record<Name, string>>>
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
