import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { features } from '@/features'
import { beforeLanguage, currentLanguage, showLanguage } from '@/lib/language/language'
import { isLanguage } from '@/lib/language/languages'
import type { Feature } from './define_feature'

/** One namespace per feature and for what several features share, one file per language, each loaded when it is first needed. */
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

const fileOf = (language: string, namespace: string) =>
  isLanguage(language) ? namespaces[namespace]?.[language] : undefined

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = fileOf(language, namespace)
    if (!load) return done(new Error(`No translations: ${namespace}, ${language}`), false)
    load().then(
      (file) => done(null, { ...file.default }),
      // True requests a retry: without one the texts of a failed file stay missing until the page is reloaded.
      (failure: Error) => done(failure, true)
    )
  },
}

let started: Promise<unknown> | undefined

/** Starts the translations once; resolves when those that every screen needs are there, and those of the namespaces. */
export async function startTranslations(namespaces: string[] = []) {
  // All files at once: the library itself waits for its first ones. A file that fails is requested again there.
  for (const namespace of namespaces) fileOf(currentLanguage(), namespace)?.().catch(() => {})
  started ??= start()
  await started
  await i18next.loadNamespaces(namespaces)
}

async function start() {
  i18next.on('languageChanged', (language) => {
    if (isLanguage(language)) showLanguage(language)
  })
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    })
  beforeLanguage((next) => i18next.changeLanguage(next))
}
