import { existsSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { TEXT_FOLDERS } from '#core/module/text_folders'
import { LANGUAGES, type Language } from './languages.js'

const ROOT = new URL('../../', import.meta.url)
const NAMESPACES = [...TEXT_FOLDERS.keys()]

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'en',
  fallbackLng: false,
  ns: NAMESPACES,
  defaultNS: 'core',
  keySeparator: '.',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(NAMESPACES.map((name) => [name, readTexts(name, language)])),
    ])
  ),
})

function readTexts(namespace: string, language: Language) {
  const file = new URL(`${TEXT_FOLDERS.get(namespace)}/translations/${language}.json`, ROOT)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * A text of the server in one of our languages.
 * @param key `namespace:path.to.text`, the namespace being `core`, a module's name or that of a part of one
 */
export const translate = (
  language: Language,
  key: string,
  values: Record<string, string | number> = {}
): string => i18n.t(key, { lng: language, ...values })

/** The text as it is in the file, its placeholders unfilled. @param key `namespace:path.to.text` */
export function rawText(language: Language, key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  return String(i18n.getResource(language, namespace, path))
}

export const hasText = (language: Language, key: string) => i18n.exists(key, { lng: language })
