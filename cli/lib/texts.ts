import i18next from 'i18next'
import de from '../translations/de.json' with { type: 'json' }
import en from '../translations/en.json' with { type: 'json' }
import sq from '../translations/sq.json' with { type: 'json' }

const TEXTS = { en, de, sq }
export type Language = keyof typeof TEXTS

/** A text of the client: `t('timer.started', { task })`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const isLanguage = (value: string | undefined): value is Language =>
  value !== undefined && Object.hasOwn(TEXTS, value)

/** The signed-in user's language, else that of the locale, else English. */
export function languageOf(profile: { language?: string } | undefined, env: NodeJS.ProcessEnv) {
  if (isLanguage(profile?.language)) return profile.language
  const locale = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase()
  return isLanguage(locale) ? locale : 'en'
}

/** The texts of one language. */
export function textsIn(language: Language): Translate {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: TEXTS[language] } },
  })
  return (key, values) => i18n.t(key, values ?? {})
}
