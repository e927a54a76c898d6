import { useTranslation } from 'react-i18next'
import { isLanguage, type Label, type Language } from './languages'
import { storedLanguage } from './session_storage'

/** The language of the interface, and the switch that needs no reload and is remembered here. */
export function useLanguage() {
  const { i18n } = useTranslation('common')
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en'
  const switchTo = async (next: Language) => {
    storedLanguage.write(next)
    await i18n.changeLanguage(next)
  }
  return { language, switchTo, labelOf: (label: Label) => label[language] }
}
