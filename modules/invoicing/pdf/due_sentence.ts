import { type Day, formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { fillPlaceholders } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'

/** Until when to pay. @param own the company's words instead of the usual sentence, empty for none */
export const dueSentence = (own: string, dueOn: Day, language: Language) =>
  own
    ? fillPlaceholders(own, (name) => (name === 'dueDate' ? formatDay(dueOn) : undefined))
    : translate(language, 'invoicing:documents.terms', { day: formatDay(dueOn) })
