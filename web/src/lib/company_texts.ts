import type { Language } from './language/languages'
import type { Settings } from './settings'

/** Texts that are proposed on a document. */
type ProposedText = 'invoiceIntro' | 'invoiceClosing' | 'estimateIntro' | 'estimateClosing'

/**
 * The company's text in the language of a document; where it has none, that of its own language, as it is printed.
 * @param language the recipient's; without one, that of the company's documents
 */
export function companyText(
  settings: Settings | undefined,
  language: Language | '' | null | undefined,
  name: ProposedText
) {
  const own = language && settings?.texts?.[language][name]
  return own || settings?.preferences[name] || ''
}
