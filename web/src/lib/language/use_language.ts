import { createContext, useContext } from 'react'
import { switchLanguage, useCurrentLanguage } from './language'
import type { Label, Language } from './languages'

const LanguageOfContent = createContext<Language | undefined>(undefined)

/** Surrounds content written for a recipient and shown in their language, such as a proposal. */
export const InLanguage = LanguageOfContent.Provider

/** The language of what is around, mostly that of the interface; the switch needs no reload and is remembered here. */
export function useLanguage() {
  const shown = useCurrentLanguage()
  const language = useContext(LanguageOfContent) ?? shown
  return { language, switchTo: switchLanguage, labelOf: (label: Label) => label[language] }
}
