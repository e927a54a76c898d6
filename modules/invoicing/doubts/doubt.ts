import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { type SentenceValues, sayValues } from '#core/money/said'
import type { DocumentFault } from '#modules/documents/public'

/** Something about an invoice that is worth a look before it is issued; its sentence is `invoicing:doubts.<rule>`. */
export interface Doubt extends DocumentFault {
  values?: SentenceValues
  /** A month `YYYY-MM` that its sentence names as `{{month}}`. */
  month?: string
  /** Whether issuing asks for an acknowledgement. */
  isSerious?: boolean
}

/** The doubt with its sentence. */
export const sayDoubt = ({ field, rule, values = {}, month }: Doubt, language: Language) => ({
  field,
  rule,
  message: translate(language, `invoicing:doubts.${rule}`, {
    ...sayValues(values, language),
    ...(month && { month: monthIn(month, language) }),
  }),
})

const monthIn = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`)
  )

/** The doubts of a list in which some may be left out. */
export const doubtsIn = (doubts: readonly (Doubt | undefined | false)[]) =>
  doubts.filter((doubt): doubt is Doubt => Boolean(doubt))
