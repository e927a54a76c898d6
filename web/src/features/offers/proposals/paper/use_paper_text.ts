import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'

/** The words of the paper itself, in the language that it is written in; until they are loaded in that of the interface. */
export function usePaperText() {
  const { language } = useLanguage()
  const ofPaper = useTranslation('proposals', { lng: language, useSuspense: false })
  const ofInterface = useTranslation('proposals')
  return ofPaper.ready ? ofPaper.t : ofInterface.t
}
