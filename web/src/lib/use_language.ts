import { switchLanguage, useCurrentLanguage } from './language'
import type { Label } from './languages'

/** The language of the interface, and the switch that needs no reload and is remembered here. */
export function useLanguage() {
  const language = useCurrentLanguage()
  return { language, switchTo: switchLanguage, labelOf: (label: Label) => label[language] }
}
