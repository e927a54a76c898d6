import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { features } from '@/features'
import { isLanguage, type Language } from '@/lib/languages'
import { storedLanguage } from '@/lib/session_storage'
import type { Feature } from './define_feature'

/** One namespace per feature, one file per language, each loaded when it is first needed. */
const namespaces: Record<string, Feature['translations']> = {
  common: {
    en: () => import('@/components/translations/en.json'),
    de: () => import('@/components/translations/de.json'),
    sq: () => import('@/components/translations/sq.json'),
  },
  shell: {
    en: () => import('./shell/translations/en.json'),
    de: () => import('./shell/translations/de.json'),
    sq: () => import('./shell/translations/sq.json'),
  },
  ...Object.fromEntries(features.map(({ name, translations }) => [name, translations])),
}

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = isLanguage(language) ? namespaces[namespace]?.[language] : undefined
    if (!load) return done(new Error(`No translations: ${namespace}, ${language}`), false)
    load().then(
      (file) => done(null, { ...file.default }),
      (failure: Error) => done(failure, false)
    )
  },
}

/** The language before the settings are known: the last one used here, else the browser's, else English. */
export function firstLanguage(): Language {
  const wanted = [storedLanguage.read(), ...navigator.languages.map((name) => name.slice(0, 2))]
  return wanted.find(isLanguage) ?? 'en'
}

export async function startTranslations() {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    })
}
