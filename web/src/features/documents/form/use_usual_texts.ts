import { companyText } from '@/lib/company_texts'
import type { Language } from '@/lib/language/languages'
import { useSettings } from '@/lib/settings'

/**
 * The company's texts of a kind of document in its recipient's language. A form shows them for as long as nobody has
 * written others, so they follow when the recipient or the language changes.
 */
export function useUsualTexts(
  kind: 'invoice' | 'estimate',
  language: Language | '' | null | undefined
) {
  const settings = useSettings().data
  return {
    intro: companyText(settings, language, `${kind}Intro`),
    closing: companyText(settings, language, `${kind}Closing`),
  }
}
