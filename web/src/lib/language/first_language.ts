import { storedLanguage } from '../session/session_storage'
import { isLanguage, type Language } from './languages'

/** The language before the settings are known: the last one used here, else the browser's, else English. */
export function firstLanguage(): Language {
  const names = [storedLanguage.read(), ...navigator.languages.map((name) => name.slice(0, 2))]
  return names.find(isLanguage) ?? 'en'
}
